import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pieceName, pieceOf, type ReleaseRegistry } from 'shared-api/release';
import type { ReleaseStore } from '../releases';
import { baseOf } from './addresses';

/** The files of shell or area, at one version. */
export interface PieceFiles {
  readonly piece: string;
  /** Null for the build beside the server. */
  readonly id: string | null;
  /** The address that they are served under, with a slash at the end. */
  readonly base: string;
  /** Differs whenever one of the files has changed. */
  state(): string;
  read(name: string): Promise<string | null>;
}

const firstAreas = ['public', 'manager', 'admin', 'account'].map(pieceOf);
const manifests = ['index.html', 'shell.json', 'area.json', 'prerender.json', 'skeletons.json'];

/** The folder that a piece is built into, below the product's own. */
export function distFolder(root: string, piece: string): string {
  return join(root, piece, 'dist');
}

/** The build that lies beside the server: it may change at any time. */
export function builtFiles(root: string, piece: string): PieceFiles {
  const folder = distFolder(root, piece);
  return {
    piece,
    id: null,
    base: baseOf(piece, null),
    state: () =>
      manifests.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0).join(' '),
    read: (name) => readFile(join(folder, name), 'utf8').catch(() => null),
  };
}

/** A version of the store: it never changes. */
export function publishedFiles(store: ReleaseStore, piece: string, id: string): PieceFiles {
  return {
    piece,
    id,
    base: baseOf(piece, id),
    state: () => id,
    read: async (name) => (await store.file(piece, id, name))?.toString('utf8') ?? null,
  };
}

/** All areas that are built or released, but for those that were retired; a new one needs no entry anywhere. */
export function areaPieces(root: string, { pieces }: ReleaseRegistry): readonly string[] {
  const isArea = (name: string) => name !== 'shell' && pieceName.safeParse(name).success;
  const found = [...readdirSync(root), ...Object.keys(pieces)].filter(isArea).sort();
  return [...new Set([...firstAreas, ...found])].filter((name) => pieces[name]?.retired_at === undefined);
}
