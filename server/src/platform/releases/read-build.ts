import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { areaManifest, areaOf, shellManifest } from 'shared-api/release';
import * as z from 'zod/mini';
import { t } from '../i18n';
import { fileType } from './file-types';
import { messages } from './messages';
import { ReleaseRefusal } from './release-errors';

/** The files of a build by their names, without what is never served. */
export type Build = ReadonlyMap<string, Buffer>;

/** A file packed by Brotli, beside the plain one. */
export const compressed = /\.br$/;

/**
 * Reads a build and checks that it is whole: its manifests, and every file that they name, to the byte.
 * @throws ReleaseRefusal
 */
export async function readBuild(piece: string, folder: string): Promise<Build> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() && fileType(entry.name.replace(compressed, '')) !== undefined)
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const read = async (name: string): Promise<[string, Buffer]> => [name, await readFile(join(folder, name))];
  const build = new Map(await Promise.all(names.map(read)));
  if (piece === 'shell') checkShell(build);
  else checkArea(build, piece);
  return build;
}

/** The source maps of a build, by their names: kept with it, and never served. */
export async function readMaps(folder: string): Promise<Build> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js.map')).sort();
  const read = async (name: string): Promise<[string, Buffer]> => [name, await readFile(join(folder, name))];
  return new Map(await Promise.all(names.map(read)));
}

/** Names a build by what is in it: the same files give the same hash. */
export function hashOfBuild(build: Build): string {
  const hash = createHash('sha256');
  for (const [name, content] of build)
    if (!compressed.test(name)) hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex').slice(0, 12);
}

function checkShell(build: Build): void {
  if (!build.has('index.html')) throw incomplete('index.html');
  checkFiles(build, manifestOf(build, 'shell.json', shellManifest).integrity);
}

function checkArea(build: Build, piece: string): void {
  const { name, integrity } = manifestOf(build, 'area.json', areaManifest);
  if (name !== areaOf(piece)) throw new ReleaseRefusal(t(messages.otherArea, { found: name, wanted: areaOf(piece) }));
  checkFiles(build, integrity);
}

function manifestOf<S extends z.ZodMiniType>(build: Build, file: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(build.get(file)?.toString('utf8') ?? ''));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.core.$ZodError) throw incomplete(file);
    throw error;
  }
}

function checkFiles(build: Build, integrity: Readonly<Record<string, string>>): void {
  for (const [file, wanted] of Object.entries(integrity)) {
    const content = build.get(file);
    const found = content && `sha384-${createHash('sha384').update(content).digest('base64')}`;
    if (found !== wanted) throw incomplete(file);
  }
}

function incomplete(file: string): ReleaseRefusal {
  return new ReleaseRefusal(t(messages.incomplete, { file }));
}
