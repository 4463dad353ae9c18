import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../errors';
import { acceptsBrotli } from '../http';
import { fileType, keptForAYear } from '../releases';

/** A name below the folder: no way up, nothing hidden. */
const fileName = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
/** Ours have half of it; a bucket refuses a key that is much longer. */
const longestName = 240;
const hashed = /\.[0-9a-f]{16,}\.[a-z0-9]+$/;

/** Sends a file of a built folder: names with a hash are kept for a year, brotli where a `.br` lies beside. */
export async function sendBuiltFile(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
  name: string,
): Promise<FastifyReply> {
  const type = typeOf(name);
  const path = join(folder, name);
  const compressed = acceptsBrotli(request) ? await sizeOf(`${path}.br`) : null;
  const size = compressed ?? (await sizeOf(path));
  // A missing script is a 404 that nobody keeps, never the page.
  if (size === null) throw notFound();
  return reply
    .headers({
      'content-type': type,
      'content-length': size,
      'cache-control': hashed.test(name) ? keptForAYear : 'no-cache',
      vary: 'accept-encoding',
      ...(compressed === null ? {} : { 'content-encoding': 'br' }),
    })
    .send(createReadStream(compressed === null ? path : `${path}.br`));
}

/** Sends a file of a released version: its address never gets another content. */
export async function sendReleasedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  read: (name: string) => Promise<Buffer | null>,
  name: string,
): Promise<FastifyReply> {
  const type = typeOf(name);
  const compressed = acceptsBrotli(request) ? await read(`${name}.br`) : null;
  const content = compressed ?? (await read(name));
  if (content === null) throw notFound();
  return reply
    .headers({
      'content-type': type,
      'cache-control': keptForAYear,
      vary: 'accept-encoding',
      ...(compressed === null ? {} : { 'content-encoding': 'br' }),
    })
    .send(content);
}

/** @throws Refusal for a name that is not one of a file that is served */
function typeOf(name: string): string {
  const type = fileType(name);
  if (type === undefined || name.length > longestName || !fileName.test(name)) throw notFound();
  return type;
}

async function sizeOf(path: string): Promise<number | null> {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? found.size : null;
}
