import { commonOptions } from './options.mjs';

const usageOf = (command) => `npm run release -- ${command.usage}`;

function table(lines) {
  const width = Math.max(...lines.map(([left]) => left.length));
  return lines.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
}

/** What there is, for somebody who does not know yet. */
export function helpForAll(commands) {
  return [
    'Rilascia un’area alla volta, mentre le persone lavorano.',
    table(commands.map((command) => [usageOf(command), command.about])),
    'Ogni comando ha --help e --dry-run. Dove stanno i rilasci lo dice RELEASE_STORE, una cartella o un bucket.',
  ].join('\n\n');
}

/** One command in full. */
export function helpFor(command) {
  return [usageOf(command), command.about, ...command.more, table([...command.options, ...commonOptions])].join('\n\n');
}
