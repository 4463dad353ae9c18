export interface TarEntry {
  readonly name: string;
  readonly isFolder: boolean;
  readonly content: Buffer;
}

const block = 512;

/** The files and folders of a tar with short names, each folder before what it holds; contents are parts of the tar. */
export function readTar(tar: Buffer): TarEntry[] {
  const entries: TarEntry[] = [];
  for (let at = 0; at + block <= tar.length && tar[at] !== 0; ) {
    const field = (start: number, length: number) =>
      tar.toString('latin1', at + start, at + start + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12), 8);
    const content = tar.subarray(at + block, at + block + size);
    if (content.length !== size) throw new Error('The archive ends too early');
    entries.push({ name: field(0, 100), isFolder: field(156, 1) === '5', content });
    at += block + Math.ceil(size / block) * block;
  }
  return entries;
}
