export { type PrerenderDrawing, prerenderPage } from './prerender-page';
