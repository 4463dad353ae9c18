import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { apiBase } from '../http';
import { sendBuiltFile } from '../web/static-files';

const page = `<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>CarCare | API</title>
    <link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script defer src="/api/docs/files/swagger-ui-bundle.js"></script>
    <script defer src="/api/docs/start.js"></script>
  </body>
</html>
`;

const start = `window.SwaggerUIBundle({ dom_id: '#docs', url: '${apiBase}/openapi.json', deepLinking: true, validatorUrl: null });
`;

/** The one page whose styles the policy lets through as they come: Swagger UI writes them into attributes. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The API's documentation to read at `/api/docs`. */
export function serveDocs(app: FastifyInstance): void {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  app.get<{ Params: { '*': string } }>('/api/docs/files/*', (request, reply) =>
    sendBuiltFile(request, reply, folder, request.params['*']),
  );
  app.get('/api/docs', (_, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
      })
      .send(page),
  );
  app.get('/api/docs/start.js', (_, reply) =>
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).send(start),
  );
}
