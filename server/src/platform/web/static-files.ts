import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  wasm: 'application/wasm',
};

/** A name below the folder: no way up, nothing hidden. */
const fileName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const hashed = /\.[0-9a-f]{16,}\.[a-z0-9]+$/;

/** Serves a folder of built files below `base`: names with a hash for a year, brotli where a `.br` lies beside. */
export function serveFolder(app: FastifyInstance, base: string, folder: string): void {
  app.get(`${base}*`, (request, reply) =>
    sendFile(
      request,
      reply,
      folder,
      decodeURIComponent((request.raw.url ?? '').split('?')[0] ?? '').slice(base.length),
    ),
  );
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  name: string,
): Promise<FastifyReply> {
  const type = types[name.split('.').at(-1) ?? ''];
  if (type === undefined || !fileName.test(name)) throw notFound();
  const path = join(folder, name);
  const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  const compressed = acceptsBrotli ? await sizeOf(`${path}.br`) : null;
  const size = compressed ?? (await sizeOf(path));
  // A missing script is a 404 that nobody keeps, never the page.
  if (size === null) throw notFound();
  return reply
    .headers({
      'content-type': type,
      'content-length': size,
      'cache-control': hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      ...(compressed === null ? {} : { 'content-encoding': 'br' }),
    })
    .send(createReadStream(compressed === null ? path : `${path}.br`));
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? found.size : null;
}
