import { spawn } from 'node:child_process';
import path from 'node:path';
import { addCluster } from './add-cluster.mjs';
import { serverBuild } from './build-server.mjs';
import { root } from './files.mjs';

/** Builds the server at every change and starts it again once the old one has closed what it had open. */
export async function watchServer(env) {
  const { context } = await import('esbuild');
  let server = null;

  const startAgain = async () => {
    if (server && server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    server = spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
      cwd: root,
      env,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  };

  const restart = {
    name: 'restart',
    setup(build) {
      build.onEnd(({ errors }) => (errors.length === 0 ? startAgain() : undefined));
    },
  };
  await addCluster(path.join(root, 'server/dist'));
  const base = serverBuild();
  const watching = await context({ ...base, plugins: [...base.plugins, restart], logLevel: 'warning' });
  await watching.watch();
  process.once('exit', () => server?.kill('SIGTERM'));
}
