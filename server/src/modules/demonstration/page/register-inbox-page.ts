import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { notFound } from '../../../platform/errors';
import type { DemonstrationService } from '../demonstration.service';
import { inboxPage } from './inbox-page';
import { inboxScript } from './inbox-script';
import { inboxStyle } from './inbox-style';

const contentPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** An e-mail has its style in its elements, as mail programs want it, and asks for nothing else. */
const emailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-popups allow-top-navigation-by-user-activation";
const filter = z.object({ to: z.optional(z.string()) });
const message = z.object({ id: z.uuid() });
const place = z.object({ id: z.uuid(), index: z.coerce.number().check(z.int(), z.gte(0)) });

/** The page of the inbox at `/dev/inbox`, with what it needs. To be registered in the demonstration only. */
export function registerInboxPage(app: FastifyInstance, service: DemonstrationService): void {
  app.get('/dev/inbox', async (request, reply) => {
    const query = z.safeParse(filter, request.query);
    const to = (query.success && query.data.to?.trim()) || '';
    const messages = await service.inbox(to === '' ? {} : { to });
    return answer(reply, 'text/html', inboxPage({ messages, to, now: service.now() }));
  });
  app.get('/dev/inbox/inbox.css', async (_, reply) => answer(reply, 'text/css', inboxStyle));
  app.get('/dev/inbox/inbox.js', async (_, reply) => answer(reply, 'text/javascript', inboxScript));
  app.get('/dev/inbox/:id/letter', async (request, reply) => {
    const params = z.safeParse(message, request.params);
    if (!params.success) throw notFound();
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': emailPolicy,
    };
    return reply.headers(headers).send(await service.email(params.data.id));
  });
  app.get('/dev/inbox/:id/:index', async (request, reply) => {
    const params = z.safeParse(place, request.params);
    if (!params.success) throw notFound();
    const { content, mediaType } = await service.attachment(params.data.id, params.data.index);
    // A browser's own PDF viewer needs more than the policy for answers that are no page.
    const headers = {
      'content-type': mediaType,
      'cache-control': 'no-store',
      'content-security-policy': "frame-ancestors 'none'",
    };
    return reply.headers(headers).send(content);
  });
}

function answer(reply: FastifyReply, type: string, text: string): FastifyReply {
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy,
  };
  return reply.headers(headers).send(text);
}
