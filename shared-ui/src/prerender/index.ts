export { PageSkeleton } from './page-skeleton';
export { type PrerenderDrawing, prerenderPage } from './prerender-page';
export { prerenderSkeleton, prerenderSkeletons } from './prerender-skeletons';
