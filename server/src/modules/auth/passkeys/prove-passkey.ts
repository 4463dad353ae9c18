import type { PasskeyProof, PasskeyRequest } from 'shared-api/entities';
import { isUnavailable } from '../../../platform/db';
import type { AuthContext } from '../auth.context';
import { challengeLastsMs, issueChallenge, takeChallenge } from './challenges.repository';
import { findPasskey, notePasskeyUsed, type StoredPasskey } from './passkeys.repository';
import { relyingParty } from './relying-party';

type ProofContext = Pick<AuthContext, 'db' | 'clock' | 'publicUrl'>;

/** What an authenticator is to sign, to prove whichever passkey the person has. */
export async function passkeyRequest({ db, clock, publicUrl }: ProofContext): Promise<PasskeyRequest> {
  return {
    challenge: await issueChallenge(db.read, null, clock.now()),
    rpId: relyingParty(publicUrl).id,
    timeout: challengeLastsMs,
    userVerification: 'required',
  };
}

/**
 * Whose passkey a proof is of: held, and unlocked by its owner's finger, face or PIN. Its challenge is used up whatever
 * comes of it.
 * @returns the account's uid, or null for what proves nothing
 */
export async function provePasskey(context: ProofContext, proof: PasskeyProof): Promise<string | null> {
  const { db, clock } = context;
  const known = await findPasskey(db.read, proof.id);
  if (known === null || !isHandleOf(known, proof.response.userHandle)) return null;
  const counter = await verify(context, known, proof);
  if (counter === null) return null;
  await notePasskeyUsed(db.read, known.id, counter, clock.now());
  return known.user_uid;
}

/** The account that the authenticator wrote down, where it tells one. */
export const handleOf = (uid: string) => Buffer.from(uid).toString('base64url');

function isHandleOf({ user_uid }: StoredPasskey, handle: string | undefined): boolean {
  return handle === undefined || handle === handleOf(user_uid);
}

/** How often the authenticator signed by now, or null when its signature does not hold. */
async function verify(
  { db, clock, publicUrl }: ProofContext,
  { credential_id, public_key, counter }: StoredPasskey,
  { id, response }: PasskeyProof,
): Promise<number | null> {
  // Read with the first passkey, not at start.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const party = relyingParty(publicUrl);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: (challenge) => takeChallenge(db.read, challenge, null, clock.now()),
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    // Whatever does not fit is thrown; a database that is away says nothing of the passkey.
    if (isUnavailable(error)) throw error;
    return null;
  }
}
