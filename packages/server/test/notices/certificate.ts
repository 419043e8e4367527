import { generateKeyPairSync, sign } from 'node:crypto';

/** A piece of DER: what it is, how long, and what is in it (X.690). */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const list = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const number = (value: number) => der(0x02, Buffer.from([value]));
const text = (tag: number, value: string) => der(tag, Buffer.from(value));
const bits = (value: Buffer) => der(0x03, Buffer.from([0]), value);
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));

/** ecdsa-with-SHA256, commonName, basicConstraints, subjectAltName. */
const SIGNED_BY = list(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const CONSTRAINTS = oid(0x55, 0x1d, 0x13);
const OTHER_NAMES = oid(0x55, 0x1d, 0x11);

/** A certificate that a house makes for itself, for one name, from yesterday until tomorrow (RFC 5280). */
export function ownCertificate(name: string): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const who = list(der(0x31, list(COMMON_NAME, text(0x0c, name))));
  const day = 24 * 60 * 60 * 1000;
  const moment = (at: number) => text(0x17, `${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`);
  const extension = (what: Buffer, value: Buffer) => list(what, der(0x04, value));
  const told = list(
    der(0xa0, number(2)),
    number(1),
    SIGNED_BY,
    who,
    list(moment(Date.now() - day), moment(Date.now() + day)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      list(
        extension(CONSTRAINTS, list(der(0x01, Buffer.from([0xff])))),
        extension(OTHER_NAMES, list(text(0x82, name))),
      ),
    ),
  );
  const whole = list(told, SIGNED_BY, bits(sign('sha256', told, privateKey)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  const cert = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return { key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })), cert };
}
