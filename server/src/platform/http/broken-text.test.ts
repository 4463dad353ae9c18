import sharp from 'sharp';
import { multipart, type TestApp, testApp } from '../testing';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
});
afterAll(() => api.close());

const broken = ['Il valore non è valido.'];

async function upload(path: string, fields: Record<string, string>, file: { name: string; content: Buffer }) {
  const { token } = await api.signIn(['admin']);
  return api.app.http.inject({ method: 'POST', url: `/api/v1${path}`, ...multipart({ token, file, fields }) });
}

test('half a surrogate pair is refused at its field, whatever the call', async () => {
  const body = '{"step":"search","session":"0123456789abcdef","utms":{"utm_source":"\\ud800"}}';
  const answer = await api.call({ method: 'POST', path: '/public/events', body });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { utm_source: broken }]);
  const whole = body.replace('\\ud800', '\\ud83d\\ude97');
  expect((await api.call({ method: 'POST', path: '/public/events', body: whole })).statusCode).toBe(202);
});

test('a zero byte in an address is refused at its field', async () => {
  const { token } = await api.signIn(['manager']);
  const answer = await api.call({ path: '/manager/customers?search=a%00b', token });
  expect([answer.statusCode, answer.json().errors]).toEqual([422, { search: broken }]);
});

const table = { name: 'listino.csv', content: Buffer.from('sku;title\nCOM-36;Completo') };

test.each([
  ['a zero byte in a text field', { type: 'a\0b' }, { type: broken }],
  ['one written as an escape in a field of JSON', { mapping: '{"sku":"\\u0000"}' }, { sku: broken }],
  ['half a surrogate pair in one', { mapping: '{"sku":"\\ud800"}' }, { sku: broken }],
  ['half of one as a name in it', { mapping: '{"\\udc00":"sku"}' }, { mapping: broken }],
])('of a form with a file, %s is refused just so', async (_, fields, errors) => {
  const answer = await upload('/admin/packages/import', fields, table);
  expect([answer.statusCode, answer.json().errors]).toEqual([422, errors]);
});

test('a long name of a file is not cut through a surrogate pair', async () => {
  const content = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#003399' } })
    .png()
    .toBuffer();
  const answer = await upload('/assets', {}, { name: `🚗${'a'.repeat(115)}.png`, content });
  expect([answer.statusCode, answer.json().data?.name]).toEqual([201, `${'a'.repeat(115)}.png`]);
});
