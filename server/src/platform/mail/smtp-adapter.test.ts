import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { folderStorage, UnreadableFileError } from '../storage';
import { portOf } from '../testing/port-of';
import { unsignedService } from '../testing/unsigned-service';
import { smtpAdapter } from './index';

const folder = mkdtempSync(join(tmpdir(), 'carcare-mail-'));
const storage = folderStorage(folder);
const received: Email[] = [];
const refusals: Readonly<Record<string, readonly [number, string]>> = {
  'nobody@example.com': [550, '5.1.1 No such user'],
  'nobody.else@example.com': [550, '5.4.1 Recipient address rejected: Access denied'],
  'elsewhere@example.com': [550, '5.7.1 Relaying denied'],
  'late@example.com': [451, '4.7.1 Greylisted, come again'],
  'of.whom@example.com': [550, '5.1.8 <noreply@example.com>: Sender address rejected: Domain not found'],
  'of.what@example.com': [503, '5.5.1 Authentication first'],
  'of.nothing@example.com': [503, 'Bad sequence of commands'],
};
const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: (_, __, done) => done(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
  onMailFrom: ({ address }, _, done) => {
    done(address.startsWith('stranger') ? Object.assign(new Error('Not you'), { responseCode: 550 }) : null);
  },
  onRcptTo: ({ address }, _, done) => {
    const refusal = refusals[address];
    if (refusal === undefined) return done(null);
    const [responseCode, words] = refusal;
    done(Object.assign(new Error(words), { responseCode }));
  },
  onData: (stream, _, done) => {
    void text(stream)
      .then((raw) => PostalMime.parse(raw))
      .then((mail) => received.push(mail))
      .then(() => done());
  },
});
// A client that gives up leaves its connection half-way.
server.on('error', () => {});
let adapter: ReturnType<typeof smtpAdapter>;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  adapter = smtpAdapter({
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    from: 'CarCare <noreply@example.com>',
    storage,
    host: 'carcare.example',
  });
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const message = {
  id: 'm1',
  to: 'mario@example.com',
  subject: 'Perché no',
  body: 'Ciao Niccolò,\nè pronto.',
  attachments: [],
  contract_uid: null,
};

test('an e-mail arrives with its letters, its id and its attachment', async () => {
  await storage.put('documents/1.pdf', Buffer.from('%PDF-1.7'));
  const attachments = [{ name: 'contratto.pdf', media_type: 'application/pdf', storage_key: 'documents/1.pdf' }];
  await adapter.send({ ...message, attachments });
  const [mail] = received;
  expect(mail).toMatchObject({
    subject: 'Perché no',
    messageId: '<m1@carcare.example>',
    from: { address: 'noreply@example.com' },
  });
  expect(mail?.text).toContain('Niccolò');
  expect(mail?.html).toContain('Niccolò,<br>è pronto.</p>');
  expect(mail?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['contratto.pdf', 'application/pdf'],
  ]);
});

test('an attachment in whose place another file lies is not sent', async () => {
  const storage_key = `documents/${'0'.repeat(64)}.pdf`;
  await storage.put(storage_key, Buffer.from('%PDF-1.7 of somebody else'));
  const attachments = [{ name: 'contratto.pdf', media_type: 'application/pdf', storage_key }];
  const before = received.length;
  await expect(adapter.send({ ...message, attachments })).rejects.toThrow(UnreadableFileError);
  expect(received).toHaveLength(before);
});

