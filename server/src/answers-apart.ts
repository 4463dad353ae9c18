const rows = 'each row commits by itself, so that one that is refused keeps no other back';
const page = 'the provider is asked for its page in between; asked again it gives another';
const challenge = 'one row that only its own answer tells of; asked again it makes another';
const switched =
  'browsers get the change from the registry before it is written down who made it, which must then stay';
const later = 'the work begins after the answer, so that its time tells nobody whether there is such an account';

/**
 * The calls whose success does not commit together with its answer, by method and path, and why. Sent again after a
 * crash in between, such a call is told that the first went through, or does its work anew; every other one gets the very
 * answer (`Database.lastTransaction`), with its secrets too: kept answers are encrypted.
 */
export const answersApart: Readonly<Record<string, string>> = {
  'POST /manager/contracts/bulk': rows,
  'POST /admin/contracts/bulk': rows,
  'POST /public/contracts/{contract_uid}/pay': page,
  'POST /account/contracts/{contract_uid}/pay': page,
  'POST /auth/passkey/options': challenge,
  'POST /account/passkeys/options': challenge,
  'POST /auth/forgot-password': later,
  'POST /auth/reactivate-request': later,
  'POST /admin/system/areas/{name}/rollback': switched,
  'POST /admin/system/areas/{name}/canary': switched,
  'POST /admin/system/areas/{name}/promote': switched,
  'POST /admin/system/areas/{name}/disable': switched,
  'POST /admin/system/areas/{name}/enable': switched,
  'POST /dev/clock': 'what falls due by then is done first; demonstration only',
};
