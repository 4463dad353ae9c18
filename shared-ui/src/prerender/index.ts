export { PageSkeleton } from './page-skeleton';
export { prerenderPage } from './prerender-page';
export { prerenderSkeleton, prerenderSkeletons } from './prerender-skeletons';
