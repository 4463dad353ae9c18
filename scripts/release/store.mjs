import { existsSync } from 'node:fs';
import path from 'node:path';
import { kitFolder } from '../lib/files.mjs';
import { Refusal } from '../lib/refusal.mjs';
import { run } from '../lib/run.mjs';

/** How long a change of the registry may take: it waits for whoever changes it just now. */
export const switchLimitMs = 2 * 60_000;

const program = path.join(kitFolder, 'server/dist/commands/release-store.js');

/**
 * Has the server's own command do something with the release store (server/src/platform/releases); where that is, the
 * environment says as it does for the server.
 * @param {{ do: string, area?: string, by?: string, seen?: number }} request
 * @param {Record<string, string>} variables in the place of the environment's own
 * @throws Refusal with the command's sentence
 */
export async function askStore(request, variables = {}) {
  if (!existsSync(program))
    throw new Refusal('Manca il programma che cura i rilasci: npm run build -- server lo costruisce.');
  const { output } = await run([process.execPath, program, JSON.stringify(request)], { env: variables });
  const answer = readAnswer(output);
  if (answer === null)
    throw new Refusal(
      ['Il registro dei rilasci non risponde: npm run release -- status dice che cosa è in linea.', output.trim()]
        .filter(Boolean)
        .join('\n'),
    );
  if (!answer.ok) throw new Refusal(answer.message);
  return answer.result;
}

/** What nobody has released yet. */
const nothing = { revision: 0, live: null, before: [], canary: null, disabled: null, versions: [], history: [] };

/** Shell or area as the store knows it now. */
export async function readPiece(name) {
  const { pieces } = await askStore({ do: 'read' });
  return pieces[name] ?? nothing;
}

function readAnswer(output) {
  const line = output
    .split('\n')
    .filter((text) => text.startsWith('{"ok":'))
    .at(-1);
  return line === undefined ? null : JSON.parse(line);
}
