import { strict as assert } from 'node:assert';
import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { signIn } from './catalogue.mjs';

/** An operator who signs in, looks through the contracts, changes a dealer, uploads a picture, and leaves. */
export async function workAsDealer(client, { admin, store_uid }) {
  const { ask } = client;
  const token = await signIn(client, admin);
  for (const address of ['/account', '/admin/contracts/search?per_page=20', '/admin/contracts/search?search=angelo']) {
    const answer = await ask(`/api/v1${address}`, { token });
    assert.equal(answer.status, 200, `${address}: ${answer.content}`);
  }
  await changeDealer(ask, { token, store_uid });
  await uploadPicture(ask, token);
  const left = await ask('/api/v1/auth/logout', { method: 'POST', token, key: randomUUID() });
  assert.equal(left.status, 202, 'logout');
  assert.equal((await ask('/api/v1/account', { token })).status, 401, 'a session that was ended');
}

async function changeDealer(ask, { token, store_uid }) {
  const answer = await ask(`/api/v1/admin/stores/${store_uid}/update`, {
    method: 'PATCH',
    body: { address_info: `ingresso ${randomInt(1_000)}` },
    token,
    key: randomUUID(),
  });
  assert.equal(answer.status, 202, `PATCH: ${answer.content}`);
}

/** A picture of 400 x 300 points in a colour of its own. */
function newPicture() {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
}

async function uploadPicture(ask, token) {
  const body = new FormData();
  body.append('file', new Blob([await newPicture()], { type: 'image/png' }), 'insegna.png');
  const answer = await ask('/api/v1/assets', { method: 'POST', body, token, key: randomUUID() });
  assert.equal(answer.status, 201, String(answer.content));
  const picture = await ask(new URL(answer.json().data.url.image, 'https://carcare.esempio.it').pathname);
  assert.equal(picture.status, 200, 'picture');
  const { width, height } = await sharp(picture.content).metadata();
  assert.deepEqual([width, height], [400, 300]);
}
