import { PassThrough } from 'node:stream';
import { confirm } from './confirm.mjs';

/** A terminal at which somebody types. */
function terminal(typed, isTTY = true) {
  const input = Object.assign(new PassThrough(), { isTTY });
  input.end(`${typed}\n`);
  return { input, output: new PassThrough() };
}

test('yes goes on, everything else changes nothing', async () => {
  await expect(confirm('Torno indietro?', {}, terminal('s'))).resolves.toBeUndefined();
  await expect(confirm('Torno indietro?', {}, terminal('Sì'))).resolves.toBeUndefined();
  for (const answer of ['n', '', 'subito'])
    await expect(confirm('Torno indietro?', {}, terminal(answer))).rejects.toThrow('Non è cambiato niente.');
});

test('where nobody sits, the option answers or nothing is done', async () => {
  await expect(confirm('Torno indietro?', { yes: true }, terminal('', false))).resolves.toBeUndefined();
  await expect(confirm('Torno indietro?', {}, terminal('s', false))).rejects.toThrow('--yes');
});
