import * as z from 'zod/mini';

/** What an area asks for before it opens: a role, any sign-in (`account`), or nothing (null). */
const areaRole = z.nullable(z.enum(['account', 'user', 'manager', 'admin']));

/** The frame that the shell puts around an area. */
const areaFrame = z.enum(['public', 'account', 'staff']);

/** SHA-384 of every file that a browser may ask for, by its name, as the `integrity` attribute wants it. */
const integrity = z.record(z.string(), z.string());

/**
 * `area.json`: what a build of an area says of itself. File names are relative to where the area is served.
 * Written by scripts/federation, read by the server.
 */
export const areaManifest = z.object({
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
  /** Versions of the host door that the area can run on, as a caret or exact range. */
  hostRange: z.string(),
  /** The pieces that it offers to other pages (`RemoteSlots`); a build that says nothing offers none. */
  slots: z._default(z.array(z.string()), []),
  integrity,
});

/** `shell.json`: the shell's main script, in the order in which its files must run. */
export const shellManifest = z.object({
  version: z.string(),
  build: z.string(),
  /** The version of the host door that areas' `hostRange` is compared with. */
  hostVersion: z.string(),
  /** The versions of the packages that it shares with the areas; a build that says nothing is not compared. */
  singletons: z._default(z.record(z.string(), z.string()), {}),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  fonts: z.array(z.string()),
  integrity,
});

/** `runtime.json`: the federation runtime, which runs before every entry. */
export const runtimeManifest = z.object({
  scripts: z.array(z.string()),
  integrity,
});

/** An area as the page finds it: the manifest and the address that its files stand under, with a slash at the end. */
export const areaRecord = z.extend(areaManifest, {
  base: z.string(),
  /** False when an administrator switched the area off. */
  enabled: z.boolean(),
  /** The other origin that this browser alone takes it from: an override, for which `base` and files stand already. */
  override: z.optional(z.string()),
});

/** `registry.json`, and the JSON script block `#carcare-registry` of every page. */
export const registry = z.object({
  areas: z.array(areaRecord),
  /** The shell that a page of now would have: a page whose own build is another is outdated. */
  shell: z.optional(z.object({ version: z.string(), build: z.string(), base: z.string() })),
});

/** The JSON script block `#carcare-config`: what the server tells the page about itself. */
export const pageConfig = z.object({
  /** `demo` and `development` show the gallery and other tools. */
  stage: z.enum(['production', 'staging', 'demo', 'development']),
});

export type AreaManifest = z.infer<typeof areaManifest>;
export type ShellManifest = z.infer<typeof shellManifest>;
export type RuntimeManifest = z.infer<typeof runtimeManifest>;
export type AreaRecord = z.infer<typeof areaRecord>;
export type Registry = z.infer<typeof registry>;
export type PageConfig = z.infer<typeof pageConfig>;

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
