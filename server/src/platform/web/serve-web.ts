import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AudienceMember } from 'shared-api/entities';
import type { PageConfig } from 'shared-api/release';
import { notFound, unavailable } from '../errors';
import type { Keys } from '../keys';
import type { ReleaseStore } from '../releases';
import { bucketOf } from './canary-bucket';
import type { LinkedData } from './json-block';
import { type Overrides, overridesCookie } from './overrides';
import { type PackedText, packText, sendPacked } from './packed-text';
import type { SettingTexts, Theme } from './page';
import { leadsNowhere } from './page-scripts';
import { createPageStore, type PageContent, type ReadyPage } from './page-store';
import { personCookie, readPersonCookie } from './person-cookie';
import { type PieceRoutes, servePieces } from './piece-routes';
import { isContractPath, publicPaths } from './public-paths';
import { backedRegistryOf, type Release } from './release';
import { releaseReader } from './release-reader';
import { serveSiteFiles } from './site-files';

export interface WebOptions {
  /** The folder that holds `shell/dist` and the areas' `dist`: what is served of a piece that was never released. */
  readonly root: string;
  readonly store: ReleaseStore;
  readonly overrides: Overrides;
  readonly keys: Keys;
  /** Who somebody is for the audience of a trial; null for nobody whom we know. Asked only while a trial has one. */
  readonly memberOf: (uid: string) => Promise<AudienceMember | null>;
  /** Where the product is reached, without a slash at the end. */
  readonly publicUrl: string;
  readonly config: PageConfig;
  /** What is on sale now, told to search engines on the first page; the same object as long as it is the same. */
  readonly catalogue?: () => readonly LinkedData[];
  /** The terms of keeping as the privacy notice tells them; the same object as long as they are the same. */
  readonly retention?: () => Promise<SettingTexts>;
  readonly onEntry?: PieceRoutes['onEntry'];
}

/** Serves shell and areas, each at its live version, and the page for every address that is not a file and not the API's. */
export function serveWeb(app: FastifyInstance, options: WebOptions): void {
  const { root, store, overrides, keys, memberOf, publicUrl, config, onEntry = () => undefined } = options;
  const secure = publicUrl.startsWith('https:');
  const releases = releaseReader({ root, store, log: app.log });
  const pages = createPageStore(publicUrl, config);
  serveSiteFiles(app, publicUrl);
  servePieces(app, { root, store, onEntry });

  /** Without the database a page still comes: then nobody is known. */
  async function memberFor(person: string): Promise<AudienceMember | null> {
    try {
      return await memberOf(person);
    } catch (err) {
      app.log.warn({ err }, 'audience of a trial not read');
      return null;
    }
  }

  async function releaseFor(request: FastifyRequest, reply: FastifyReply): Promise<Release> {
    const person = readPersonCookie(keys, request.cookies[personCookie]);
    const trials = await releases.trials();
    const release = await releases.releaseFor({
      bucket: bucketOf({ request, reply, person, secure }, trials !== 'none'),
      member: trials === 'audience' && person !== null ? await memberFor(person) : null,
      overrides: overrides.read(request.cookies[overridesCookie]),
    });
    if (release === null) throw unavailable();
    return release;
  }

  app.get('/registry.json', async (request, reply) => {
    const registry = registryTextOf(await releaseFor(request, reply));
    return sendPacked(request, reply.type('application/json; charset=utf-8'), registry);
  });

  app.get('/*', async (request, reply) => {
    const pathname = (request.raw.url ?? '/').split('?')[0] ?? '/';
    if (pathname.startsWith('/api/') || /\.\w+$/.test(pathname)) throw notFound();
    const release = await releaseFor(request, reply);
    const page = pages.pageFor(release, pathname, themeOf(request.cookies.theme), await contentOf(pathname, options));
    const status = leadsNowhere(release, pathname) ? 404 : 200;
    return sendPage(request, reply.code(status).headers(privacyOf(pathname)), page);
  });
}

async function contentOf(pathname: string, { catalogue, retention }: WebOptions): Promise<PageContent> {
  if (pathname === '/') return { catalogue: catalogue?.() };
  return pathname === '/privacy' ? { settings: await retention?.() } : {};
}

const registryTexts = new WeakMap<Release, PackedText>();

function registryTextOf(release: Release): PackedText {
  const text = registryTexts.get(release) ?? packText(JSON.stringify(backedRegistryOf(release)));
  registryTexts.set(release, text);
  return text;
}

/** Without ETag: the page and its policy belong together. */
function sendPage(request: FastifyRequest, reply: FastifyReply, { html, policy }: ReadyPage): FastifyReply {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return sendPacked(request, reply.headers(headers), html);
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
