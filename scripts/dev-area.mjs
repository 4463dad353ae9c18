/**
 * `npm run dev -w remote-public [-- --shell https://prova.esempio.it] [--refresh]`: one area from its own server,
 * plugged into a shell that runs elsewhere (a product at http://127.0.0.1:4000 unless told). A change loads the page
 * again; with `--refresh`, for a shell that is itself in development, it keeps the page's state.
 */
import './lib/require-node.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startDevProxy } from './lib/dev-proxy.mjs';
import { bin, run, stopWithMe } from './lib/run.mjs';

const folder = process.cwd();
const { carcare } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
const wanted = process.argv.indexOf('--shell');
const shell = wanted === -1 ? 'http://127.0.0.1:4000' : process.argv[wanted + 1];
if (!carcare?.devPort || !URL.canParse(shell ?? '')) {
  console.error('Si usa così: npm run dev -w remote-public -- --shell https://prova.esempio.it');
  process.exit(1);
}

stopWithMe();
const port = Number(process.env.PORT || carcare.devPort + 100);
const mode = process.argv.includes('--refresh') ? 'development' : 'production';
run([bin('webpack'), 'serve', '--config', 'webpack.config.mjs', '--mode', mode], { cwd: folder, show: true });
startDevProxy({ port, host: '127.0.0.1', target: new URL(shell), origins: [`http://127.0.0.1:${carcare.devPort}`] });
console.log(`In sviluppo su http://127.0.0.1:${port}, dentro ${shell}`);
