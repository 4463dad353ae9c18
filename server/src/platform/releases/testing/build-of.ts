import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { AreaManifest, ShellManifest } from 'shared-api/release';

function integrityOf(files: Readonly<Record<string, string>>): Record<string, string> {
  const hash = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hash(text)]));
}

function write(folder: string, files: Readonly<Record<string, string | Buffer>>): string {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

/** Writes what the build of an area leaves; its one script holds `text`. */
export function areaBuild(folder: string, name: string, text: string, changes: Partial<AreaManifest> = {}): string {
  const { entry = 'entry.js' } = changes;
  const scripts = { [entry]: text, 'area.js': `area ${text}` };
  const manifest: AreaManifest = {
    name,
    version: '1.0.0',
    build: 'b1',
    container: `${name}_b1`,
    entry,
    preload: ['area.js'],
    styles: [],
    paths: [name === 'public' ? '/' : `/cms/${name}`],
    role: null,
    frame: 'public',
    hostRange: '^1.0.0',
    slots: [],
    uses: {},
    types: { exports: {}, parts: {} },
    pages: [],
    singletons: {},
    ranges: {},
    integrity: integrityOf(scripts),
    ...changes,
  };
  return write(folder, {
    ...scripts,
    [`${entry}.br`]: brotliCompressSync(text),
    [`${entry}.map`]: '{}',
    'area.json': JSON.stringify(manifest),
  });
}

/** Writes what the build of the shell leaves; its one script holds `text`. */
export function shellBuild(folder: string, text: string, changes: Partial<ShellManifest> = {}): string {
  const main = { 'main.js': text };
  return write(folder, {
    ...main,
    'index.html':
      '<!doctype html><html lang="it" data-carcare="theme"><head><title>CarCare</title><!--carcare:head--></head><body><div id="root"></div><!--carcare:data--><!--carcare:scripts--></body></html>',
    'shell.json': JSON.stringify({
      version: '1.3.3',
      build: text,
      hostVersion: '1.0.0',
      scripts: ['main.js'],
      styles: [],
      fonts: [],
      integrity: integrityOf(main),
      ...changes,
    }),
  });
}
