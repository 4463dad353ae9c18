import { scriptsOf } from './page-of.mjs';

const ordinary = {
  scripts: ['main.js'],
  frames: { staff: ['shared.js', 'staff.js'] },
  areas: [
    {
      paths: ['/', '/ricerca'],
      frame: 'public',
      files: ['public.js'],
      pages: [{ path: '/ricerca/:vin', files: ['car.js'] }],
    },
    {
      paths: ['/cms/manager'],
      frame: 'staff',
      files: ['manager.js'],
      pages: [
        { path: '/cms/manager/contracts/:uid', files: ['contract.js'] },
        { path: '/cms/manager/contracts/new', files: ['shared.js', 'new.js'] },
      ],
    },
  ],
};

test('an address begins with the start, its frame, its area and its page, each script once', () => {
  expect(scriptsOf(ordinary, '/')).toEqual(['main.js', 'public.js']);
  expect(scriptsOf(ordinary, '/ricerca/ZAC')).toEqual(['main.js', 'public.js', 'car.js']);
  expect(scriptsOf(ordinary, '/cms/manager/contracts/new')).toEqual([
    'main.js',
    'shared.js',
    'staff.js',
    'manager.js',
    'new.js',
  ]);
  expect(scriptsOf(ordinary, '/login')).toEqual(['main.js']);
});
