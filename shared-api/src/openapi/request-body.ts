import * as z from 'zod/mini';
import type { Entry } from '../kernel';
import { type JsonSchema, sentSchema } from './json-schema';

export interface RequestBody {
  readonly required: boolean;
  readonly content: Readonly<Record<string, { readonly schema: JsonSchema; readonly encoding?: unknown }>>;
}

/** The JSON or multipart body of an entry, or undefined when it takes none. */
export function requestBodyOf(entry: Entry): RequestBody | undefined {
  if (entry.file !== undefined)
    return { required: true, content: { 'multipart/form-data': multipart(entry, entry.file) } };
  if (entry.body === undefined) return undefined;
  return {
    required: !z.safeParse(entry.body, {}).success,
    content: { 'application/json': { schema: sentSchema(entry.body) } },
  };
}

function multipart(entry: Entry, file: NonNullable<Entry['file']>) {
  const fields: JsonSchema = entry.body ? sentSchema(entry.body) : { type: 'object', additionalProperties: false };
  const content: JsonSchema = {
    type: 'string',
    format: 'binary',
    description: `Al massimo ${Math.round(file.maxBytes / 1024 / 1024)} MB`,
  };
  return {
    schema: {
      ...fields,
      properties: { ...fields.properties, [file.field]: content },
      required: [...(fields.required ?? []), file.field],
    },
    encoding: { [file.field]: { contentType: file.mediaTypes.join(', ') } },
  };
}
