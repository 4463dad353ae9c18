import { brotliCompress, brotliCompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from '../http';

/** A text that is sent many times, packed beforehand. */
export interface PackedText {
  readonly text: string;
  readonly brotli: () => Buffer;
}

const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY } = constants;
const quick = 5;

const withQuality = (quality: number) => ({
  params: { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: quality },
});

/** Packs a text quickly for whoever waits for it, and as small as it gets, which takes longer, for everybody after. */
export function packText(text: string): PackedText {
  let packed = brotliCompressSync(text, withQuality(quick));
  brotliCompress(text, withQuality(BROTLI_MAX_QUALITY), (error, smallest) => {
    if (error === null) packed = smallest;
  });
  return { text, brotli: () => packed };
}

/** Sends a text that depends on the browser's cookies: packed where the browser takes it, and asked for anew each time. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, { text, brotli }: PackedText): FastifyReply {
  const asBrotli = acceptsBrotli(request);
  return reply
    .headers({
      'cache-control': 'no-cache',
      vary: 'cookie, accept-encoding',
      ...(asBrotli ? { 'content-encoding': 'br' } : {}),
    })
    .send(asBrotli ? brotli() : text);
}
