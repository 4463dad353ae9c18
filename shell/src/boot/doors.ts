/** Something that exists once on the page, for the shell and every area: a package, or one of our own doors. */
export interface Door {
  readonly version: string;
  /** Its exports: at once, or, of what the first script can do without, when its own script has come. */
  readonly open: () => unknown;
}

/** By their names. The build fills it from scripts/federation/singletons.mjs (doors-loader.mjs). */
export const doors: Readonly<Record<string, Door>> = {};
