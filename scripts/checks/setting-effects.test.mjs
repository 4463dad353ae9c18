import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The server has the list of settings, the operator's page a sentence for each: neither reads the other. */
const read = (file) => readFileSync(path.join(__dirname, '../..', file), 'utf8');
const keysOf = (file) => [...read(file).matchAll(/^ {2}'([a-z_.]+)': /gm)].map(([, key]) => key);

test('a sentence says what each setting does', () => {
  const settings = keysOf('server/src/platform/settings/setting-list.ts');
  expect(settings).toContain('codes.per_phone');
  expect(keysOf('remote-admin/src/settings/effect.messages.ts').sort()).toEqual(settings.sort());
});
