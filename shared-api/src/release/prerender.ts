import * as z from 'shared-api/schema';
import type { AreaRecord } from './registry';

/** The id of the empty element in a frame's HTML that stands where the page belongs. */
export const prerenderSlot = 'prerender-slot';

/** The id of what covers the window until the live page under it has something to show. */
export const skeletonId = 'skeleton';

/** Where a prerendered page tells an operator's setting by its name, which the server fills in: `<data value={name} />`. */
export const settingPlace = (name: string) => `<data value="${name}"></data>`;

/** A part of a page as it shows before any script, drawn at release: HTML, and Emotion's rules by their ids. */
const prerenderedPart = z.object({
  html: z.string(),
  css: z.array(z.tuple([z.string(), z.string()])),
});

/** The shell's `prerender.json`: frames around a slot, that of the first page (`/`) and that of the others (`*`). */
export const prerenderedFrames = z.object({ '/': prerenderedPart, '*': prerenderedPart });

/** An area's `prerender.json`: its pages that are the same for everybody, by their address. */
export const prerenderedPages = z.record(
  z.string(),
  z.extend(prerenderedPart, {
    /** The whole title, as the live page sets it. */
    title: z.string(),
    /** What search engines and shared links show under the title. */
    description: z.string(),
    /** Schema.org data, without `@context`. */
    structured: z.array(z.record(z.string(), z.unknown())),
  }),
);

/**
 * `skeletons.json`: what stands for a page until its scripts draw it. The shell's are frames around a slot, by the name
 * that `skeletonFrameOf` gives, and pages of its own, whole, by their address; an area's are what stands in the slot, by
 * the page's address in the route table.
 */
export const skeletonParts = z.record(z.string(), prerenderedPart);

/** The shell's frame for the pages of an area, with the strip that a tool of the area takes on a phone. */
export function skeletonFrameOf({ frame, slots }: Pick<AreaRecord, 'frame' | 'slots'>): string {
  return slots.includes('barTool') ? `${frame} with tool` : frame;
}

export type SkeletonParts = z.infer<typeof skeletonParts>;
export type PrerenderedFrames = z.infer<typeof prerenderedFrames>;
export type PrerenderedPages = z.infer<typeof prerenderedPages>;
