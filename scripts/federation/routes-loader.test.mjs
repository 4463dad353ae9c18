import { join } from 'node:path';
import { rootDir } from './packages.mjs';
import { compileRoutes } from './routes-loader.mjs';

const contractAt = (name) => join(rootDir, 'shared-api/src/contracts', `${name}.ts`);

test('of a call stays what is needed to send it', async () => {
  const { source } = await compileRoutes(contractAt('auth'));

  expect(source).toContain('export const auth = {');
  expect(source).toContain('"login":{"method":"POST","path":"/auth/login","answers":{}}');
});

test('values of a file that are no contract stay behind', async () => {
  const { source } = await compileRoutes(contractAt('auth'));

  expect(source).not.toContain('credentials');
});

test('the client still knows which answers and bodies are files', async () => {
  const { source } = await compileRoutes(contractAt('machine-room'));

  expect(source).toContain('"file":{"field":"file"');
  expect((await compileRoutes(contractAt('public'))).source).toContain(
    '{"kind":"file","mediaTypes":["application/pdf"]}',
  );
});

test('a change of a schema that a contract imports builds it again', async () => {
  const { inputs } = await compileRoutes(contractAt('auth'));

  expect(inputs).toContain(join(rootDir, 'shared-api/src/entities/fields.ts'));
});
