import { change, signIn } from '../scale/catalogue.mjs';

const password = 'quattro parole che nessuno indovina';
let count = 0;

/**
 * An account that the operator made, and its owner who followed the invitation.
 * @param {{ newClient: () => object, admin: { email: string, password: string }, mailbox: object }} world
 * @param {{ roles: string[], store_uids?: string[] }} what
 * @returns {Promise<{ uid: string, credentials: { email: string, password: string }, token: string }>} `token`: of a new session
 */
export async function makePerson({ newClient, admin, mailbox }, { roles, store_uids = [] }) {
  count += 1;
  const email = `${roles.join('-')}-${count}@esempio.it`;
  const body = {
    email,
    firstname: 'Prova',
    lastname: 'Rossi',
    roles,
    ...(store_uids.length > 0 ? { store_uids } : {}),
  };
  // Who makes an account has proved who they are within ten minutes; a part of the proof may run for hours.
  const { data } = await change(newClient(), '/admin/users/create', body, await signIn(newClient(), admin));
  await change(newClient(), '/auth/forgot-password/reset', { token: await mailbox.tokenFor(email), password });
  const credentials = { email, password };
  return { uid: data.uid, credentials, token: await signIn(newClient(), credentials) };
}
