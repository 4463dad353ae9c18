import type { FastifyInstance } from 'fastify';
import { notFound } from '../errors';

const fileName = /^[0-9a-f]{32}\.webp$/;

/**
 * Serves the library's pictures under their unguessable names. A name never gets another content, so browsers keep it
 * for a year; `nosniff` and a policy that loads nothing stand on every answer of the server.
 * @param open the content of a name, or null when there is none
 */
export function serveMedia(app: FastifyInstance, base: string, open: (name: string) => Promise<Buffer | null>): void {
  app.get<{ Params: { name: string } }>(`${base}/:name`, async ({ params: { name } }, reply) => {
    const content = fileName.test(name) ? await open(name) : null;
    if (content === null) throw notFound();
    return reply
      .headers({
        'content-type': 'image/webp',
        'content-disposition': 'inline',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(content);
  });
}
