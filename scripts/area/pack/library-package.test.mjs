import { installedVersion } from '../../federation/packages.mjs';
import { libraryManifest } from './library-package.mjs';

test('a packed library gives its sources with their types, and the versions that the house has', () => {
  const manifest = libraryManifest({
    name: 'shared-ui',
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: false,
    exports: { '.': './src/index.ts', './page': './src/page/page.tsx' },
    dependencies: { '@emotion/react': '^11.14.0' },
    peerDependencies: { react: '19.3.1' },
  });
  expect(manifest.exports).toEqual({
    '.': { types: './types/index.d.ts', default: './src/index.ts' },
    './page': { types: './types/page/page.d.ts', default: './src/page/page.tsx' },
    './package.json': './package.json',
  });
  expect(manifest.dependencies).toEqual({ '@emotion/react': installedVersion('@emotion/react') });
  expect(manifest).not.toHaveProperty('private');
});
