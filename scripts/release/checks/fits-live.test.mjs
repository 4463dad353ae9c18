import { addressFaults, areaFaults, serverFaults, shellFaults } from './fits-live.mjs';

const builtWith = { react: '19.3.1', 'react-dom': '19.3.1', 'shared-ui': '1.0.0', 'shared-api': '1.1.0' };
const manifest = {
  name: 'remote-prova',
  dependencies: { 'shared-api': '1.1.0', 'shared-ui': '1.0.0' },
  peerDependencies: { react: '^19.3.0', 'react-dom': '^19.3.0' },
  carcare: { hostRange: '^1.1.0' },
};
const shell = { hostVersion: '1.1.0', singletons: builtWith };

test('an area fits the shell that it was built beside, and one that says nothing of its packages', () => {
  expect(areaFaults(manifest, shell, builtWith)).toEqual([]);
  expect(areaFaults(manifest, { hostVersion: '1.1.0' }, builtWith)).toEqual([]);
});

test('an area that was built with a newer package than the live shell has is refused', () => {
  expect(areaFaults(manifest, shell, { ...builtWith, react: '19.4.0' })).toEqual([
    'remote-prova è costruita con react 19.4.0, ma la cornice in linea ha 19.3.1.',
  ]);
});

test('an area for another host is refused', () => {
  const foreign = { ...manifest, carcare: { hostRange: '^2.0.0' } };

  expect(areaFaults(foreign, shell, builtWith)).toEqual([
    'remote-prova vuole la porta ^2.0.0 della cornice, ma c’è la 1.1.0.',
  ]);
});

test('a shell that a live area could not run in is refused', () => {
  const areas = [
    { name: 'admin', hostRange: '^1.1.0' },
    { name: 'public', hostRange: '^2.0.0' },
  ];

  expect(shellFaults({ areas, shell }, '2.0.0', builtWith)).toEqual([
    'L’area in linea admin vuole la porta ^1.1.0 della cornice, ma questa ha la 2.0.0.',
  ]);
});

test('a shell may bring newer packages, but none that promise something else, and may leave out none', () => {
  const areas = [{ name: 'admin', hostRange: '^1.1.0' }];
  const faultsWith = (provided) => shellFaults({ areas, shell }, '1.1.0', provided);
  const { react, ...others } = builtWith;

  expect(faultsWith({ ...others, react: '19.4.0' })).toEqual([]);
  expect(faultsWith({ ...others, react: '20.0.0' })).toEqual([
    `L’area in linea admin può aver bisogno di react ${react}, ma questa cornice ha 20.0.0.`,
  ]);
  expect(faultsWith(others)).toEqual([
    `L’area in linea admin può aver bisogno di react ${react}, ma questa cornice non ne ha.`,
  ]);
});

test('a major reaches the live product in an order: areas that run with both, the new shell, then areas of the new one', () => {
  const oneMajor = { ...builtWith, 'shared-ui': '1.0.0' };
  const next = { ...builtWith, 'shared-ui': '2.0.0' };
  const both = { ...manifest, dependencies: { 'shared-api': '1.1.0', 'shared-ui': '^1.0.0 || ^2.0.0' } };
  const nextOnly = { ...manifest, dependencies: { 'shared-api': '1.1.0', 'shared-ui': '^2.0.0' } };
  const live = (ranges) => [{ name: 'prova', hostRange: '^1.1.0', singletons: oneMajor, ranges }];

  expect(areaFaults(both, shell, oneMajor)).toEqual([]);
  expect(shellFaults({ areas: live(), shell }, '1.1.0', next)).toEqual([
    'L’area in linea prova è costruita con shared-ui 1.0.0, ma questa cornice ha 2.0.0.',
  ]);
  expect(shellFaults({ areas: live({ 'shared-ui': '^1.0.0 || ^2.0.0' }), shell }, '1.1.0', next)).toEqual([]);
  expect(areaFaults(both, { ...shell, singletons: next }, oneMajor)).toEqual([]);
  expect(areaFaults(nextOnly, shell, next)).toHaveLength(2);
  expect(areaFaults(nextOnly, { ...shell, singletons: next }, next)).toEqual([]);
});

test('a new shell is held to what the areas were built with, and to none that is switched off', () => {
  const built = (name, react, enabled = true) => ({ name, hostRange: '^1.1.0', enabled, singletons: { react } });
  const areas = [built('admin', '20.0.0'), built('public', '19.3.1'), built('workshop', '18.0.0', false)];

  expect(shellFaults({ areas, shell }, '1.1.0', { ...builtWith, react: '20.0.0' })).toEqual([
    'L’area in linea public è costruita con react 19.3.1, ma questa cornice ha 20.0.0.',
  ]);
});

test('what is built for a newer server than the live one is refused, and a server of before versions is not compared', () => {
  expect(serverFaults({ apiVersion: '1.1.0' }, '^1.2.0')).toEqual([
    'Qui si costruisce per il servizio ^1.2.0, ma quello in linea è 1.1.0: prima si aggiorna il server.',
  ]);
  expect(serverFaults({ apiVersion: '1.2.0' }, '^1.1.0')).toEqual([]);
  expect(serverFaults({}, '^1.2.0')).toEqual([]);
});

test('an area that lives where another one does is refused, whoever was there first and whatever is switched off', () => {
  const live = [
    { name: 'public', paths: ['/', '/ricerca'] },
    { name: 'manager', paths: ['/cms/manager'], enabled: false },
    { name: 'workshop', paths: ['/cms/workshop'] },
  ];
  const faultsAt = (...paths) => addressFaults({ name: 'remote-workshop', carcare: { area: 'workshop', paths } }, live);

  expect(faultsAt('/cms/workshop', '/cms/officina')).toEqual([]);
  expect(faultsAt('/cms/workshop', '/cms/manager/stores')).toEqual([
    'remote-workshop vuole /cms/manager/stores, ma lì c’è l’area in linea manager (/cms/manager).',
  ]);
  expect(faultsAt('/cms/workshop', '/', '/login')).toEqual([
    'remote-workshop vuole /, ma lì c’è l’area in linea public (/, /ricerca).',
    'remote-workshop vuole /login, che è della cornice o del server.',
  ]);
});

test('a live area of the same name at other addresses is another team’s, and is not replaced', () => {
  const live = [{ name: 'workshop', paths: ['/cms/workshop'] }];
  const faultsAt = (...paths) => addressFaults({ name: 'remote-workshop', carcare: { area: 'workshop', paths } }, live);

  expect(faultsAt('/cms/garage')).toEqual([
    'In linea c’è già un’area workshop, a indirizzi che questa non ha (/cms/workshop): se è di un’altra squadra, scegli un altro nome; se si sposta, in un primo rilascio tenga anche quelli.',
  ]);
  expect(faultsAt('/cms/garage', '/cms/workshop')).toEqual([]);
  expect(faultsAt('/cms/workshop/garage')).toEqual([]);
});
