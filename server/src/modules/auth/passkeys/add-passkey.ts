import { randomUUID } from 'node:crypto';
import { nameOrEmail } from 'shared-api/domain';
import type { NewPasskey, PasskeyCreation } from 'shared-api/entities';
import { fold, isUnavailable, refusingTaken } from '../../../platform/db';
import { invalid, notFound } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { lockByUid } from '../../users';
import { auditOwn } from '../audit-own';
import type { AuthContext } from '../auth.context';
import { authMessages } from '../auth.messages';
import { tellPasskey } from '../contacts/account-emails';
import { findOwn, lockOwn } from '../own-account';
import { deviceName } from '../sign-in/device-name';
import { challengeLastsMs, issueChallenge, takeChallenge } from './challenges.repository';
import { deletePasskey, insertPasskey, namePasskey, passkeysOf, type StoredPasskey } from './passkeys.repository';
import { handleOf } from './prove-passkey';
import { relyingParty } from './relying-party';

/** One a device, and some more. */
const most = 20;
/** EdDSA, ES256 and RS256: what authenticators have (COSE numbers). */
const algorithms = [-8, -7, -257];

/** What a browser makes a new passkey of. @throws Refusal on `passkey` when the account has enough */
export async function preparePasskey(context: AuthContext, uid: string): Promise<PasskeyCreation> {
  const { db, clock, publicUrl } = context;
  const account = await findOwn(db.read, uid);
  const known = await passkeysOf(db.read, uid);
  expectRoom(known);
  const { id, name } = relyingParty(publicUrl);
  return {
    challenge: await issueChallenge(db.read, uid, clock.now()),
    rp: { id, name },
    user: {
      id: handleOf(uid),
      name: account.email,
      displayName: nameOrEmail(account),
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLastsMs,
    excludeCredentials: known.map(({ credential_id }) => ({ type: 'public-key', id: credential_id })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

export interface PasskeyOwner {
  readonly uid: string;
  readonly sessionId: string;
  readonly userAgent: string;
}

/**
 * Keeps a new passkey. The person hears of it, and the sessions that began without it end.
 * @throws Refusal on `passkey` when what the browser made does not hold, or the account has enough
 */
export async function addPasskey(
  context: AuthContext,
  { uid, sessionId, userAgent }: PasskeyOwner,
  made: NewPasskey,
): Promise<StoredPasskey> {
  const { db, clock, sessions } = context;
  const credential = await verify(context, uid, made);
  const add = db.lastTransaction(async (tx) => {
    const account = await lockOwn(tx, uid);
    const held = await passkeysOf(tx, uid);
    // Others may have been added since this one was prepared.
    expectRoom(held);
    const row: StoredPasskey = {
      id: randomUUID(),
      user_uid: uid,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      name: nameBeside(held, deviceName(userAgent)),
      created_at: clock.now(),
      last_used_at: null,
    };
    await insertPasskey(tx, row);
    await tellPasskey(tx, context, account, { change: 'added', device: row.name });
    await sessions.endAll(tx, uid, sessionId);
    await auditOwn(tx, context, uid, 'account.passkey-added');
    return row;
  });
  return refusingTaken(add, unusable);
}

/** Two devices of a kind are told apart by a number: whoever loses one has to know which passkey to take away. */
function nameBeside(held: readonly StoredPasskey[], device: string): string {
  const isHeld = (name: string) => held.some((passkey) => passkey.name === name);
  let name = device;
  for (let number = 2; isHeld(name); number += 1) name = t(authMessages.passkeyOfSameDevice, { device, number });
  return name;
}

/**
 * Calls a passkey as its owner does.
 * @throws Refusal `not_found`, and `validation` on `name` when another of the account bears it
 */
export function renamePasskey(context: AuthContext, uid: string, id: string, name: string): Promise<StoredPasskey> {
  return context.db.lastTransaction(async (tx) => {
    await lockByUid(tx, uid);
    const held = await passkeysOf(tx, uid);
    const found = held.find((passkey) => passkey.id === id);
    if (found === undefined) throw notFound();
    const isTaken = held.some((other) => other.id !== id && fold(other.name) === fold(name));
    if (isTaken) throw invalid({ name: [t(authMessages.passkeyNameTaken)] });
    await namePasskey(tx, id, name);
    await auditOwn(tx, context, uid, 'account.passkey-renamed');
    return { ...found, name };
  });
}

/** @throws Refusal `not_found` */
export function removePasskey(context: AuthContext, uid: string, id: string): Promise<void> {
  return context.db.lastTransaction(async (tx) => {
    const account = await lockByUid(tx, uid);
    const found = (await passkeysOf(tx, uid)).find((passkey) => passkey.id === id);
    if (account === null || found === undefined || !(await deletePasskey(tx, uid, id))) throw notFound();
    await tellPasskey(tx, context, account, { change: 'removed', device: found.name });
    await auditOwn(tx, context, uid, 'account.passkey-removed');
  });
}

async function verify({ db, clock, publicUrl }: AuthContext, uid: string, { id, response }: NewPasskey) {
  // Read with the first passkey, not at start.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const party = relyingParty(publicUrl);
  const made = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
    expectedChallenge: (challenge) => takeChallenge(db.read, challenge, uid, clock.now()),
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw isUnavailable(error) ? error : unusable();
  });
  if (!made.verified) throw unusable();
  return made.registrationInfo.credential;
}

function expectRoom(known: readonly StoredPasskey[]): void {
  if (known.length >= most) throw invalid({ passkey: [t(authMessages.passkeysTooMany, { max: most })] });
}

function unusable() {
  return invalid({ passkey: [t(authMessages.passkeyUnusable)] });
}
