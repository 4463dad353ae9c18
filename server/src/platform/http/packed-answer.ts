import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** What goes out in one packet anyway is not packed. */
const onePacket = 1_400;

export function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
}

/**
 * A read answer as it is sent: packed where the browser takes it and it is worth it. A stranger's page cannot measure
 * what is in it (BREACH): whose answer it is stands in a header that only our own pages send.
 */
export async function packAnswer(
  request: FastifyRequest,
  body: string,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly content: string | Buffer }> {
  if (body.length < onePacket || !acceptsBrotli(request)) return { headers: {}, content: body };
  return { headers: { 'content-encoding': 'br' }, content: await compress(body, quick) };
}
