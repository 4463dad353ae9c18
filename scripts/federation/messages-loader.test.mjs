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
