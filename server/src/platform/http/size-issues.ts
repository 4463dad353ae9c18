import { defaultLimits, type Schema } from 'shared-api/kernel';
import * as z from 'zod/mini';

const { core } = z;

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * What of a value is larger than its schema allows, told before any rule of the schema reads it: rules look at every
 * character, and a text of a million of them would keep everybody waiting. Where a schema names no maximum the default
 * limits hold. Each text or list is measured in one step, whatever its length.
 */
export function sizeIssues(schema: Schema, value: unknown, path: Path = []): readonly Issue[] {
  return measure(schema, value, path) ?? [];
}

/** Null where the value is not of the schema's kind: that is for the schema to tell. */
function measure(wrapped: Schema, value: unknown, path: Path): readonly Issue[] | null {
  const schema = unwrap(wrapped);
  if (schema instanceof core.$ZodUnion) {
    const ofEach = schema._zod.def.options.map((option) => measure(option, value, path));
    return ofEach.find((issues) => issues?.length === 0) ?? ofEach.find((issues) => issues !== null) ?? null;
  }
  if (typeof value === 'string') return schema instanceof core.$ZodString ? ofText(schema, value, path) : null;
  if (Array.isArray(value)) return schema instanceof core.$ZodArray ? ofList(schema, value, path) : null;
  if (typeof value !== 'object' || value === null) return null;
  if (schema instanceof core.$ZodObject) return ofObject(schema, value, path);
  return schema instanceof core.$ZodRecord ? ofRecord(schema, value, path) : null;
}

function unwrap(schema: Schema): Schema {
  if (schema instanceof core.$ZodPipe) return unwrap(schema._zod.def.in);
  const isWrapper =
    schema instanceof core.$ZodOptional ||
    schema instanceof core.$ZodNullable ||
    schema instanceof core.$ZodDefault ||
    schema instanceof core.$ZodPrefault;
  return isWrapper ? unwrap(schema._zod.def.innerType) : schema;
}

function ofText(schema: Schema, text: string, path: Path): readonly Issue[] {
  const maximum = maximumOf(schema) ?? defaultLimits.characters;
  // A character is one or two units: only where that decides are they counted.
  const tooLong = text.length > 2 * maximum || (text.length > maximum && [...text].length > maximum);
  return tooLong ? [tooBig('string', maximum, path)] : [];
}

function ofList(schema: z.core.$ZodArray, list: readonly unknown[], path: Path): readonly Issue[] {
  const maximum = maximumOf(schema) ?? defaultLimits.items;
  if (list.length > maximum) return [tooBig('array', maximum, path)];
  return list.flatMap((item, index) => sizeIssues(schema._zod.def.element, item, [...path, index]));
}

function ofObject(schema: z.core.$ZodObject, value: object, path: Path): readonly Issue[] {
  return Object.entries(schema._zod.def.shape).flatMap(([key, field]) =>
    Object.hasOwn(value, key) ? sizeIssues(field, Reflect.get(value, key), [...path, key]) : [],
  );
}

function ofRecord(schema: z.core.$ZodRecord, record: object, path: Path): readonly Issue[] {
  const entries = Object.entries(record);
  if (entries.length > defaultLimits.items) return [tooBig('array', defaultLimits.items, path)];
  return entries.flatMap(([key, item]) => sizeIssues(schema._zod.def.valueType, item, [...path, key]));
}

function maximumOf(schema: Schema): number | undefined {
  return schema._zod.def.checks?.find((check) => check instanceof core.$ZodCheckMaxLength)?._zod.def.maximum;
}

function tooBig(origin: 'string' | 'array', maximum: number, path: Path): Issue {
  return { code: 'too_big', origin, maximum, inclusive: true, path: [...path], message: '' };
}
