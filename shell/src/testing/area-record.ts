import type { AreaRecord } from 'shared-api/host';

/** An area of the registry for tests; each has a container of its own, so that tests do not share a load. */
export function areaRecord(changes: Partial<AreaRecord> = {}): AreaRecord {
  const name = changes.name ?? 'public';
  const container = changes.container ?? `${name}_${crypto.randomUUID()}`;
  return {
    name,
    paths: ['/'],
    role: null,
    frame: 'public',
    version: '1.0.0',
    build: 'b1',
    container,
    entry: `${container}.js`,
    preload: [],
    styles: [],
    hostRange: '^2.0.0',
    slots: [],
    integrity: {},
    base: `/assets/${name}/`,
    enabled: true,
    ...changes,
  };
}
