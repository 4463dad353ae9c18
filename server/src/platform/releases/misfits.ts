import {
  type AreaManifest,
  areaAt,
  areaManifest,
  changedNames,
  fitsRange,
  missingNames,
  type ShellManifest,
  shellManifest,
} from 'shared-api/release';
import { t } from '../i18n';
import { messages } from './messages';

/** What a version of shell or area says of what it needs and offers. */
export type Manifest =
  | { readonly kind: 'shell'; readonly id: string; readonly manifest: ShellManifest }
  | { readonly kind: 'area'; readonly id: string; readonly manifest: AreaManifest };

/** Reads the manifest of a version from its files; null for what is none, as after a disk's fault. */
export function readManifest(piece: string, id: string, text: string): Manifest | null {
  try {
    const content: unknown = JSON.parse(text);
    return piece === 'shell'
      ? { kind: 'shell', id, manifest: shellManifest.parse(content) }
      : { kind: 'area', id, manifest: areaManifest.parse(content) };
  } catch {
    return null;
  }
}

/**
 * Every reason why versions could not run together on a page, or not on the server, as sentences.
 * @param pieces what browsers would get, by piece; what was never released is not among them, and is not compared
 * @param changed only what concerns these is told: what did not fit before is not their fault
 * @param serves the version of the contract that the server has; left out, it is not compared
 */
export function misfits(
  pieces: ReadonlyMap<string, Manifest>,
  changed: readonly string[],
  serves: string | undefined,
): readonly string[] {
  const shell = pieces.get('shell');
  const isChanged = (piece: string) => changed.includes(piece) || changed.includes('shell');
  const areas = [...pieces].filter(([piece]) => piece !== 'shell' && isChanged(piece));
  const onPage = areas.flatMap(([piece, area]) =>
    shell?.kind === 'shell' && area.kind === 'area' ? pageMisfits(`${piece} ${area.id}`, area.manifest, shell) : [],
  );
  const inTheWay = areas.flatMap(([piece, area]) =>
    changed.includes(piece) ? addressMisfits(piece, area, pieces) : [],
  );
  const onServer = [...pieces]
    .filter(([piece]) => changed.includes(piece))
    .flatMap(([piece, { id, manifest }]) => serverMisfits(`${piece} ${id}`, manifest.apiRange, serves));
  return [...inTheWay, ...onPage, ...onServer];
}

/** The addresses of an area that lie in another one's, or have one of another's below them. */
function addressMisfits(piece: string, area: Manifest, pieces: ReadonlyMap<string, Manifest>): readonly string[] {
  if (area.kind !== 'area') return [];
  const liesIn = (path: string, folder: string) => areaAt([{ paths: [folder] }], path) !== undefined;
  return [...pieces].flatMap(([name, other]) => {
    if (name === piece || other.kind !== 'area') return [];
    const { paths } = other.manifest;
    return area.manifest.paths
      .filter((path) => paths.some((taken) => liesIn(path, taken) || liesIn(taken, path)))
      .map((path) =>
        t(messages.unfitAddress, {
          area: `${piece} ${area.id}`,
          path,
          other: `${name} ${other.id}`,
          paths: paths.join(', '),
        }),
      );
  });
}

function pageMisfits(
  area: string,
  { hostRange, singletons, ranges, uses, types }: AreaManifest,
  shell: Manifest & { readonly kind: 'shell' },
): readonly string[] {
  const { hostVersion, singletons: provided, offers, types: offered } = shell.manifest;
  const host = fitsRange(hostVersion, hostRange)
    ? []
    : [t(messages.unfitHost, { area, range: hostRange, shell: shell.id, found: hostVersion })];
  const shared = Object.entries(singletons).flatMap(([name, wanted]) => {
    const found = provided[name];
    if (found === undefined || fitsRange(found, ranges[name] ?? `^${wanted}`)) return [];
    return [t(messages.unfitPackage, { area, name, wanted, shell: shell.id, found })];
  });
  const named = missingNames(uses, offers).map((name) => t(messages.unfitName, { area, name, shell: shell.id }));
  const changed = changedNames(uses, types, offered).map((name) =>
    t(messages.unfitType, { area, name, shell: shell.id }),
  );
  return [...host, ...shared, ...named, ...changed];
}

function serverMisfits(piece: string, range: string | undefined, serves: string | undefined): readonly string[] {
  if (range === undefined || serves === undefined || fitsRange(serves, range)) return [];
  return [t(messages.unfitServer, { piece, range, found: serves })];
}
