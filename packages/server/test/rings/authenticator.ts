import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

/** What a house offers, as far as a new passkey needs it. */
interface Offer {
  readonly challenge: string;
  readonly rp: { readonly id: string };
}

/** A binary word of CBOR, shorter than 256 bytes. */
const bytes = (value: Buffer) => Buffer.concat([Buffer.from([0x58, value.length]), value]);

const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

/** A public key as authenticators write it: a map of EC2, ES256, P-256, x and y (RFC 9053). */
function coseKey(): Buffer {
  const { x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' });
  const point = [x, y].map((part) => bytes(Buffer.from(part, 'base64url')));
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  return Buffer.concat([head, Buffer.from([0x21]), point[0], Buffer.from([0x22]), point[1]]);
}

/** What a browser sends after somebody has made a passkey, of an authenticator that attests nothing. */
export function newPasskey({ challenge, rp }: Offer, origin: string): object {
  const id = randomBytes(16);
  const [present, attested] = [0x01, 0x40];
  const authData = Buffer.concat([
    createHash('sha256').update(rp.id).digest(),
    Buffer.from([present | attested, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    coseKey(),
  ]);
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    bytes(authData),
  ]);
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: Buffer.from(client).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  };
}
