/** What services outside tell us takes a few kilobytes. */
const mostBytes = 1_000_000;

/**
 * The answer of a service outside, read whole. `fetch` by itself reads whatever comes until its signal ends it: of a fast
 * service that goes on that is gigabytes, and the signal itself waits behind them.
 * @throws as reading it does, and where it is longer than a megabyte
 */
export async function shortAnswer({ body, status, headers }: Response): Promise<Response> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop gives the connection up.
  for await (const piece of body ?? []) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new Error('The answer is too long');
    pieces.push(piece);
  }
  return new Response(bytes === 0 ? null : Buffer.concat(pieces), { status, headers });
}
