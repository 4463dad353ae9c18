import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../../platform/testing';

let api: TestApp;
beforeAll(async () => {
  api = await testApp();
  const { db, outbox, storage } = api.platform;
  await storage.put('documents/a.pdf', Buffer.from('%PDF-1.7 prova'));
  await db.transaction(async (tx) => {
    await outbox.enqueue(tx, {
      channel: 'sms',
      purpose: 'test',
      to: '+393331234567',
      body: 'CarCare: 402913 per firmare.\n@carcare.example #402913',
    });
    await outbox.enqueue(tx, {
      channel: 'email',
      purpose: 'test',
      to: 'anna@example.com',
      subject: 'Contratto <firmato>',
      body: `Ciao Anna,\n${api.platform.env.publicUrl}/contract/abc?x=1&y=2\n`,
      attachments: [{ name: 'contratto.pdf', media_type: 'application/pdf', storage_key: 'documents/a.pdf' }],
    });
  });
});
afterAll(() => api.close());

test('what is queued is in the inbox as soon as somebody looks, and may be asked for by recipient', async () => {
  const all = await api.call({ path: '/dev/inbox' });
  expect(
    all
      .json()
      .map((message: { to: string }) => message.to)
      .sort(),
  ).toEqual(['+393331234567', 'anna@example.com']);
  const own = await api.call({ path: '/dev/inbox?to=%2B393331234567' });
  expect(own.json()).toMatchObject([{ channel: 'sms', body: expect.stringContaining('402913'), attachments: [] }]);
});

test('an attachment is read at its address, another place is 404', async () => {
  const [letter] = (await api.call({ path: '/dev/inbox?to=anna@example.com' })).json();
  expect(letter.attachments).toMatchObject([{ name: 'contratto.pdf', media_type: 'application/pdf', size: 14 }]);
  const { http } = api.app;
  const file = await http.inject(letter.attachments[0].url);
  expect([file.headers['content-type'], file.body]).toEqual(['application/pdf', '%PDF-1.7 prova']);
  for (const url of [`/dev/inbox/${letter.id}/1`, `/dev/inbox/${randomUUID()}/0`, '/dev/inbox/x/0']) {
    expect((await http.inject(url)).statusCode).toBe(404);
  }
});

test('an e-mail is seen as it arrives, fetching nothing; an SMS has no such page', async () => {
  const { http } = api.app;
  const [letter] = (await api.call({ path: '/dev/inbox?to=anna@example.com' })).json();
  const page = await http.inject(`/dev/inbox/${letter.id}/letter`);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline';.* sandbox/);
  expect(page.body).toContain('Contratto &lt;firmato&gt;</h1>');
  expect(page.body).toContain('>Apri il contratto</a>');
  const [sms] = (await api.call({ path: '/dev/inbox?to=%2B393331234567' })).json();
  expect((await http.inject(`/dev/inbox/${sms.id}/letter`)).statusCode).toBe(404);
});

test('the page shows the code apart, links that open, and nobody’s text as HTML', async () => {
  const page = await api.app.http.inject('/dev/inbox');
  expect(page.headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(page.body).toContain('<strong>402913</strong>');
  expect(page.body).toContain(`href="${api.platform.env.publicUrl}/contract/abc?x=1&amp;y=2"`);
  expect(page.body).toContain('Contratto &lt;firmato&gt;');
  expect((await api.app.http.inject('/dev/inbox?to=nessuno')).body).toContain('Ancora nessun messaggio.');
});

test('the clock goes forward, with the jobs that were due, and never back', async () => {
  const to = new Date(api.clock.now().getTime() + 86_400_000).toISOString();
  const move = (instant: string) => api.call({ method: 'POST', path: '/dev/clock', body: { to: instant } });
  expect((await move(to)).json()).toEqual({ now: to });
  expect((await api.call({ path: '/dev/clock' })).json()).toEqual({ now: to });
  const back = await move('2026-03-02T10:00:00Z');
  expect([back.statusCode, Object.keys(back.json().errors)]).toEqual([422, ['to']]);
});

test('outside the demonstration there is neither inbox nor clock', async () => {
  const operator = await testApp({ DEMO: '0' });
  const statuses = await Promise.all([
    operator.call({ path: '/dev/inbox' }),
    operator.call({ path: '/dev/clock' }),
    operator.app.http.inject('/dev/inbox/inbox.css'),
  ]);
  await operator.close();
  expect(statuses.map((answer) => answer.statusCode)).toEqual([404, 404, 404]);
});
