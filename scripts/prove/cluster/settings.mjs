import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/files.mjs';

const nodes = [1, 2, 3];

/**
 * A file of deploy/ for one machine's programs on this machine: addresses, folders and what else is told are exchanged,
 * and nothing besides. A line that names another node is a list of all three; any other line is the node's own.
 * @param {string} file below deploy/
 * @param {{ node: number, ports: Record<string, number>[], exchanges: Record<string, string> }} how `ports`: of each
 *   node, by the port that the file has
 * @throws Error when the file no longer has what is to be exchanged
 */
export function settingsOf(file, { node, ports, exchanges }) {
  const text = readFileSync(path.join(root, 'deploy', file), 'utf8');
  const missing = Object.keys(exchanges).filter((from) => !text.includes(from));
  if (missing.length > 0) throw new Error(`deploy/${file} has no ${missing.join(', ')}`);
  return text
    .split('\n')
    .map((line) => withPorts(line, node, ports))
    .map((line) => Object.entries(exchanges).reduce((result, [from, to]) => result.replaceAll(from, to), line))
    .join('\n');
}

function withPorts(line, node, ports) {
  const isList = nodes.filter((one) => line.includes(`10.0.0.1${one}`)).length > 1 || /^\s+server db\d/.test(line);
  const addressed = line.replace(/10\.0\.0\.1(\d):(\d+)/g, (_, one, port) => {
    const of = ports[(isList ? Number(one) : node) - 1];
    return `127.0.0.1:${of[port]}`;
  });
  // haproxy's line of a node asks another port of it.
  return addressed.replace(
    /(\s+server db(\d).* check port )(\d+)/,
    (_, start, one, port) => start + ports[one - 1][port],
  );
}
