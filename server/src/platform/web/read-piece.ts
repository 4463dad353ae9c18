import {
  type AreaManifest,
  type AreaRecord,
  areaManifest,
  type PrerenderedFrames,
  type PrerenderedPages,
  prerenderedFrames,
  prerenderedPages,
  type ShellManifest,
  type SkeletonParts,
  shellManifest,
  skeletonParts,
} from 'shared-api/release';
import type * as z from 'zod/mini';
import type { PieceFiles } from './piece-files';

/** What the server needs of a version of the shell. */
export interface ShellPart {
  readonly base: string;
  readonly page: string;
  readonly shell: ShellManifest;
  readonly frames: PrerenderedFrames | null;
  /** The frames that stand around a page until its scripts draw it. */
  readonly skeletons: SkeletonParts;
  /** The fonts' `@font-face` rules: every page comes with its style. */
  readonly faces: string;
  /** Open pages are asked to take it soon. */
  readonly urgent?: boolean;
}

/** What only the server knows of an area: a browser finds a page's scripts in its HTML. */
export type AreaPages = Pick<AreaManifest, 'pages' | 'integrity'>;

/** What the server needs of a version of an area. */
export interface AreaPart {
  readonly record: AreaRecord;
  /** What its code uses of the shell, by shared module. */
  readonly uses: AreaManifest['uses'];
  /** The types of that. */
  readonly types: AreaManifest['types'];
  readonly pages: AreaPages;
  readonly prerendered: PrerenderedPages;
  readonly skeletons: SkeletonParts;
}

/** @returns null when it is not built */
export async function readShell({ base, id, read }: PieceFiles): Promise<ShellPart | null> {
  const [page, text] = [await read('index.html'), await read('shell.json')];
  if (page === null || text === null) return null;
  const manifest = shellManifest.parse(JSON.parse(text));
  // What browsers report of a released version names it to the byte.
  const shell = { ...manifest, version: id ?? manifest.version };
  return {
    base,
    page,
    shell,
    frames: tryJson(await read('prerender.json'), prerenderedFrames),
    skeletons: await readSkeletons(read),
    faces: await readFaces(shell, base, read),
  };
}

/** @returns null when it is not built */
export async function readArea({ base, id, read }: PieceFiles): Promise<AreaPart | null> {
  const text = await read('area.json');
  if (text === null) return null;
  // A page has no use for what only releases are compared by.
  const { pages, singletons: _, ranges: __, uses, types, ...manifest } = areaManifest.parse(JSON.parse(text));
  return {
    // What browsers report of a released version names it to the byte.
    record: {
      ...manifest,
      version: id ?? manifest.version,
      integrity: firstHashes(manifest),
      base,
      enabled: true,
    },
    uses,
    types,
    pages: { pages, integrity: manifest.integrity },
    prerendered: tryJson(await read('prerender.json'), prerenderedPages) ?? {},
    skeletons: await readSkeletons(read),
  };
}

async function readSkeletons(read: PieceFiles['read']): Promise<SkeletonParts> {
  return tryJson(await read('skeletons.json'), skeletonParts) ?? {};
}

/** What a page needs to begin with an area: its entry is trusted with the names of all other files. */
function firstHashes({
  entry,
  preload,
  styles,
  integrity,
}: Omit<AreaManifest, 'pages' | 'singletons' | 'ranges' | 'uses' | 'types'>): AreaManifest['integrity'] {
  const first = new Set([entry, ...preload, ...styles]);
  return Object.fromEntries(Object.entries(integrity).filter(([file]) => first.has(file)));
}

/** The shell's styles are its fonts' faces; in a page their files are named from the root. */
async function readFaces({ styles }: ShellManifest, base: string, read: PieceFiles['read']): Promise<string> {
  const css = await Promise.all(styles.map(read));
  return css
    .join('')
    .replace(/\/\*[\s\S]*?\*\/|\s*\n\s*/g, '')
    .replace(/url\((?!data:)/g, `url(${base}`);
}

/** Prerendered pages are a gift of the build: what it did not leave, or left in another shape, is not offered. */
function tryJson<S extends z.ZodMiniType>(text: string | null, schema: S): z.output<S> | null {
  try {
    return text === null ? null : schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
