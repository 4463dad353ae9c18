import { Html, html } from '../html';
import { type LinkedData, linkedData } from './json-block';
import type { PrerenderedPage } from './prerendered-pages';
import { publicPaths } from './public-paths';

/** The canonical address carries no query: a campaign's parameters make no page of their own. */
function canonicalOf(publicUrl: string, pathname: string): string {
  return `${publicUrl}${pathname}`;
}

/** What search engines and shared links read in a page's head; a page that they may not keep has nothing of it. */
export function describePage(
  publicUrl: string,
  pathname: string,
  prerendered: PrerenderedPage | undefined,
  catalogue: readonly LinkedData[] = [],
): string {
  const manifest = html`<link rel="manifest" href="/manifest.webmanifest">`;
  if (!publicPaths.includes(pathname)) return manifest.text;
  const canonical = html`<link rel="canonical" href="${canonicalOf(publicUrl, pathname)}">`;
  return html`${[manifest, canonical]}${prerendered ? sharing(publicUrl, pathname, prerendered) : null}${catalogueData(catalogue)}`
    .text;
}

function sharing(publicUrl: string, pathname: string, { title, description, structured }: PrerenderedPage): Html {
  const open = (property: string, content: string) => html`<meta property="og:${property}" content="${content}">`;
  const metas = [
    html`<meta name="description" content="${description}">`,
    open('type', 'website'),
    open('site_name', 'CarCare'),
    open('locale', 'it_IT'),
    open('title', title),
    open('description', description),
    open('url', canonicalOf(publicUrl, pathname)),
  ];
  return html`${metas}${new Html(structuredData(publicUrl, structured))}`;
}

/** One block for all of it. */
function catalogueData(catalogue: readonly LinkedData[]): Html | null {
  if (catalogue.length === 0) return null;
  return new Html(linkedData({ '@context': 'https://schema.org', '@graph': catalogue }));
}

/** Addresses in an area's data are written from the root; here they get the product's own name. */
function structuredData(publicUrl: string, structured: PrerenderedPage['structured']): string {
  return structured
    .map((item) => ({
      '@context': 'https://schema.org',
      ...item,
      ...(item.url === '/' ? { url: `${publicUrl}/` } : {}),
    }))
    .map(linkedData)
    .join('');
}
