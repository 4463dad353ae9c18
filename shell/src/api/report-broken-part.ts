import type { AreaRecord } from 'shared-api/host';

/**
 * Reports what broke while it was drawn in a frame. The reports are asked for here: they need a window, and frames are
 * drawn without one, too (src/prerender.tsx).
 */
export async function reportBrokenPart(error: unknown, { name, version }: Pick<AreaRecord, 'name' | 'version'>) {
  const { reportError } = await import('./report-error');
  reportError({ error, area: name, version, kind: 'draw' });
}
