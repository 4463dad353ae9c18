import { baseConfig } from './base.mjs';
import messagesLoader from './messages-loader.mjs';

function compile(source) {
  return messagesLoader.call({ resourcePath: 'messages.ts' }, source);
}

test('puts the parsed message in the place of its text', () => {
  const compiled = compile(`const m = { id: 'a.b', defaultMessage: 'Ciao {name}' };`);

  expect(compiled).toBe(
    `const m = { id: 'a.b', defaultMessage: [{"type":0,"value":"Ciao "},{"type":1,"value":"name"}] };`,
  );
});

test.each([`"L’anno"`, `'L\\u2019anno'`, '`L’anno`', `\n    'L’anno'`])('reads the literal %s', (literal) => {
  expect(compile(`{ defaultMessage: ${literal} }`)).toContain('[{"type":0,"value":"L’anno"}]');
});

test('leaves the type of a descriptor alone', () => {
  const source = 'interface Text { readonly defaultMessage: string }';

  expect(compile(source)).toBe(source);
});

test.each(['title', "'a' + 'b'", `\`a \${b}\``])('refuses what is not one plain literal: %s', (value) => {
  expect(() => compile(`{ defaultMessage: ${value} }`)).toThrow(
    'messages.ts: defaultMessage must be one plain string literal.',
  );
});

test('refuses a message that is not ICU', () => {
  expect(() => compile(`{ defaultMessage: 'Ciao {name' }`)).toThrow();
});

test.each(['form/field-noun.ts', 'labels/failure-text.tsx', 'form/field.messages.ts'])('is given %s', (file) => {
  const { module } = baseConfig({ dir: '/area', name: 'area', id: '0', production: true, serve: false });
  const isGiven = ({ use }) => typeof use === 'string' && use.endsWith('messages-loader.mjs');

  expect(module.rules.filter(isGiven).some(({ test }) => test.test(`/area/src/${file}`))).toBe(true);
});
