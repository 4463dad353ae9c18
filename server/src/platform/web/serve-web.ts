import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageConfig } from 'shared-api/release';
import { notFound, unavailable } from '../errors';
import { areaBase, shellBase } from './addresses';
import { registryOf, type Theme } from './page';
import { createPageStore, type ReadyPage } from './page-store';
import { isContractPath, publicPaths } from './public-paths';
import { builtFolders, releaseReader } from './release';
import { serveSiteFiles } from './site-files';
import { serveFolder } from './static-files';

export interface WebOptions {
  /** The folder that holds `shell/dist` and the areas' `dist`. */
  readonly root: string;
  /** Where the product is reached, without a slash at the end. */
  readonly publicUrl: string;
  readonly config: PageConfig;
}

/** Serves the built shell and areas, and the page for every address that is not a file and not the API's. */
export function serveWeb(app: FastifyInstance, { root, publicUrl, config }: WebOptions): void {
  const folders = builtFolders(root);
  const releases = releaseReader(folders);
  const pages = createPageStore(publicUrl, config);
  serveSiteFiles(app, publicUrl);
  serveFolder(app, shellBase, folders.shell);
  for (const [area, folder] of Object.entries(folders.areas)) serveFolder(app, areaBase(area), folder);

  app.get('/registry.json', async (_, reply) => {
    const release = releases.current();
    if (release === null) throw unavailable();
    return reply.header('cache-control', 'no-cache').send(registryOf(release));
  });

  app.get('/*', async (request, reply) => {
    const pathname = (request.raw.url ?? '/').split('?')[0] ?? '/';
    if (pathname.startsWith('/api/') || /\.\w+$/.test(pathname)) throw notFound();
    const release = releases.current();
    if (release === null) throw unavailable();
    const page = pages.pageFor(release, pathname, themeOf(request.cookies.theme));
    return sendPage(request, reply.headers(privacyOf(pathname)), page);
  });
}

/** Without ETag and always asked for anew: the page and its policy belong together. */
function sendPage(request: FastifyRequest, reply: FastifyReply, { html, brotli, policy }: ReadyPage): FastifyReply {
  const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      vary: 'cookie, accept-encoding',
      ...(acceptsBrotli ? { 'content-encoding': 'br' } : {}),
    })
    .send(acceptsBrotli ? brotli : html);
}

/** What a page tells of itself to search engines, and of its address to other sites. */
function privacyOf(pathname: string): Readonly<Record<string, string>> {
  return {
    ...(publicPaths.includes(pathname) ? {} : { 'x-robots-tag': 'noindex' }),
    ...(isContractPath(pathname) ? { 'referrer-policy': 'no-referrer' } : {}),
  };
}

function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : null;
}
