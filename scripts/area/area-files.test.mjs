import { areaFiles } from './area-files.mjs';
import { roles } from './roles.mjs';
import { ownRepository } from './tool-paths.mjs';

const filesFor = (role) =>
  areaFiles({ name: 'remote-workshop', area: 'workshop', path: '/officina', title: 'Officina', role }, 4105);

test.each(Object.keys(roles))('the template has everything that an area for %s needs', (role) => {
  const files = filesFor(role);
  expect(JSON.parse(files['package.json']).carcare).toMatchObject({
    area: 'workshop',
    role: roles[role].role,
    frame: roles[role].frame,
  });
  expect(Object.values(files).join('\n')).not.toMatch(/\{\{/);
});

test('only who signs in finds an area in the navigation', () => {
  expect(filesFor('account')).toHaveProperty(['src/app/navigation.ts']);
  expect(filesFor('none')).not.toHaveProperty(['src/app/navigation.ts']);
  expect(filesFor('none')['src/index.ts']).not.toContain('navigation');
});

test('in a repository of its own an area takes everything from the kit', () => {
  const request = { name: 'remote-workshop', area: 'workshop', path: '/officina', title: 'Officina', role: 'none' };
  const files = areaFiles(request, 4105, ownRepository);
  const outside = Object.entries(files).filter(([, text]) =>
    /['" ]\.\.\/(?!node_modules\/carcare-area-kit)/.test(text),
  );
  // The sources' own ways between their folders are no matter of the house.
  expect(outside.map(([file]) => file).filter((file) => !file.startsWith('src/'))).toEqual([]);
  expect(files['webpack.config.mjs']).toContain("from 'carcare-area-kit/scripts/federation/index.mjs'");
});
