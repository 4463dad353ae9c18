import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { areaPieces, distFolder } from './piece-files';

/** A build beside the server, that was never released. */
export interface BuiltVersion {
  readonly piece: string;
  readonly version: string;
  /** Names its sources. */
  readonly build: string;
  readonly builtAt: Date;
  /** Whose area it is; the shell is nobody's. */
  readonly role?: string | null | undefined;
}

const manifest = z.object({ version: z.string(), build: z.string(), role: z.optional(z.nullable(z.string())) });

/** The shell and the areas that are built below the product's folder. */
export function builtVersions(root: string): readonly BuiltVersion[] {
  const pieces = ['shell', ...areaPieces(root, { revision: 0, pieces: {} })];
  return pieces.flatMap((piece) => builtVersion(root, piece) ?? []);
}

/** Null when the piece is not built, or is being built just now. */
export function builtVersion(root: string, piece: string): BuiltVersion | null {
  const file = join(distFolder(root, piece), piece === 'shell' ? 'shell.json' : 'area.json');
  try {
    const { version, build, role } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
    return { piece, version, build, builtAt: statSync(file).mtime, role };
  } catch {
    return null;
  }
}
