import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageConfig } from 'shared-api/release';
import { notFound, unavailable } from '../errors';
import { areaBase, shellBase } from './addresses';
import { contentPolicy } from './content-policy';
import { registryOf, renderPage, type Theme } from './page';
import { builtFolders, releaseReader } from './release';
import { serveFolder } from './static-files';

export interface WebOptions {
  /** The folder that holds `shell/dist` and the areas' `dist`. */
  readonly root: string;
  readonly config: PageConfig;
}

/** Serves the built shell and areas, and the page for every address that is not a file and not the API's. */
export function serveWeb(app: FastifyInstance, { root, config }: WebOptions): void {
  const folders = builtFolders(root);
  const releases = releaseReader(folders);
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
    return sendPage(reply, renderPage(release, { pathname, theme: themeOf(request.cookies.theme), config }));
  });
}

/** Without ETag and always asked for anew: the page and its policy belong together. */
function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': contentPolicy(page),
      vary: 'cookie',
    })
    .send(page);
}

function themeOf(cookie: string | undefined): Theme {
  return cookie === 'light' || cookie === 'dark' ? cookie : null;
}
