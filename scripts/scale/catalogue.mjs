import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { root } from '../lib/files.mjs';
import { run } from '../lib/run.mjs';

const email = 'capo@esempio.it';
const password = 'una frase lunga per il capo';
const onLine = { active: true, online_enabled: true, visible: true };

/**
 * The link of the first admin, as `npm run admin:create` prints it. On the embedded database nothing else may run.
 * @returns {Promise<string>} its token
 */
export async function inviteAdmin(variables) {
  const command = path.join(root, 'server/dist/commands/admin-create.js');
  const { output } = await run([process.execPath, command, email], { env: variables });
  const token = /token=([\w-]+)/.exec(output)?.[1];
  if (!token) throw new Error(output);
  return token;
}

/**
 * The first admin, and what there is to sell: a dealer and a package.
 * @param {{ newClient: () => object, variables: object, token?: string }} place `token`: of an invitation made before
 * @returns what a visitor needs for a contract, and how the admin signs in
 */
export async function prepareCatalogue({ newClient, variables, token: invited }) {
  const token = invited ?? (await inviteAdmin(variables));
  const client = newClient();
  await change(client, '/auth/forgot-password/reset', { token, password });
  const admin = { email, password };
  const access = await signIn(client, admin);
  const made = async (address, body) => (await change(client, address, body, access)).data;
  const { store_uid } = await openDealer(client, access, { code: 'MI-001', email: 'dealer@esempio.it' });
  await made('/admin/packages/create-type', {
    code: 'completo',
    kind: 'care',
    title: 'Garanzia e manutenzione',
    visible: true,
  });
  const offer = await made('/admin/packages/create', {
    type: 'completo',
    sku: 'COM-36',
    title: 'Completo 36',
    included: ['3 tagliandi con ricambi e manodopera'],
    price: '967.21',
    iva_rate: '22.00',
    mantenance_number: 3,
    mantenance_duration: 36,
    mantenance_km: 60_000,
    ...onLine,
  });
  client.close();
  return { admin, order: { store_uid, package_id: offer.id }, store_uid };
}

/** @returns {Promise<{ store_uid: string }>} a new dealer with a manager, who sells on line */
export async function openDealer(client, access, { code, email }) {
  const { store_uid } = await makeDealer(client, access, code);
  const manager = { email, firstname: 'Dario', lastname: 'Lambro', roles: ['manager'], store_uids: [store_uid] };
  await change(client, '/admin/users/create', manager, access);
  await change(client, `/admin/stores/${store_uid}`, onLine, access, 'PATCH');
  return { store_uid };
}

/** @returns {Promise<{ store_uid: string }>} a new dealer, who does not sell on line yet */
export async function makeDealer(client, access, code) {
  const body = {
    name: 'Autocentro Lambro',
    code,
    address: 'via Rombon 41',
    city: 'Milano',
    province: 'MI',
    zip_code: '20134',
    phone: '02 1264 8870',
    lat: 45.4861,
    lng: 9.2396,
    opening_hours: { mon: [{ from: '08:30', to: '18:30' }] },
    payments_methods: ['concessionaria'],
  };
  return (await change(client, '/admin/stores/create', body, access)).data;
}

/** @returns {Promise<string>} the bearer of a new session */
export async function signIn(client, credentials) {
  return (await change(client, '/auth/login', credentials)).access_token;
}

/** A call that changes something and must succeed. @returns its answer */
export async function change(client, address, body, token, method = 'POST') {
  const answer = await client.ask(`/api/v1${address}`, { method, body, token, key: randomUUID() });
  if (answer.status >= 300) throw new Error(`${method} ${address}: ${answer.status} ${answer.content}`);
  return answer.json();
}
