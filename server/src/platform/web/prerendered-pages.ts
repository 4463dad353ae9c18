import { type PrerenderedFrames, type PrerenderedPages, prerenderSlot, type SkeletonParts } from 'shared-api/release';
import { withoutUnusedProperties } from './unused-properties';

/** What shows before any script: the shell's frame around an area's part, and the style of both. */
export interface PrerenderedDrawing {
  readonly html: string;
  readonly style: string;
  /** Emotion's ids of the rules in `style`, which the browser need not write again. */
  readonly ids: readonly string[];
}

/** A page that shows, and works, before any script. */
export interface PrerenderedPage extends PrerenderedDrawing {
  readonly title: string;
  readonly description: string;
  readonly structured: readonly Readonly<Record<string, unknown>>[];
}

type Part = SkeletonParts[string];

const nothing: Part = { html: '', css: [] };
const slot = `<div id="${prerenderSlot}"></div>`;

/** The fonts' `@font-face` rules come first, so that the page needs no file of styles. */
function compose(frame: Part, part: Part, faces: string): PrerenderedDrawing {
  const rules = new Map([...frame.css, ...part.css]);
  return {
    html: frame.html.replace(slot, () => part.html),
    style: withoutUnusedProperties(faces + [...rules.values()].join('')),
    ids: [...rules.keys()],
  };
}

/**
 * Puts frames and pages together, by address.
 * @param faces the fonts' `@font-face` rules
 */
export function composePrerendered(
  frames: PrerenderedFrames,
  pages: PrerenderedPages,
  faces: string,
): ReadonlyMap<string, PrerenderedPage> {
  return new Map(
    Object.entries(pages).map(([pathname, page]) => {
      const { title, description, structured } = page;
      const frame = pathname === '/' ? frames['/'] : frames['*'];
      return [pathname, { title, description, structured, ...compose(frame, page, faces) }];
    }),
  );
}

/**
 * Puts a frame and what stands in it together, by the page's address in its route table.
 * @param frame undefined of a shell that draws none: then pages show nothing before their scripts
 */
export function composeSkeletons(
  frame: Part | undefined,
  parts: SkeletonParts,
  faces: string,
): ReadonlyMap<string, PrerenderedDrawing> {
  if (frame === undefined) return new Map();
  return new Map(Object.entries(parts).map(([address, part]) => [address, compose(frame, part, faces)]));
}

/** What a shell draws of its own pages, whole, by their address: its frames for the areas' pages bear names. */
export function composeOwnSkeletons(parts: SkeletonParts, faces: string): ReadonlyMap<string, PrerenderedDrawing> {
  const own = Object.entries(parts).filter(([name]) => name.startsWith('/'));
  return new Map(own.map(([address, whole]) => [address, compose(whole, nothing, faces)]));
}
