function pairsOf(key: string, value: unknown): [string, string][] {
  if (value === undefined || value === '') {
    return [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => pairsOf(`${key}[${index}]`, item));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, item]) => pairsOf(`${key}[${name}]`, item));
  }
  return [[key, String(value ?? '')]];
}

/** A query with indexed arrays: `wheres[0][field]=status`. What is undefined or empty is left out. */
export function toQueryString(query: unknown): string {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return new URLSearchParams(entries.flatMap(([key, value]) => pairsOf(key, value))).toString();
}
