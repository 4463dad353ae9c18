import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShellManifest, stillFrames, stillPages } from 'shared-api/release';
import type * as z from 'zod/mini';
import { shellBase } from './addresses';
import type { BuiltFolders } from './release';
import { composeStills, type StillPage } from './still-pages';

/** Where the builds leave their still parts: the frames, then the areas’ pages. */
export function stillFiles({ shell, areas }: BuiltFolders): [frames: string, ...pages: string[]] {
  const fileIn = (folder: string) => join(folder, 'still.json');
  return [fileIn(shell), ...Object.values(areas).map(fileIn)];
}

/** Still pages are a gift of the build: what it did not leave, or left in another shape, is not offered. */
export function readStills(folders: BuiltFolders, shell: ShellManifest): ReadonlyMap<string, StillPage> {
  const [framesFile, ...pagesFiles] = stillFiles(folders);
  const frames = tryJson(framesFile, stillFrames);
  if (frames === null) return new Map();
  const pages = pagesFiles.map((file) => tryJson(file, stillPages) ?? {});
  return composeStills(frames, Object.assign({}, ...pages), readFaces(folders, shell));
}

/** The shell's styles are its fonts' faces; in a page their files are named from the root. */
function readFaces(folders: BuiltFolders, { styles }: ShellManifest): string {
  const css = styles.map((file) => readFileSync(join(folders.shell, file), 'utf8')).join('');
  return css.replace(/\/\*[\s\S]*?\*\/|\s*\n\s*/g, '').replace(/url\((?!data:)/g, `url(${shellBase}`);
}

function tryJson<S extends z.ZodMiniType>(file: string, schema: S): z.output<S> | null {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
