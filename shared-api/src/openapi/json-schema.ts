import * as z from 'zod/mini';
import { defaultLimits, type Schema } from '../kernel';
import { entityNames } from './named-entities';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The schema of what a client sends. */
export function sentSchema(schema: Schema): JsonSchema {
  return plain(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      metadata: z.registry(),
      override: (context) => {
        tidy(context);
        limit(context);
      },
    }),
  );
}

/** The schema of what a client receives; named entities in it are references to `components`. */
export function receivedSchema(schema: Schema): { schema: JsonSchema; entities: Record<string, JsonSchema> } {
  const { $defs = {}, ...root } = plain(
    z.toJSONSchema(schema, {
      io: 'output',
      unrepresentable: 'any',
      metadata: entityNames,
      override: (context) => {
        tidy(context);
        // A later version may answer more fields: a client must not refuse them.
        if (context.jsonSchema.additionalProperties === false) delete context.jsonSchema.additionalProperties;
      },
    }),
  );
  return { schema: root, entities: $defs };
}

/** Drops what only repeats the type: the pattern of a UUID, the bounds of every integer. */
function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  if (jsonSchema.format === 'uuid' || jsonSchema.format === 'date-time') delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
}

/** Says the limits that hold where a schema names none. */
function limit({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  const isClosed = jsonSchema.enum !== undefined || jsonSchema.const !== undefined || jsonSchema.format !== undefined;
  if (jsonSchema.type === 'string' && !isClosed) jsonSchema.maxLength ??= defaultLimits.characters;
  if (jsonSchema.type === 'array') jsonSchema.maxItems ??= defaultLimits.items;
}

/** The document's own data, with references that point into `components`. */
function plain(schema: JsonSchema): JsonSchema {
  const { $schema: _, ...rest } = schema;
  return JSON.parse(JSON.stringify(rest).replaceAll('"#/$defs/', '"#/components/schemas/'));
}
