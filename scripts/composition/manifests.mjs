import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areaWorkspaces, root } from '../lib/files.mjs';

/**
 * What a build tells of itself, in one shape for both: the scripts of the start, of each frame, area and page.
 * @typedef {{ path: string, files: string[] }} Page
 * @typedef {{ paths: string[], frame: string, files: string[], pages: Page[] }} Area
 * @typedef {{ scripts: string[], frames: Record<string, string[]>, areas: Area[] }} Manifest
 */

/** Where the ordinary build lies. */
export const ordinaryFolder = path.join(root, '.cache/composition');

const readJson = (...parts) => JSON.parse(readFileSync(path.join(root, ...parts), 'utf8'));

/** @returns {Manifest} the ordinary build, with the names of its files */
export function readOrdinary() {
  return JSON.parse(readFileSync(path.join(ordinaryFolder, 'ordinary.json'), 'utf8'));
}

/** @returns {Manifest} the composed product, with its files' places in the repository */
export function readComposed() {
  const of = (workspace, files) => files.map((file) => path.join(workspace, 'dist', file));
  const shell = readJson('shell/dist/shell.json');
  const entryPointFiles = (names) => names.flatMap((name) => of('shell', shell.doors[name] ?? []));
  const areas = areaWorkspaces.map((workspace) => {
    const { paths, frame, preload, entry, pages } = readJson(workspace, 'dist/area.json');
    return {
      paths,
      frame,
      files: of(workspace, [...preload, entry]),
      pages: pages.map((page) => ({
        path: page.path,
        files: [...of(workspace, page.files), ...entryPointFiles(page.doors)],
      })),
    };
  });
  const scripts = of('shell', shell.scripts);
  const frames = Object.entries(shell.frames).map(([frame, files]) => [frame, of('shell', files)]);
  return { scripts, frames: Object.fromEntries(frames), areas };
}
