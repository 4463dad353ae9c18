import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from '@swc/core';
import { rootDir } from './packages.mjs';
import unusedComponents from './unused-components-loader.mjs';

const library = `import * as React10 from "react";
var Context = React10.createContext(null);
Context.displayName = "Context";
var Form = React10.forwardRef(
  () => "a form"
);
Form.displayName = "Form";
function Link() {
  return React10.useContext(Context);
}
export { Link };
`;

const minified = (source) => minifySync(source, { module: true, compress: { toplevel: true }, mangle: false }).code;

test('a component that nobody uses is dropped, and what is used stays', () => {
  expect(minified(library)).toContain('a form');

  const code = minified(unusedComponents(library));
  expect(code).not.toContain('a form');
  expect(code).toContain('createContext');
});

test('the router has its forms as the loader knows them', () => {
  const folder = join(rootDir, 'node_modules/react-router/dist/production');
  const chunks = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const source = unusedComponents(chunks.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n'));

  expect(source).toContain('var Form = /* @__PURE__ */ React');
  expect(source).not.toContain('Form.displayName = "Form"');
});
