const parameter = 'override';

/** An area, and the origin that an address asks to take it from. */
export interface AskedOverride {
  /** The workspace's name: `remote-admin`. */
  readonly area: string;
  readonly origin: string;
}

/**
 * Reads `?override=remote-admin@http://localhost:4103`, which may stand several times; of two for one area the last
 * holds.
 * @returns null when nothing is asked, or when one of them is written otherwise
 */
export function askedOverrides(search: string): readonly AskedOverride[] | null {
  const asked = new Map<string, AskedOverride>();
  for (const text of new URLSearchParams(search).getAll(parameter)) {
    const [, area, address] = /^([a-z][a-z0-9-]*)@(https?:\/\/[^@]+)$/.exec(text) ?? [];
    if (area === undefined || address === undefined || !URL.canParse(address)) return null;
    asked.set(area, { area, origin: address.replace(/\/$/, '') });
  }
  return asked.size > 0 ? [...asked.values()] : null;
}

/** Does an address ask for an override, however it is written? */
export function asksForOverride(search: string): boolean {
  return new URLSearchParams(search).has(parameter);
}

/** The query without the question. */
export function withoutOverrides(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(parameter);
  return rest.size > 0 ? `?${rest}` : '';
}
