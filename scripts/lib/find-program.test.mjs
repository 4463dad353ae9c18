import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium, findLightChromium } from './find-program.mjs';

const { PATH, CHROMIUM_PATH } = process.env;
let folder;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'find-program-'));
  symlinkSync('/bin/sh', path.join(folder, 'sh'));
  process.env.PATH = folder;
  delete process.env.CHROMIUM_PATH;
});
afterEach(() => {
  process.env.PATH = PATH;
  if (CHROMIUM_PATH === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = CHROMIUM_PATH;
  rmSync(folder, { recursive: true });
});

function install(name) {
  const file = path.join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

test('a machine without Chromium has none', () => {
  expect([findChromium(), findLightChromium()]).toEqual([null, null]);
});

test('it is found by any of its names, wherever the PATH leads', () => {
  const chrome = install('google-chrome-stable');
  expect([findChromium(), findLightChromium()]).toEqual([chrome, chrome]);
});

test('the light one is taken where a window is not needed', () => {
  const [whole, light] = [install('chromium'), install('chromium-headless-shell')];
  expect([findChromium(), findLightChromium()]).toEqual([whole, light]);
});

test('CHROMIUM_PATH comes first', () => {
  install('chromium');
  process.env.CHROMIUM_PATH = '/opt/chrome';
  expect([findChromium(), findLightChromium()]).toEqual(['/opt/chrome', '/opt/chrome']);
});
