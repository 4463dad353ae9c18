import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import smpp from 'smpp';
import { portOf } from '../testing/port-of';
import { unsignedService } from '../testing/unsigned-service';
import { smsAdapter } from './index';

const message = {
  id: 'm1',
  to: '+393331234567',
  subject: null,
  body: 'Codice 482913 "qui"',
  attachments: [],
  contract_uid: null,
};

describe('HTTP', () => {
  const requests: { headers: IncomingMessage['headers']; body: unknown }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(status).end();
    });
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test('the template of the address is filled, its password becomes an authorization', async () => {
    const template = encodeURIComponent(
      '{"messages":[{"destination":"{to}","sender":"{sender}","content":"{body}"}],"flash":false,"id":"{id}"}',
    );
    await smsAdapter(`http://utente:segreto@127.0.0.1:${portOf(server)}/sms#${template}`, 'CarCare').send(message);
    expect(requests.at(-1)?.body).toEqual({
      messages: [{ destination: message.to, sender: 'CarCare', content: message.body }],
      flash: false,
      id: 'm1',
    });
    expect(requests.at(-1)?.headers.authorization).toBe(`Basic ${Buffer.from('utente:segreto').toString('base64')}`);
  });

  test.each([
    [500, false],
    [429, false],
    [400, false],
    [401, false],
    [404, false],
    [422, true],
  ])('an answer %i is a failure; trying again is useless: %s', async (code, permanent) => {
    status = code;
    await expect(smsAdapter(`http://127.0.0.1:${portOf(server)}`, 'CarCare').send(message)).rejects.toMatchObject({
      reason: `http-${code}`,
      permanent,
    });
  });

  test('a provider that is away is a failure to try again', async () => {
    await expect(smsAdapter('http://127.0.0.1:1', 'CarCare').send(message)).rejects.toMatchObject({
      reason: 'no-connection',
      permanent: false,
    });
  });
});

test.each([
  ['https', 'https://127.0.0.1:'],
  ['SMPP', 'smpps://utente:segreto@127.0.0.1:'],
])('by %s a certificate that is not valid is told from a service that is away', async (_, address) => {
  const service = await unsignedService();
  const sent = smsAdapter(`${address}${service.port}`, 'CarCare').send(message);
  await expect(sent).rejects.toMatchObject({ reason: 'certificate', permanent: false });
  await service.close();
});

describe('SMPP', () => {
  const submitted: unknown[] = [];
  const addressed: unknown[] = [];
  const codings: number[] = [];
  const server = smpp.createServer((session) => {
    session.on('bind_transceiver', (pdu) =>
      session.send(pdu.response({ command_status: pdu.password === 'segreto' ? 0 : 14 })),
    );
    session.on('submit_sm', (pdu) => {
      submitted.push([pdu.source_addr, pdu.destination_addr, pdu.message_payload ?? pdu.short_message]);
      codings.push(pdu.data_coding);
      addressed.push({
        from: [pdu.source_addr, pdu.source_addr_ton, pdu.source_addr_npi],
        to: [pdu.destination_addr, pdu.dest_addr_ton, pdu.dest_addr_npi],
        receipts: pdu.registered_delivery,
      });
      session.send(pdu.response({ message_id: 'x1', command_status: pdu.destination_addr === '39' ? 11 : 0 }));
    });
    session.on('error', () => undefined);
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const adapter = (password: string, sender = 'CarCare') =>
    smsAdapter(`smpp://utente:${password}@127.0.0.1:${portOf(server)}`, sender);

  test('a message is submitted and keeps the centre’s reference', async () => {
    expect(await adapter('segreto').send(message)).toEqual({ reference: 'x1', delivered: false });
    expect(submitted.at(-1)).toMatchObject(['CarCare', '393331234567', { message: message.body }]);
  });

  test.each([
    ['CarCare', ['CarCare', 5, 0]],
    ['+393201234567', ['393201234567', 1, 1]],
    ['48333', ['48333', 0, 0]],
  ])(
    'the centre is told what the sender %s is, and that the number is a whole one; no receipt is asked for',
    async (sender, from) => {
      await adapter('segreto', sender).send(message);
      expect(addressed.at(-1)).toEqual({ from, to: ['393331234567', 1, 1], receipts: 0 });
    },
  );

  test.each([
    ['@carcare.it #482913 è', 0],
    ['à'.repeat(300), 0],
    ['Ελένη', 8],
    ['ç'.repeat(200), 8],
  ])('the centre is told by which letters to read %s', async (body, coding) => {
    await adapter('segreto').send({ ...message, body });
    expect(codings.at(-1)).toBe(coding);
    expect(submitted.at(-1)).toMatchObject(['CarCare', '393331234567', { message: body }]);
  });

  test.each(['a'.repeat(254), 'a'.repeat(255), `${'[€]'.repeat(50)} è`, 'à'.repeat(459)])(
    'a text of several parts arrives whole: %s',
    async (body) => {
      expect(await adapter('segreto').send({ ...message, body })).toEqual({ reference: 'x1', delivered: false });
      expect(submitted.at(-1)).toMatchObject(['CarCare', '393331234567', { message: body }]);
    },
  );

  test('a wrong password is tried again, a number that does not exist is not', async () => {
    await expect(adapter('altro').send(message)).rejects.toMatchObject({ reason: 'bind-14', permanent: false });
    await expect(adapter('segreto').send({ ...message, to: '+39' })).rejects.toMatchObject({
      reason: 'smpp-11',
      permanent: true,
    });
  });
});