test('who reads no pages is told by whom and why it was written, and no machine answers it', async () => {
  await adapter.send(message);
  const mail = received.at(-1);
  expect(mail?.text).toMatch(/è pronto\.\n\n-- \nCarCare S\.r\.l\., via Tortona 33.+\.\nÈ un messaggio di servizio /);
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

test('a server whose certificate is not valid is told from one that is away', async () => {
  const service = await unsignedService();
  const url = `smtps://127.0.0.1:${service.port}`;
  const sent = smtpAdapter({ url, from: 'a@example.com', storage, host: 'x' }).send(message);
  await expect(sent).rejects.toMatchObject({ reason: 'certificate', permanent: false });
  await service.close();
});

test('an address that does not exist is not tried again, a server that is away is', async () => {
  for (const to of ['nobody@example.com', 'nobody.else@example.com']) {
    const sent = adapter.send({ ...message, to });
    await expect(sent).rejects.toMatchObject({ reason: 'smtp-550', permanent: true });
  }
  const away = smtpAdapter({ url: 'smtp://127.0.0.1:1', from: 'a@example.com', storage, host: 'x' });
  await expect(away.send(message)).rejects.toMatchObject({ reason: 'no-connection', permanent: false });
});

test('a server that refuses us is tried again: somebody will mend that, and no message is lost', async () => {
  const refused = (code: number) => ({ reason: `smtp-${code}`, permanent: false });
  const address = `127.0.0.1:${portOf(server.server)}`;
  const sendWith = (options: object) =>
    smtpAdapter({ url: `smtp://${address}`, from: 'a@example.com', storage, host: 'x', ...options }).send(message);
  await expect(sendWith({ url: `smtp://utente:vecchia@${address}` })).rejects.toMatchObject(refused(535));
  await expect(sendWith({ from: 'stranger@example.com' })).rejects.toMatchObject(refused(550));
  for (const [to, code] of [
    ['elsewhere@example.com', 550],
    ['late@example.com', 451],
    ['of.whom@example.com', 550],
    ['of.what@example.com', 503],
    ['of.nothing@example.com', 503],
  ] as const) {
    await expect(adapter.send({ ...message, to })).rejects.toMatchObject(refused(code));
  }

  const closed = createServer((socket) => socket.end('554 No service for you\r\n'));
  await new Promise<void>((listening) => closed.listen(0, '127.0.0.1', listening));
  await expect(sendWith({ url: `smtp://127.0.0.1:${portOf(closed)}` })).rejects.toMatchObject(refused(554));
  await new Promise((over) => closed.close(over));
});

test('a server that talks, but too slowly, is left at the deadline', async () => {
  let visitor: Socket | undefined;
  const slow = createServer((socket) => {
    visitor = socket;
    const talking = setInterval(() => socket.write('2'), 20);
    socket.on('error', () => undefined).on('close', () => clearInterval(talking));
  });
  await new Promise<void>((listening) => slow.listen(0, '127.0.0.1', listening));
  const impatient = smtpAdapter({
    url: `smtp://127.0.0.1:${portOf(slow)}`,
    from: 'a@example.com',
    storage,
    host: 'x',
    deadlineMs: 300,
  });
  await expect(impatient.send(message)).rejects.toMatchObject({ reason: 'timeout', permanent: false });
  if (visitor && !visitor.closed) await once(visitor, 'close');
  await new Promise((closed) => slow.close(closed));
});

test('a server that took an e-mail is given longer to say so, but not for ever', async () => {
  const taken: string[] = [];
  const thinking = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      void text(stream)
        .then((raw) => taken.push(raw))
        .then(() => setTimeout(done, 2_500));
    },
  });
  thinking.on('error', () => {});
  await new Promise<void>((listening) => thinking.listen(0, '127.0.0.1', listening));
  const sendWithin = (deadlineMs: number, answerMs: number) => {
    const url = `smtp://127.0.0.1:${portOf(thinking.server)}`;
    return smtpAdapter({ url, from: 'a@example.com', storage, host: 'x', deadlineMs, answerMs }).send(message);
  };
  await expect(sendWithin(2_000, 30_000)).resolves.toEqual({ reference: 'm1', delivered: false });
  await expect(sendWithin(30_000, 300)).rejects.toMatchObject({ reason: 'timeout', permanent: false });
  expect(taken).toHaveLength(2);
  await new Promise<void>((closed) => thinking.close(closed));
});
