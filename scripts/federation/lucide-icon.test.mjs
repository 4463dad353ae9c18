import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isAbsolute, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { baseConfig } from './base.mjs';
import createLucideIcon from './lucide-icon.mjs';
import { rootDir } from './packages.mjs';

const library = createRequire(import.meta.url)(join(rootDir, 'node_modules/lucide-react/dist/cjs/lucide-react.js'));
const data = {
  name: 'lens',
  size: 24,
  node: [
    ['circle', { cx: '11', cy: '11', r: '8', key: 'a' }],
    ['path', { d: 'm21 21-4.3-4.3', key: 'b' }],
  ],
};

/** The attributes of each element, without the library's classes and the `xmlns` that no page needs. */
const drawnBy = (create, props) =>
  [...renderToStaticMarkup(createElement(create(data), props)).matchAll(/<(\w+)([^>]*)>/g)].map(
    ([, tag, attributes]) => [
      tag,
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
        .map(([attribute]) => attribute)
        .filter((attribute) => !/^(class|xmlns)=/.test(attribute))
        .sort(),
    ],
  );

test.each([{}, { size: 20 }, { size: 12, strokeWidth: 1.5, absoluteStrokeWidth: true, strokeLinecap: 'square' }])(
  'an icon is drawn as the library draws it: %j',
  (props) => {
    expect(drawnBy(createLucideIcon, props)).toEqual(drawnBy(library.createLucideIcon, props));
  },
);

test('what a build puts another file in the place of is there', () => {
  const { alias } = baseConfig({ dir: rootDir, name: 'area', id: '0', production: true, serve: false }).resolve;
  const replaced = Object.keys(alias).filter(isAbsolute);

  expect(replaced).not.toEqual([]);
  expect(replaced.filter((file) => !existsSync(file))).toEqual([]);
});
