import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from 'shared-api/entities';

export interface Page {
  readonly origin: string;
  /** Whether the owner unlocked it; yes unless told. */
  readonly unlocked?: boolean;
}

const present = 0x01;
const unlockedFlag = 0x04;
const attested = 0x40;
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

/** An authenticator of software: one ES256 key, as a phone or a security key has it. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  const clientDataOf = (type: string, challenge: string, { origin }: Page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const dataOf = (rpId: string, flags: number, { unlocked = true }: Page) => {
    const count = Buffer.alloc(4);
    counter += 1;
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | present | (unlocked ? unlockedFlag : 0)]), count]);
  };

  return {
    create({ rp, challenge }: PasskeyCreation, page: Page): NewPasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        dataOf(rp.id, attested, page),
        Buffer.alloc(16),
        length,
        credentialId,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
      return {
        id,
        response: {
          clientDataJSON: clientDataOf('webauthn.create', challenge, page).toString('base64url'),
          attestationObject: attestationOf(authData).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    prove({ rpId, challenge }: PasskeyRequest, page: Page): PasskeyProof {
      const clientData = clientDataOf('webauthn.get', challenge, page);
      const authData = dataOf(rpId, 0, page);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        id,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

/** A COSE key of ES256 on P-256 (RFC 9053), in CBOR. */
function coseKey({ x = '', y = '' }: { readonly x?: string; readonly y?: string }): Buffer {
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    Buffer.from([0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ]);
}

/** `{ fmt: 'none', attStmt: {}, authData }` in CBOR. */
function attestationOf(authData: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}
