import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createKeys, equalInConstantTime, openKeys, randomCode, randomContractUid } from './index';

const old = createKeys(['the first key']);
const turned = createKeys(['the second key', 'the first key']);

test('what was encrypted opens with its purpose and its row, after a turn of the keys too', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const sealed = old.encrypt('message', text, 'row 1');
      expect(turned.decrypt('message', sealed, 'row 1')).toBe(text);
    }),
  );
  const sealed = old.encrypt('message', 'ciao', 'row 1');
  expect(() => old.decrypt('message', sealed, 'row 2')).toThrow();
  expect(() => old.decrypt('setting', sealed, 'row 1')).toThrow();
  expect(() => createKeys(['another key']).decrypt('message', sealed, 'row 1')).toThrow('is gone');
});

test('one changed character of a ciphertext is noticed', () => {
  const sealed = old.encrypt('message', 'ciao');
  const [version, id, iv, body = ''] = sealed.split('.');
  const changed = `${body.startsWith('A') ? 'B' : 'A'}${body.slice(1)}`;
  expect(() => old.decrypt('message', [version, id, iv, changed].join('.'))).toThrow();
});

test('an HMAC is of its purpose and of its parts, wherever they begin', () => {
  const value = old.hmac('code', ['12', '3']);
  expect(turned.verifyHmac('code', ['12', '3'], value)).toBe(true);
  expect(old.verifyHmac('code', ['1', '23'], value)).toBe(false);
  expect(old.verifyHmac('grant', ['12', '3'], value)).toBe(false);
  expect(turned.hmac('code', ['12', '3'], old.currentId)).toBe(value);
});

test('texts of another length are simply not equal', () => {
  expect(equalInConstantTime('abc', 'abcd')).toBe(false);
  expect(equalInConstantTime('abc', 'abc')).toBe(true);
});

test('codes have six digits, links 22 characters', () => {
  expect(randomCode()).toMatch(/^\d{6}$/);
  expect(randomContractUid()).toMatch(/^[A-Za-z0-9_-]{22}$/);
});

test('keys are made once, for their owner’s eyes only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'carcare-keys-'));
  const first = openKeys([], folder);
  expect(openKeys([], folder).currentId).toBe(first.currentId);
  expect(statSync(join(folder, 'app-keys')).mode & 0o777).toBe(0o600);
  expect(openKeys(['x'.repeat(32)], folder).currentId).not.toBe(first.currentId);
  rmSync(folder, { recursive: true });
});
