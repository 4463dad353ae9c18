import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../lib/files.mjs';
import { run } from '../../lib/run.mjs';

const packages = ['patroni', 'etcd-server', 'haproxy', 'pgbouncer'];
const folder = path.join(root, '.cache/prove/debian');
const files = path.join(folder, 'files');

/**
 * Debian's own programs of the cluster, unpacked into a folder of ours: nothing is installed, no service starts.
 * @returns {Promise<{ path: (program: string) => string, env: Record<string, string> } | null>} null where apt has none
 */
export async function debianPrograms() {
  if (!existsSync(path.join(files, 'usr/bin/patroni')) && !(await unpack())) return null;
  const below = (...names) => path.join(files, ...names);
  const places = ['usr/bin', 'usr/sbin'];
  return {
    /** What Debian has installed already was not fetched again. */
    path: (program) =>
      [...places.map((place) => below(place, program)), `/usr/bin/${program}`].find((file) => existsSync(file)) ??
      program,
    env: {
      PYTHONPATH: below('usr/lib/python3/dist-packages'),
      LD_LIBRARY_PATH: [...librariesIn(below('usr/lib')), ...librariesIn(below('lib'))].join(':'),
    },
  };
}

const librariesIn = (place) =>
  existsSync(place)
    ? readdirSync(place)
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => path.join(place, name))
    : [];

async function unpack() {
  const archives = path.join(folder, 'archives');
  mkdirSync(path.join(archives, 'partial'), { recursive: true });
  mkdirSync(files, { recursive: true });
  const fetched = await run([
    ...['apt-get', 'install', '-y', '--no-install-recommends', '--download-only'],
    ...['-o', `Dir::Cache::archives=${archives}`, '-o', 'APT::Sandbox::User=root', ...packages],
  ]);
  if (fetched.code !== 0) return false;
  for (const name of readdirSync(archives).filter((file) => file.endsWith('.deb')))
    await run(['dpkg', '-x', path.join(archives, name), files]);
  return existsSync(path.join(files, 'usr/bin/patroni'));
}
