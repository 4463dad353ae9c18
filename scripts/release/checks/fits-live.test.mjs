import { areaFaults, shellFaults } from './fits-live.mjs';

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
    'remote-prova is built with react 19.4.0, but the live shell has 19.3.1.',
  ]);
});

test('an area for another host door is refused', () => {
  const foreign = { ...manifest, carcare: { hostRange: '^2.0.0' } };

  expect(areaFaults(foreign, shell, builtWith)).toEqual([
    'remote-prova is built for host ^2.0.0, but the host is 1.1.0.',
  ]);
});

test('a shell that a live area could not run in is refused', () => {
  const areas = [
    { name: 'admin', hostRange: '^1.1.0' },
    { name: 'public', hostRange: '^2.0.0' },
  ];

  expect(shellFaults({ areas, shell }, '2.0.0', builtWith)).toEqual([
    'The live area admin needs host ^1.1.0, but this shell is 2.0.0.',
  ]);
});

test('a shell may bring newer packages, but none that promise something else, and may leave out none', () => {
  const faultsWith = (provided) => shellFaults({ areas: [], shell }, '1.1.0', provided);
  const { react, ...others } = builtWith;

  expect(faultsWith({ ...others, react: '19.4.0' })).toEqual([]);
  expect(faultsWith({ ...others, react: '20.0.0' })).toEqual([
    `Live areas may need react ${react}, but this shell has 20.0.0.`,
  ]);
  expect(faultsWith(others)).toEqual([`Live areas may need react ${react}, but this shell has none.`]);
});
