import { lastRelease } from './last-release.mjs';

const note = (what, hour, version = '1.2.0') => ({
  what,
  version,
  hash: '0123456789ab',
  released_at: `2026-11-21T${hour}:00:00.000Z`,
  released_by: 'Paola',
});

test('the last release of any area is found, and told in words', () => {
  const pieces = {
    'remote-admin': { history: [note('published', '12'), note('live', '09')] },
    'remote-manager': { history: [note('disabled', '11'), note('live', '10', '1.3.0'), note('live', '08')] },
  };

  expect(lastRelease(pieces)).toEqual({
    areas: ['remote-manager'],
    about: 'remote-manager 1.3.0-0123456789ab, in linea dal 21/11/26, 11:00, Paola',
  });
});

test('what went live together is taken back together', () => {
  const pieces = {
    shell: { history: [note('live', '10', '2.0.0')] },
    'remote-admin': { history: [note('live', '10')] },
  };

  expect(lastRelease(pieces)).toEqual({
    areas: ['shell', 'remote-admin'],
    about: 'shell 2.0.0-0123456789ab, remote-admin 1.2.0-0123456789ab, in linea dal 21/11/26, 11:00, Paola',
  });
});

test('a version that is tried out is a release too', () => {
  expect(lastRelease({ 'remote-admin': { history: [note('canary', '10'), note('live', '09')] } }).about).toContain(
    'in prova',
  );
});

test('a return is not taken back without an area’s name', () => {
  const pieces = {
    'remote-admin': { history: [note('rolled_back', '10'), note('live', '09')] },
    'remote-manager': { history: [note('live', '08')] },
  };

  expect(() => lastRelease(pieces)).toThrow(
    "L'ultimo cambiamento è già un ritorno: remote-admin, 21/11/26, 11:00, Paola.",
  );
});

test('where nothing was released there is nothing to take back', () => {
  expect(() => lastRelease({})).toThrow('Non è stato rilasciato niente.');
  expect(() => lastRelease({ 'remote-admin': { history: [note('published', '10')] } })).toThrow('niente');
});
