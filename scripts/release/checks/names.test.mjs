import { areaNameFaults, shellNameFaults } from './names.mjs';

test('an area that uses what the live shell lacks is told which release comes first', () => {
  expect(areaNameFaults('remote-prova', [])).toEqual([]);
  expect(areaNameFaults('remote-prova', ['Stepper (shared-ui)'])).toEqual([
    'remote-prova usa Stepper (shared-ui), che la cornice in linea non ha: prima si rilascia la cornice.',
  ]);
});

test('a shell without a name that a live area uses is refused', () => {
  expect(shellNameFaults('manager', ['useApi (shared-api/react)'])).toEqual([
    'L’area in linea manager usa useApi (shared-api/react), che questa cornice non ha più.',
  ]);
});
