import type { FastifyInstance } from 'fastify';
import { html } from '../html';
import { publicPaths } from './public-paths';

const dayCache = 'public, max-age=86400';

/** The page's own icon (shell/index.html), for a home screen. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#05141f" d="M0 6h32v20H0z"/><path fill="#fff" d="M6 8h20v16H6z"/><path fill="#039" d="M1 7h5v18H1zM26 7h5v18h-5z"/><path fill="#05141f" d="M10 12h5v2h-3v4h3v2h-5zM17 12h5v2h-3v4h3v2h-5z"/></svg>';

const manifest = {
  name: 'CarCare',
  short_name: 'CarCare',
  description: 'Garanzia e manutenzione per la tua auto',
  lang: 'it',
  start_url: '/',
  display: 'browser',
  background_color: '#F5F7F8',
  theme_color: '#05141f',
  icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
};

function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

function sitemap(publicUrl: string): string {
  const urls = publicPaths.map((path) => html`<url><loc>${publicUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`.text}\n`;
}

/** What stands at fixed addresses of a site: for robots, for the browser's own frame. */
export function serveSiteFiles(app: FastifyInstance, publicUrl: string): void {
  const files = {
    '/robots.txt': ['text/plain; charset=utf-8', robots(publicUrl)],
    '/sitemap.xml': ['application/xml; charset=utf-8', sitemap(publicUrl)],
    '/manifest.webmanifest': ['application/manifest+json; charset=utf-8', JSON.stringify(manifest)],
    '/icon.svg': ['image/svg+xml', icon],
  } as const;
  for (const [path, [type, content]] of Object.entries(files)) {
    app.get(path, (_, reply) => reply.headers({ 'content-type': type, 'cache-control': dayCache }).send(content));
  }
}
