import { createServer } from 'node:net';
import path from 'node:path';
import { root } from './files.mjs';
import { run } from './run.mjs';

const other = createServer();
beforeAll(() => new Promise((resolve) => other.listen(0, '127.0.0.1', resolve)));
afterAll(() => other.close());

test.each([
  ['.', 'scripts/start.mjs', 'npm start'],
  ['.', 'scripts/dev.mjs', 'npm run dev'],
  ['remote-account', '../scripts/dev-area.mjs', 'npm run dev -w remote-account'],
])('in %s, %s begins nothing at an address that another program has', async (folder, script, command) => {
  const { port } = other.address();
  const { code, output } = await run([process.execPath, script], {
    cwd: path.join(root, folder),
    env: { PORT: String(port) },
  });

  expect(output.trim()).toBe(
    `La porta ${port} è già occupata: chiudi il programma che la usa oppure scegline un'altra, per esempio PORT=${port + 1} ${command}.`,
  );
  expect(code).toBe(1);
});
