import * as z from 'shared-api/schema';

/** What an area asks for before it opens: a role, any sign-in (`account`), or nothing (null). */
const areaRole = z.nullable(z.enum(['account', 'user', 'manager', 'admin']));

/** The frame that the shell puts around an area. */
const areaFrame = z.enum(['public', 'account', 'staff']);

/** Versions of the contract with the server that a build can run on, as a caret range; one that says nothing runs on any. */
const apiRange = z.optional(z.string());

/** SHA-384 of every file that a browser may ask for, by its name, as the `integrity` attribute wants it. */
const integrity = z.record(z.string(), z.string());

const files = z.array(z.string());

/** Names of exports, by the shared module that has them: `shared-ui`, `shared-ui/forms`. */
const names = z._default(z.record(z.string(), z.array(z.string())), {});

/** The types of exports as a build had them (`SharedTypes`); a build that says nothing is not compared. */
const types = z._default(
  z.object({
    exports: z.record(z.string(), z.record(z.string(), z.array(z.string()))),
    parts: z.record(z.string(), z.array(z.string())),
  }),
  { exports: {}, parts: {} },
);

/** A page's own scripts, worth loading with the page's HTML. `path` may have parameters: `/ricerca/:vin`. */
const pageFiles = z.object({
  path: z.string(),
  files,
  /** The frame around it, of the shell's own pages. */
  frame: z.optional(areaFrame),
  /** The shell's entry points (`shared-ui/table`) whose files these scripts wait for. */
  doors: z._default(z.array(z.string()), []),
  /**
   * What it asks of the API when it is drawn at first: paths below the API's own, behind `#` the role that alone may,
   * which can be asked before it has come.
   */
  asks: z._default(z.array(z.string()), []),
});

/** What the server and the page know of an area. */
const areaFields = z.object({
  name: z.string(),
  version: z.string(),
  /** Names the sources; two builds with different sources never share it. */
  build: z.string(),
  /** The global variable that the entry sets. */
  container: z.string(),
  entry: z.string(),
  /** Scripts of the area's first module, worth loading with the page. */
  preload: z.array(z.string()),
  styles: z.array(z.string()),
  /** Where the area lives: an address belongs to the area with the longest path that begins it. */
  paths: z.array(z.string()),
  role: areaRole,
  frame: areaFrame,
  /** What people call it where several areas stand side by side; without one it goes by the name of its role. */
  title: z.optional(z.string()),
  /** Versions of the host that the area can run on, as a caret or exact range. */
  hostRange: z.string(),
  apiRange,
  /** The pieces that it offers to other pages (`RemoteSlots`); a build that says nothing offers none. */
  slots: z._default(z.array(z.string()), []),
  integrity,
});

/**
 * `area.json`: what a build of an area says of itself. File names are relative to where the area is served.
 * Written by scripts/federation, read by the server.
 */
export const areaManifest = z.extend(areaFields, {
  /** What its code uses of the shell; a build that says nothing is not compared. */
  uses: names,
  /** The types of that, as it was built with them. */
  types,
  /** What its pages begin with; a build that says nothing of one has it loaded by the scripts. */
  pages: z._default(z.array(pageFiles), []),
  /** The versions of the shared packages that it was built with; a build that says nothing is not compared. */
  singletons: z._default(z.record(z.string(), z.string()), {}),
  /** The versions of them that it runs with; of one that stands not here, those of the major that it was built with. */
  ranges: z._default(z.record(z.string(), z.string()), {}),
});

