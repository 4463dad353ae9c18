import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { filesBelow } from './files.mjs';

const brotli = promisify(brotliCompress);

/** The pieces in which brotli looks at a file: all of it at once, or 256 KiB each. */
const wholeBits = constants.BROTLI_MAX_INPUT_BLOCK_BITS;
const pieceBits = 18;

/**
 * Puts a `.br` beside every text file of a build, where it is smaller. Pictures and fonts are packed already.
 * Small files too: a proxy that asks a bucket for `.br` finds them there.
 */
export async function compressBelow(folder) {
  for (const old of filesBelow(folder, /\.br$/)) rmSync(old);
  await Promise.all(filesBelow(folder, /\.(js|mjs|css|svg|wasm|txt|xml)$/).map(compress));
}

async function compress(file) {
  const content = readFileSync(file);
  const packed = await Promise.all(packingsOf(content).map((packing) => brotli(content, packing)));
  const [small] = packed.sort((one, other) => one.length - other.length);
  if (small.length < content.length) writeFileSync(`${file}.br`, small);
}

/**
 * The ways to pack a text file, once, so that it may take its time: as a whole, and a big one in pieces, too. Which of
 * them gives less hangs on the content, by a hundred bytes of the first script.
 */
export function packingsOf(content) {
  const isBig = content.length > 2 ** pieceBits;
  return [wholeBits, ...(isBig ? [pieceBits] : [])].map((bits) => ({
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGBLOCK]: bits,
    },
  }));
}
