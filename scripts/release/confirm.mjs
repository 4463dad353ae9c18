import { createInterface } from 'node:readline/promises';
import { Refusal } from '../lib/refusal.mjs';

/**
 * Asks the person at the terminal whether to go on; `--yes` has answered already.
 * @throws Refusal when the answer is no, and where nobody can answer
 */
export async function confirm(question, { yes }, { input, output } = { input: process.stdin, output: process.stdout }) {
  if (yes) return;
  if (!input.isTTY) throw new Refusal('Serve una conferma: --yes la dà.');
  const terminal = createInterface({ input, output });
  const answer = await terminal.question(`${question} [s/N] `);
  terminal.close();
  if (!/^s[iì]?$/i.test(answer.trim())) throw new Refusal('Non è cambiato niente.');
}
