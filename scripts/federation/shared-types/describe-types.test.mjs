import path from 'node:path';
import { loadModule } from '../load-module.mjs';
import { rootDir } from '../packages.mjs';
import { describeTypes } from './describe-types.mjs';

let changedNames;
beforeAll(async () => {
  ({ changedNames } = (await loadModule(path.join(rootDir, 'shared-api/src/release/fit.ts'))).exports);
});

/** The types of one shared module with these declarations, and of a second file beside it. */
function typesOf(ui, parts = '') {
  const files = { 'shared-ui': { file: 'ui/index.d.ts', text: ui }, './parts': { file: 'ui/parts.d.ts', text: parts } };
  return describeTypes(['shared-ui'], (name) => files[name]);
}

/** What an area of before finds changed in a shell of after, of `Button`. */
function changed(before, after) {
  return changedNames({ 'shared-ui': ['Button'] }, before, after);
}

const none = [];
const told = ['Button (shared-ui)'];

const component = (props) =>
  `export interface Props { ${props} }\nexport declare function Button(props: Props): string;`;
const service = (state) => `export interface State { ${state} }\nexport declare function Button(): State;`;

test.each([
  ['nothing', component('look: string'), component('/** Says more. */ look: string'), none],
  ['a prop more that may be left out', component('look: string'), component('look: string; size?: number'), none],
  ['a prop more that must be given', component('look: string'), component('look: string; size: number'), told],
  ['a prop less', component('look: string; size?: number'), component('look: string'), told],
  ['a prop of another type', component('look: string'), component('look: number'), told],
  ['a value more of a prop', component("look: 'a' | 'b'"), component("look: 'a' | 'b' | 'c'"), none],
  ['a value less of a prop', component("look: 'a' | 'b' | 'c'"), component("look: 'a' | 'b'"), told],
  ['a field more of what is given', service('id: string'), service('id: string; name: string'), none],
  ['a field less of what is given', service('id: string; name: string'), service('id: string'), told],
  ['a value more that is given', service("is: 'a' | 'b'"), service("is: 'a' | 'b' | 'c'"), told],
  [
    'a parameter more that may be left out',
    'export declare function Button(a: string): void;',
    'export declare function Button(b: string, c?: number): void;',
    none,
  ],
  [
    'a parameter more',
    'export declare function Button(a: string): void;',
    'export declare function Button(a: string, c: number): void;',
    told,
  ],
  [
    'something else that another name has',
    `${component('look: string')} export declare function Other(): string;`,
    `${component('look: string')} export declare function Other(): number;`,
    none,
  ],
])('a shell with %s', (_, before, after, expected) => {
  expect(changed(typesOf(before), typesOf(after))).toEqual(expected);
});

test('what a name is made of elsewhere counts, from wherever it is exported', () => {
  const index = "import type { Props } from './parts';\nexport declare function Button(props: Props): Props['look'];";
  const before = typesOf(index, 'export interface Props { look: Look }\ntype Look = { tone: string };\nexport {};');
  const after = typesOf(index, 'export interface Props { look: Look }\ntype Look = { tone: number };\nexport {};');
  expect(changed(before, after)).toEqual(told);
  expect(changed(before, before)).toEqual(none);
  expect(changed(typesOf("export { Button } from './parts';", component('a: 1')), typesOf(component('a: 1')))).toEqual(
    none,
  );
});

test('two types that know each other end', () => {
  const tree = (leaf) =>
    `export interface A { b?: B; leaf: ${leaf} }\nexport interface B { a: A }\nexport declare function Button(): A;`;
  expect(changed(typesOf(tree('string')), typesOf(tree('string')))).toEqual(none);
  expect(changed(typesOf(tree('string')), typesOf(tree('number')))).toEqual(told);
});

test('what a library brings is told by its name and major version', () => {
  const { exports } = typesOf("export { useForm as Button } from 'react-hook-form';");
  expect(exports).toEqual({ 'shared-ui': { Button: ['react-hook-form#useForm@7'] } });
});

test('what says nothing of its types is not compared', () => {
  expect(changed({ exports: {}, parts: {} }, typesOf(component('look: string')))).toEqual(none);
  expect(changed(typesOf(component('look: string')), { exports: {}, parts: {} })).toEqual(none);
});
