import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { until } from '../scale/until.mjs';

/** A mail server that keeps every letter: what the product sends to whom, and the links in it. */
export async function startMailbox() {
  const letters = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((letter) => letters.push({ to, subject: letter.subject ?? '', text: letter.text ?? '' }))
        .then(() => done(), done);
    },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${server.server.address().port}`,
    letters,
    /** The token of the latest link that was written to somebody, once it is there. */
    tokenFor: (email) =>
      until(async () => {
        const [letter] = letters.filter((one) => one.to.includes(email) && one.text.includes('token=')).reverse();
        return /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? null;
      }, `a link reaches ${email}`),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
