import type { MessageTemplate } from 'shared-api/entities';
import { auditLog, messageTemplates } from '../../../platform/db/schema';
import type { SignedIn } from '../../../platform/testing';
import { contractWorld, newCustomer, type World } from '../../contracts/testing';

let world: World;
let admin: SignedIn;
beforeAll(async () => {
  world = await contractWorld();
  admin = await world.signIn(['admin']);
});
beforeEach(() => world.platform.db.read.delete(messageTemplates));
afterAll(() => world.close());

const path = '/admin/message-templates';
const change = (code: string, body: object, headers = {}) =>
  world.call({ method: 'PATCH', path, token: admin.token, body: { code, ...body }, headers });
async function read(code: string): Promise<MessageTemplate | undefined> {
  const { data }: { data: MessageTemplate[] } = (await world.call({ path, token: admin.token })).json();
  return data.find((template) => template.code === code);
}
const ownCode = 'Codice {otp}, impronta {fingerprint}\n@{host} #{otp}';

test('each message comes with its text, its names and how it looks', async () => {
  expect(await read('sms.signing-code')).toEqual({
    code: 'sms.signing-code',
    channel: 'sms',
    title: 'Codice per firmare',
    subject: null,
    default_subject: null,
    body: expect.stringContaining('{otp} per firmare {code}'),
    default_body: expect.stringContaining('{otp} per firmare {code}'),
    variables: ['otp', 'code', 'fingerprint', 'host'],
    preview_subject: null,
    preview: expect.stringMatching(/^CarCare: 482913 per firmare CC-2026-000123.*\n@\S+ #482913$/s),
    length: expect.any(Number),
    parts: 1,
    version: 0,
  });
});

test('the operator’s wording is what leaves, until the built-in one is given back', async () => {
  const subject = "E' pronto: {code}";
  const letter = 'Dall’{store} a {firstname}: {link} ({title}, {car}, {date}, {code})';
  await change('email.contract-created', { subject, body: letter });
  await change('sms.signing-code', { body: ownCode });
  const customer = await newCustomer(world);
  await customer.post('sign', { terms: true, clauses: true });
  const [mail, sms] = (await world.inbox()).slice(-2);
  expect([mail?.subject, mail?.body]).toEqual([
    'E’ pronto: CC-2026-000001',
    expect.stringMatching(/^Dall’Autocentro Lambro a Nicolò: http.*\/contract\/.* \(Completo 36, Jeep Avenger/),
  ]);
  expect(sms?.body).toMatch(/^Codice (\d{6}), impronta \w{8}\n@\S+ #\1$/);
  const restored = await change('sms.signing-code', { body: null });
  expect([restored.statusCode, restored.json().message, restored.json().data.body]).toEqual([
    202,
    'Vale di nuovo il testo predefinito.',
    restored.json().data.default_body,
  ]);
});

test('a try shows how it would look, and keeps nothing', async () => {
  const answer = await change('sms.signing-code', { body: ownCode, dry_run: true });
  expect([answer.statusCode, answer.json().data.preview]).toEqual([
    200,
    expect.stringMatching(/^Codice 482913, impronta 9f3a6c21\n/),
  ]);
  expect(await read('sms.signing-code')).toMatchObject({ version: 0, body: expect.stringMatching(/^CarCare/) });
});

test('what may not be sent is refused on its field', async () => {
  const body = await change('sms.signing-code', { body: 'Firma subito' });
  const both = await change('email.reset', { subject: '{nome}', body: '{nome}' });
  const unknown = await change('sms.nessuno', { body: 'Ciao' });
  expect([body, both, unknown].map((answer) => [answer.statusCode, Object.keys(answer.json().errors)])).toEqual([
    [422, ['body']],
    [422, ['subject', 'body']],
    [422, ['code']],
  ]);
});

test('who comes second is told, and who did it is written down', async () => {
  const first = await change('email.reset', { subject: 'Password nuova' });
  expect(first.json().data).toMatchObject({ subject: 'Password nuova', version: 1 });
  const second = await change('email.reset', { subject: 'Altra' }, { 'if-match': '"0"' });
  expect(second.statusCode).toBe(412);
  const [last] = (await world.platform.db.read.select().from(auditLog)).slice(-1);
  expect(last).toMatchObject({
    action: 'message-templates.updated',
    actor_uid: admin.uid,
    subject_id: 'email.reset',
    data: { own_subject: true, own_body: false },
  });
});
