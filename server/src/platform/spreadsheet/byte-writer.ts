const firstSize = 262_144;
/** A UTF-16 unit takes three bytes of UTF-8 at most. */
const mostBytes = 3;

/**
 * Collects texts as bytes, each as soon as it is made: rows that stay strings until their page is full are what
 * collecting garbage then takes most of an export's time for.
 */
export class ByteWriter {
  #bytes = Buffer.allocUnsafe(firstSize);
  #length = 0;

  add(text: string): void {
    const most = this.#length + text.length * mostBytes;
    if (most > this.#bytes.length) this.#growTo(Math.max(most, this.#bytes.length * 2));
    this.#length += this.#bytes.write(text, this.#length);
  }

  /** What was added since the last time. */
  take(): Buffer {
    const taken = Buffer.from(this.#bytes.subarray(0, this.#length));
    this.#length = 0;
    return taken;
  }

  #growTo(size: number): void {
    const grown = Buffer.allocUnsafe(size);
    this.#bytes.copy(grown, 0, 0, this.#length);
    this.#bytes = grown;
  }
}
