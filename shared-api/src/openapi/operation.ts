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
    description: [callersOf(entry.access), ...proofOf(entry)].join(' '),
    security: securityOf(entry.access),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses,
  };
}

function proofOf({ recentProof }: Entry): string[] {
  if (recentProof === undefined) return [];
  const when = recentProof === true ? '' : ` quando c’è ${recentProof.map((field) => `\`${field}\``).join(' o ')}`;
  return [`Serve una conferma degli ultimi 10 minuti${when}: altrimenti 403 \`step_up_required\`.`];
}
