const block = 512;
const nameBytes = 100;

/** The two empty blocks that end a tar. */
export const tarEnd = Buffer.alloc(2 * block);

export interface TarHead {
  readonly name: string;
  readonly isFolder: boolean;
  /** Of the content that follows, in bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/** What stands before an entry's content (ustar, which the engine's own archives are). */
export function tarHead({ name, isFolder, size, changedAt }: TarHead): Buffer {
  if (Buffer.byteLength(name) > nameBytes) throw new Error(`Too long a name for an archive: ${name}`);
  const head = Buffer.alloc(block);
  const number = (value: number, at: number, length: number) =>
    head.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  head.write(name, 0);
  number(isFolder ? 0o700 : 0o600, 100, 8);
  number(0, 108, 8);
  number(0, 116, 8);
  number(size, 124, 12);
  number(Math.floor(changedAt.getTime() / 1_000), 136, 12);
  head.write(isFolder ? '5' : '0', 156, 'latin1');
  head.write('ustar\x0000', 257, 'latin1');
  // The sum is taken with blanks in its own place.
  head.fill(' ', 148, 156);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${sum.toString(8).padStart(6, '0')}\0`, 148, 'latin1');
  return head;
}

/** What fills the last block of a content. */
export function tarFill(size: number): Buffer {
  return Buffer.alloc((block - (size % block)) % block);
}
