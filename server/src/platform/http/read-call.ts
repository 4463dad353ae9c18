import type { FastifyRequest } from 'fastify';
import qs from 'qs';
import type { Entry } from 'shared-api/kernel';
import { validationMessages } from 'shared-api/messages';
import * as z from 'zod/mini';
import { invalid } from '../errors';
import type { TemporaryFolder } from '../files';
import { t } from '../i18n';
import { refuseBrokenText } from './broken-text';
import { checkTogether } from './check-content';
import { expectVersion } from './etag';
import type { AnyCall, Implementation } from './implement';
import { readJson } from './read-json';
import { readMultipart } from './read-multipart';
import { stateOf } from './request-state';

/**
 * A call as its handler receives it: signature proven, path, query and body checked.
 * @param folder where an uploaded file lies
 * @throws Refusal
 */
export async function readCall(
  { entry, prove }: Implementation,
  request: FastifyRequest,
  folder: TemporaryFolder,
): Promise<AnyCall> {
  const { caller, scope, client, bodyArrived } = stateOf(request);
  bodyArrived();
  const rawBody = typeof request.body === 'string' ? request.body : '';
  const header = (name: string) => {
    const value = request.headers[name];
    return Array.isArray(value) ? value[0] : value;
  };
  prove?.({ rawBody, header });
  const multipart = entry.file === undefined ? undefined : await readMultipart(request, entry.file, folder);
  const [params, query, body] = checkParts(entry, request, multipart?.fields ?? readJson(rawBody));
  for (const part of [params, query]) refuseBrokenText('query', part);
  // Only its schema knows which text of a form is JSON.
  if (multipart !== undefined) refuseBrokenText('body', body);
  return {
    params,
    query,
    body,
    rawBody,
    requestId: request.id,
    client,
    cookies: request.cookies,
    caller,
    scope,
    file: multipart?.file,
    header,
    expectVersion: (version) => expectVersion(header('if-match'), version),
  };
}

/** A query or a body where none is expected: every field in it is unknown. */
const noFields = z.strictObject({});

function checkParts(entry: Entry, request: FastifyRequest, sent: unknown): unknown[] {
  // Probes and providers, whose calls nobody counts, may add to an address what their own ways want.
  const query = entry.query ?? (entry.rate === 'none' ? undefined : noFields);
  return checkTogether([
    { schema: entry.params, value: request.params },
    { schema: query, value: readQuery(request.raw.url ?? '') },
    { schema: entry.body ?? noFields, value: sent },
  ]);
}

/**
 * The query string with its indexed arrays, `wheres[0][field]=status`.
 * @throws Refusal `validation` when it is deeper or longer than any of our calls needs
 */
function readQuery(url: string): unknown {
  const start = url.indexOf('?');
  if (start < 0) return {};
  try {
    return qs.parse(url.slice(start + 1), {
      depth: 3,
      strictDepth: true,
      parameterLimit: 200,
      arrayLimit: 100,
      throwOnLimitExceeded: true,
      duplicates: 'combine',
      allowPrototypes: false,
    });
  } catch (error) {
    if (error instanceof RangeError) throw invalid({ query: [t(validationMessages.unknownFilter)] });
    throw error;
  }
}
