import type { ReactNode } from 'react';
import { prerenderSlot } from 'shared-api/release';
import { type PrerenderDrawing, prerenderPage } from './prerender-page';

/** A page of an area's route table, as far as its skeleton goes. */
interface SkeletonRoute {
  readonly path?: string;
  readonly title?: string;
  readonly bare?: boolean;
}

/** What would name an element a second time while the live page stands under its skeleton; the slot goes before. */
const names = new RegExp(` (?:id|for|name)="(?!${prerenderSlot}")[^"]*"`, 'g');

/**
 * Draws what stands for something until scripts draw it: seen by the eye alone.
 * @param pathname the address that it is drawn for
 */
export async function prerenderSkeleton(part: ReactNode, pathname: string): Promise<PrerenderDrawing> {
  const { html, css } = await prerenderPage(part, { pathname, idPrefix: 'k' });
  return { html: html.replace(names, ''), css };
}

/**
 * Draws the skeletons of an area's pages, by their address in the route table. A page that stands alone has no frame that
 * could stand around its skeleton, so it has none.
 * @param base the address that the area's pages stand below
 */
export async function prerenderSkeletons<R extends SkeletonRoute>(
  base: string,
  routes: readonly R[],
  draw: (route: R) => ReactNode,
): Promise<Record<string, PrerenderDrawing>> {
  const framed = routes.filter(({ bare = false }) => !bare);
  const drawings = framed.map(async (route) => {
    const address = `${base}/${route.path ?? ''}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1');
    return [address, await prerenderSkeleton(draw(route), address)] as const;
  });
  return Object.fromEntries(await Promise.all(drawings));
}
