import * as z from 'shared-api/schema';
import { instant, plainLine, uid } from './fields';

/** Bytes as WebAuthn writes them in JSON: base64url. */
function bytes(maxCharacters: number) {
  return z.string().check(z.maxLength(maxCharacters), z.regex(/^[A-Za-z0-9_-]+$/));
}

/** WebAuthn: 1023 bytes at most. */
const credentialId = bytes(1_364);
const clientData = bytes(4_096);

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id: uid,
  /** Browser and system that it was made with, as they are told to a person, until its owner calls it otherwise. */
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});
export type Passkey = z.infer<typeof passkey>;

/** What its owner may change of a passkey: no two of an account bear one name. */
export const passkeyFields = z.strictObject({ name: plainLine(60) });
export type PasskeyFields = z.infer<typeof passkeyFields>;

/** What a browser makes a passkey of: `PublicKeyCredentialCreationOptionsJSON` of WebAuthn 3. */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

/** What a browser proves a passkey with: `PublicKeyCredentialRequestOptionsJSON`; it offers those that it knows. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** What is read of the `RegistrationResponseJSON`. */
export const newPasskey = z.strictObject({
  id: credentialId,
  response: z.strictObject({
    clientDataJSON: clientData,
    attestationObject: bytes(32_768),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))),
  }),
});
export type NewPasskey = z.infer<typeof newPasskey>;

/** What is read of the `AuthenticationResponseJSON`. */
export const passkeyProof = z.strictObject({
  id: credentialId,
  response: z.strictObject({
    clientDataJSON: clientData,
    authenticatorData: bytes(4_096),
    signature: bytes(16_384),
    userHandle: z.optional(bytes(128)),
  }),
});
export type PasskeyProof = z.infer<typeof passkeyProof>;
