import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from '../scale/until.mjs';

/** A mail server that keeps every e-mail: what the product sends to whom, and the links in it. */
export async function startMailbox() {
  const emails = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then(({ subject = '', text: body = '' }) => emails.push({ to, subject, text: body }))
        .then(() => done(), done);
    },
  });
  // A process that is killed leaves its connection half-way.
  server.on('error', () => {});
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    emails,
    /** The token of the latest link that was written to somebody, once it is there. */
    tokenFor: (email) =>
      until(async () => {
        const latest = emails.findLast(({ to, text: body }) => to.includes(email) && body.includes('token='));
        return /token=([\w-]+)/.exec(latest?.text ?? '')?.[1] ?? null;
      }, `a link reaches ${email}`),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
