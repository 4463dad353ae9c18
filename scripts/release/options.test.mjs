import { readOptions } from './options.mjs';

test('words and options may stand in any order', () => {
  const { words, given, options } = readOptions(['canary', '--by', 'Paola', 'remote-admin', '10%', '--dry-run'], {});

  expect(words).toEqual(['canary', 'remote-admin', '10%']);
  expect(given).toEqual(['by', 'dry-run']);
  expect(options).toMatchObject({ by: 'Paola', dryRun: true, help: false, yes: false });
});

test('the server is the one that is named, the public one, or the one on this machine', () => {
  const serverOf = (args, env) => readOptions(args, env).options.server;

  expect(serverOf(['--server', 'https://prova.esempio.it/'], { PUBLIC_URL: 'https://esempio.it' })).toBe(
    'https://prova.esempio.it',
  );
  expect(serverOf([], { PUBLIC_URL: 'https://esempio.it', PORT: '5000' })).toBe('https://esempio.it');
  expect(serverOf([], { PORT: '5000' })).toBe('http://127.0.0.1:5000');
  expect(readOptions([], {}).options).toMatchObject({ server: 'http://127.0.0.1:4000', isGuess: true });
  expect(readOptions([], { PORT: '5000' }).options.isGuess).toBe(false);
});

test('who does it is named by the option, by the environment, or by the terminal, and never by nothing', () => {
  const byOf = (args, env) => readOptions(args, env).options.by;

  expect(byOf(['--by', 'Paola'], { RELEASED_BY: 'Marco' })).toBe('Paola');
  expect(byOf(['--by', ''], { RELEASED_BY: 'Marco' })).toBe('Marco');
  expect(byOf([], { RELEASED_BY: '' })).toMatch(/./);
});

test('an option that is not there, and an address that is none, are refused in a sentence', () => {
  expect(() => readOptions(['remote-admin', '--skip'], {})).toThrow(
    "L'opzione --skip non va bene: npm run release -- --help dice quali ci sono.",
  );
  expect(() => readOptions(['--server', 'dovunque'], {})).toThrow("dovunque non è l'indirizzo di un server.");
});

test('how long to wait for the server is told in minutes', () => {
  expect(readOptions(['remote-admin', '--wait', '30'], {}).options.wait).toBe(30);
  for (const wrong of ['subito', '0', '10000'])
    expect(() => readOptions(['remote-admin', '--wait', wrong], {})).toThrow('--wait vuole dei minuti');
});
