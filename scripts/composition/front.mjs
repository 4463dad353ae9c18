import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { areaWorkspaces, root } from '../lib/files.mjs';
import { mediaType } from '../lib/media-type.mjs';
import { ordinaryFolder } from './manifests.mjs';
import { scriptsOf } from './page-of.mjs';

const ownBase = '/ordinary/';

/** Built files by their addresses: those of both builds are read from the disk here, as nginx would, in one step. */
const folders = [
  [ownBase, ordinaryFolder],
  ['/shell/', path.join(root, 'shell/dist')],
  ...areaWorkspaces.map((name) => [`/areas/${name.replace('remote-', '')}/`, path.join(root, name, 'dist')]),
];

/**
 * Stands before the product's server and passes on what is no built file, so that both builds are served alike: same pages, same
 * API, same headers.
 * @param {string} target the product's address
 * @param {object | null} ordinary the ordinary build's manifest: its scripts then take the place of the composed ones
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export async function startFront(target, ordinary) {
  const server = createServer((asked, answer) => {
    const { pathname } = new URL(asked.url, target);
    const [, folder] = folders.find(([base]) => pathname.startsWith(base)) ?? [];
    if (folder !== undefined) return sendFile(path.join(folder, path.basename(pathname)), answer);
    const passed = request(new URL(asked.url, target), { method: asked.method, headers: asked.headers }, (given) => {
      const isPage = given.headers['content-type']?.startsWith('text/html');
      if (ordinary !== null && isPage) return sendPage(given, answer, (page) => withScripts(page, ordinary, pathname));
      answer.writeHead(given.statusCode, given.headers);
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${server.address().port}`, stop };
}

/** The page with other scripts; everything else of it stays, the prerendered HTML and its style too. */
function withScripts(page, ordinary, pathname) {
  const [tags = ''] = /(?:<script defer[^>]*><\/script>|<link rel="preload" as="script"[^>]*>)+/.exec(page) ?? [];
  const priority = tags.includes('fetchpriority="low"') ? ' fetchpriority="low"' : '';
  const own = scriptsOf(ordinary, pathname).map(
    (file) =>
      `<script defer${priority} src="${ownBase}${file}" integrity="${hashInName(file)}" crossorigin="anonymous"></script>`,
  );
  return page.replace(tags, () => own.join(''));
}

/** A script's name bears its SHA-256 (scripts/federation/chunk-integrity-plugin.mjs): both builds are checked alike. */
function hashInName(file) {
  const [, digits] = /\.([0-9a-f]{64})\.js$/.exec(file);
  return `sha256-${Buffer.from(digits, 'hex').toString('base64')}`;
}

/** Pages as they are sent, by what they were made of: the product keeps its own ready, too. */
const packedPages = new Map();

function packed(page) {
  const content = packedPages.get(page) ?? brotliCompressSync(page);
  packedPages.set(page, content);
  return content;
}

async function sendPage(given, answer, change) {
  const parts = [];
  for await (const part of given) parts.push(part);
  const body = Buffer.concat(parts);
  const isPacked = given.headers['content-encoding'] === 'br';
  const page = change((isPacked ? brotliDecompressSync(body) : body).toString('utf8'));
  const { 'transfer-encoding': _, ...headers } = given.headers;
  const content = isPacked ? packed(page) : Buffer.from(page);
  answer.writeHead(given.statusCode, { ...headers, 'content-length': content.length });
  answer.end(content);
}

function sendFile(plain, answer) {
  const packed = existsSync(`${plain}.br`);
  const file = packed ? `${plain}.br` : plain;
  if (!existsSync(file)) return answer.writeHead(404).end();
  answer.writeHead(200, {
    'content-type': mediaType(plain),
    'content-length': statSync(file).size,
    'cache-control': 'public, max-age=31536000, immutable',
    ...(packed ? { 'content-encoding': 'br' } : {}),
  });
  createReadStream(file).pipe(answer);
}
