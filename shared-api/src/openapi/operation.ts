import type { Entry } from '../kernel';
import { type Parameter, parametersOf, type Reference } from './parameters';
import { type RequestBody, requestBodyOf } from './request-body';
import type { Response } from './responses';
import { callersOf, type SecurityRequirement, securityOf } from './security';

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly SecurityRequirement[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

/** One call of the document. */
export function operationOf(
  operationId: string,
  tag: string,
  entry: Entry,
  responses: Operation['responses'],
): Operation {
  const parameters = parametersOf(entry);
  const requestBody = requestBodyOf(entry);
  return {
    operationId,
    tags: [tag],
    summary: entry.summary,
    description: callersOf(entry.access),
    security: securityOf(entry.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses,
  };
}
