import { accountFor } from './smoke-account.mjs';

/** The areas whose pages show whether a piece works: itself, or every live one for a new shell. */
export function areasToOpen({ piece, live }) {
  const { carcare } = piece.manifest;
  if (!carcare) return live.areas.filter(({ enabled }) => enabled);
  return [{ name: carcare.area, paths: carcare.paths, role: carcare.role ?? null }];
}

/**
 * Puts areas together that are opened with one account.
 * @returns {{ tours: { account: object | null, areas: object[] }[], closed: object[] }} `closed` are those that need an
 *   account which nobody named
 */
export function toursOf(areas, stage, env = process.env) {
  const tours = new Map();
  const closed = [];
  for (const area of areas) {
    const account = accountFor(area.role, stage, env);
    if (account === null && area.role !== null) closed.push(area);
    else {
      const known = tours.get(account?.email);
      tours.set(account?.email, { account, areas: [...(known?.areas ?? []), area] });
    }
  }
  return { tours: [...tours.values()], closed };
}
