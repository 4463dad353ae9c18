import relativeImports from './relative-imports-loader.mjs';

test('what is imported by an absolute path is imported from where the module lies', () => {
  const source = `import runtime from '/a/b/node_modules/kit/run.js';\nimport plugin from "./plugin";`;
  expect(relativeImports.call({ context: '/a/b/shell/node_modules/.federation' }, source)).toBe(
    `import runtime from '../../../node_modules/kit/run.js';\nimport plugin from "./plugin";`,
  );
});
