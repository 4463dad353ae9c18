import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Answers that fit into one packet are not compressed. */
const onePacket = 1_400;

export function acceptsBrotli(request: FastifyRequest): boolean {
  return /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
}

/**
 * Compresses the answer of a read, if the browser accepts that and the answer is large enough. Another site's pages
 * cannot measure personal data by the compressed size (BREACH): their requests carry neither the `Authorization` header
 * nor, by `SameSite`, the cookie of a grant.
 */
export async function packAnswer(
  request: FastifyRequest,
  body: string,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly content: string | Buffer }> {
  if (body.length < onePacket || !acceptsBrotli(request)) return { headers: {}, content: body };
  return { headers: { 'content-encoding': 'br' }, content: await compress(body, quick) };
}
