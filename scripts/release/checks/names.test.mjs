import { areaNameFaults, shellNameFaults } from './names.mjs';

test('an area that uses what the live shell lacks is told which release comes first', () => {
  expect(areaNameFaults('remote-prova', [], [])).toEqual([]);
  expect(areaNameFaults('remote-prova', ['Stepper (shared-ui)'], ['Button (shared-ui)'])).toEqual([
    'remote-prova usa Stepper (shared-ui), che la cornice in linea non ha: prima si rilascia la cornice.',
    'remote-prova usa Button (shared-ui) com’è qui, ma nella cornice in linea è diverso (docs/release.md).',
  ]);
});

test('a shell without a name that a live area uses is refused', () => {
  expect(shellNameFaults('manager', ['useApi (shared-api/react)'], ['Button (shared-ui)'])).toEqual([
    'L’area in linea manager usa useApi (shared-api/react), che questa cornice non ha più.',
    'L’area in linea manager usa Button (shared-ui) com’era, ma questa cornice lo ha cambiato.',
  ]);
});