/** `shell.json`: the shell's main script, in the order in which its files must run. */
export const shellManifest = z.object({
  version: z.string(),
  build: z.string(),
  /** The version of the host that areas' `hostRange` is compared with. */
  hostVersion: z.string(),
  apiRange,
  /** The versions of the packages that it shares with the areas; a build that says nothing is not compared. */
  singletons: z._default(z.record(z.string(), z.string()), {}),
  /** What areas can use of it; a build that says nothing is not compared. */
  offers: names,
  /** The types of that. */
  types,
  /** The script that starts the others on a prerendered page; a build without one begins there as anywhere else. */
  starter: z.optional(z.string()),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  /** Scripts by frame, of those that visitors do without. */
  frames: z._default(z.record(z.string(), files), {}),
  /** The shell's own pages. */
  pages: z._default(z.array(pageFiles), []),
  /** Scripts by entry point, of those that are not part of the first one. */
  doors: z._default(z.record(z.string(), files), {}),
  integrity,
});

/** A version of an area: the manifest and the address that its files stand under, with a slash at the end. */
const areaVersion = z.extend(areaFields, {
  base: z.string(),
  /** False when an administrator switched the area off. */
  enabled: z.boolean(),
  /** What its code uses and the shell of this page does not have, or not as it was, as `name (module)`: it cannot run here. */
  lacks: z.optional(z.array(z.string())),
  /** Whoever has another version in an open page is asked to load it anew soon. */
  urgent: z.optional(z.boolean()),
  /** A version that this browser alone has, by the choice of an operator. */
  preview: z.optional(z.boolean()),
  /** The other origin that this browser alone takes it from: an override, for which `base` and files stand already. */
  override: z.optional(z.string()),
});

/** An area as the page finds it. */
const areaRecord = z.extend(areaVersion, {
  /**
   * What this browser had before this version, to go back to when it does not load; another build, whose files are
   * still there. In `registry.json` only: a page has no room for what it hardly ever needs.
   */
  fallback: z.optional(areaVersion),
});

/** `registry.json`, and the JSON script block `#carcare-registry` of every page. */
export const registry = z.object({
  areas: z.array(areaRecord),
  /** The shell that a page of now would have: a page whose own build is another is outdated. */
  shell: z.optional(
    z.object({ version: z.string(), build: z.string(), base: z.string(), urgent: z.optional(z.boolean()) }),
  ),
  /** The version of the contract that the server serves: builds' `apiRange` is compared with it. */
  apiVersion: z.optional(z.string()),
});

/** The JSON script block `#carcare-config`: what the server tells the page about itself. */
export const pageConfig = z.object({
  /** `demo` and `development` show the gallery and other tools. */
  stage: z.enum(['production', 'staging', 'demo', 'development']),
});

export type PageFiles = z.infer<typeof pageFiles>;
export type AreaManifest = z.infer<typeof areaManifest>;
export type ShellManifest = z.infer<typeof shellManifest>;
export type AreaRecord = z.infer<typeof areaRecord>;
export type Registry = z.infer<typeof registry>;
export type PageConfig = z.infer<typeof pageConfig>;

const fits = (pattern: string, pathname: string): boolean => {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return wanted.length === given.length && wanted.every((part, place) => part.startsWith(':') || part === given[place]);
};

const parameters = ({ path }: { readonly path: string }) => path.split('/:').length;

/** The page that an address belongs to: of those that fit, the one with the fewest parameters. */
export function pageAt<Page extends { readonly path: string }>(
  pages: readonly Page[],
  pathname: string,
): Page | undefined {
  return pages.filter(({ path }) => fits(path, pathname)).toSorted((a, b) => parameters(a) - parameters(b))[0];
}

/** The area that an address belongs to: the longest of all paths that is the address or a folder above it. */
export function areaAt<Area extends { readonly paths: readonly string[] }>(
  areas: readonly Area[],
  pathname: string,
): Area | undefined {
  let best: { area: Area; length: number } | undefined;
  for (const area of areas) {
    for (const path of area.paths) {
      const inside = pathname === path || (path !== '/' && pathname.startsWith(`${path}/`));
      if (inside && path.length > (best?.length ?? 0)) {
        best = { area, length: path.length };
      }
    }
  }
  return best?.area;
}
