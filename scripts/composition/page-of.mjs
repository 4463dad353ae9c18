/** Segments of an address: a parameter fits any. */
const fits = (pattern, pathname) => {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return wanted.length === given.length && wanted.every((part, place) => part.startsWith(':') || part === given[place]);
};

const parameters = ({ path }) => path.split('/').filter((part) => part.startsWith(':')).length;

/** The page of an address: of those that fit, the one with the fewest parameters. */
function pageAt(pages, pathname) {
  return pages.filter(({ path }) => fits(path, pathname)).sort((a, b) => parameters(a) - parameters(b))[0];
}

const isInside = (path, pathname) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** The scripts that an address begins with, in the order in which they run. `manifest` has the shape of manifests.mjs. */
export function scriptsOf({ scripts, frames, areas }, pathname) {
  const area = areas.find(({ paths }) => paths.some((path) => isInside(path, pathname)));
  if (area === undefined) return scripts;
  const { frame, files, pages } = area;
  const page = pageAt(pages, pathname);
  return [...new Set([...scripts, ...(frames[frame] ?? []), ...files, ...(page?.files ?? [])])];
}
