import { type PrerenderedFrames, type PrerenderedPages, prerenderSlot } from 'shared-api/release';
import { withoutUnusedProperties } from './unused-properties';

/** A page as it shows before any script: the shell's frame around the area's page, and the style of both. */
export interface PrerenderedPage {
  readonly title: string;
  readonly description: string;
  readonly structured: readonly Readonly<Record<string, unknown>>[];
  readonly html: string;
  readonly style: string;
  /** Emotion's ids of the rules in `style`, which the browser need not write again. */
  readonly ids: readonly string[];
}

const slot = `<div id="${prerenderSlot}"></div>`;

/**
 * Puts frames and pages together, by address.
 * @param faces the fonts' `@font-face` rules, so that the page needs no file of styles
 */
export function composePrerendered(
  frames: PrerenderedFrames,
  pages: PrerenderedPages,
  faces: string,
): ReadonlyMap<string, PrerenderedPage> {
  return new Map(
    Object.entries(pages).map(([pathname, page]) => {
      const frame = pathname === '/' ? frames['/'] : frames['*'];
      const rules = new Map([...frame.css, ...page.css]);
      const { title, description, structured } = page;
      const html = frame.html.replace(slot, () => page.html);
      const style = withoutUnusedProperties(faces + [...rules.values()].join(''));
      return [pathname, { title, description, structured, html, style, ids: [...rules.keys()] }];
    }),
  );
}
