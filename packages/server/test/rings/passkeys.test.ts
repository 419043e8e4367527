import type { protocol } from '@tabula/server';
import { describe, expect, it } from 'vitest';
import { World } from '../helpers/world.ts';
import { newPasskey } from './authenticator.ts';
import { Device, twoSeats } from './devices.ts';

const HOUSE = 'https://tabula.example';

type Offer = Parameters<typeof newPasskey>[0];

describe('a passkey', () => {
  it('is one of ten at most, also where several devices were offered one before', async () => {
    const world = await World.open({ publicUrls: [HOUSE] });
    const { table, seats } = await twoSeats(world);
    const [laptop, phone] = [new Device(world, 'laptop'), new Device(world, 'phone')];
    await laptop.bring({ id: table.id, secrets: [seats[0].secret] });
    await laptop.letIn(phone);
    const offered = (device: Device) => device.ask<Offer>('POST', '/passkeys/offer', {});
    const add = (device: Device, offer: Offer) => ({ name: device.name, response: newPasskey(offer, HOUSE) });
    for (let i = 0; i < 9; i++)
      await laptop.ask<protocol.Ring>('POST', '/passkeys', add(laptop, await offered(laptop)));
    const [one, other] = [await offered(laptop), await offered(phone)];
    expect((await laptop.ask<protocol.Ring>('POST', '/passkeys', add(laptop, one))).passkeys).toHaveLength(10);
    expect(await phone.refusal('POST', '/passkeys', add(phone, other))).toBe('429 too-many');
    expect(await phone.refusal('POST', '/passkeys/offer', {})).toBe('429 too-many');
    const { passkeys } = await phone.ring();
    expect(passkeys).toHaveLength(10);
    await phone.ask('DELETE', `/passkeys/${passkeys[0].id}`);
    await phone.ask('POST', '/passkeys', add(phone, await offered(phone)));
    expect((await phone.ring()).passkeys).toHaveLength(10);
  });

  it('answers the question of this house, this page and this device alone', async () => {
    const world = await World.open({ publicUrls: [HOUSE] });
    const { table, seats } = await twoSeats(world);
    const [laptop, phone] = [new Device(world, 'laptop'), new Device(world, 'phone')];
    await laptop.bring({ id: table.id, secrets: [seats[0].secret] });
    await laptop.letIn(phone);
    const offer = await laptop.ask<Offer>('POST', '/passkeys/offer', {});
    const refused = (device: Device, response: object) =>
      device.refusal('POST', '/passkeys', { name: device.name, response });
    expect(await refused(laptop, newPasskey(offer, 'https://evil.example'))).toBe('409 spent');
    expect(await refused(laptop, newPasskey({ ...offer, rp: { id: 'evil.example' } }, HOUSE))).toBe('409 spent');
    expect(await refused(phone, newPasskey(offer, HOUSE))).toBe('409 spent');
    const response = newPasskey(offer, HOUSE);
    await laptop.ask('POST', '/passkeys', { name: 'laptop', response });
    expect(await refused(laptop, response)).toBe('409 spent');
    expect((await laptop.ring()).passkeys).toHaveLength(1);
  });
});
