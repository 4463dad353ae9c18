const parameters = ['override', 'preview'] as const;

/** An area, and the origin that an address asks to take it from. */
export interface AskedOverride {
  /** The workspace's name: `remote-admin`. */
  readonly area: string;
  readonly origin: string;
}

/** An area, and the published version that an address asks to see it at. */
export interface AskedPreview {
  readonly area: string;
  /** A version's id, or its hash. */
  readonly version: string;
}

export type Asked = AskedOverride | AskedPreview;

function readOverride(text: string): AskedOverride | null {
  const [, area, address] = /^([a-z][a-z0-9-]*)@(https?:\/\/[^@]+)$/.exec(text) ?? [];
  if (area === undefined || address === undefined || !URL.canParse(address)) return null;
  return { area, origin: address.replace(/\/$/, '') };
}

function readPreview(text: string): AskedPreview | null {
  const [, area, version] = /^([a-z][a-z0-9-]*)@([0-9A-Za-z][0-9A-Za-z.-]{6,79})$/.exec(text) ?? [];
  return area === undefined || version === undefined ? null : { area, version };
}

/**
 * Reads `?override=remote-admin@http://localhost:4103` and `?preview=remote-admin@663601e`, which may stand several times;
 * of two for one area the last holds.
 * @returns null when nothing is asked, or when one of them is written otherwise
 */
export function askedOverrides(search: string): readonly Asked[] | null {
  const query = new URLSearchParams(search);
  const all = [...query.getAll('override').map(readOverride), ...query.getAll('preview').map(readPreview)];
  const read = all.filter((one) => one !== null);
  if (read.length < all.length || read.length === 0) return null;
  return [...new Map(read.map((one) => [one.area, one])).values()];
}

/** Does an address ask for an area from elsewhere, or at another version, however it is written? */
export function asksForOverride(search: string): boolean {
  const query = new URLSearchParams(search);
  return parameters.some((name) => query.has(name));
}

/** Does an address ask for versions alone, which are ours? */
export function asksForVersionsOnly(search: string): boolean {
  return !new URLSearchParams(search).has('override');
}

/** The query without the question. */
export function withoutOverrides(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of parameters) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}
