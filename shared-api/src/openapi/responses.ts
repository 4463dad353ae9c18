import { failuresOf } from '../errors';
import { type Answer, type Entry, isFileAnswer } from '../kernel';
import { type JsonSchema, receivedSchema } from './json-schema';
import type { Reference } from './parameters';

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Reference>>;
  readonly content?: Readonly<Record<string, { readonly schema: unknown }>>;
}

export interface Responses {
  readonly responses: Readonly<Record<string, Response | Reference>>;
  /** The named entities that the answers refer to. */
  readonly entities: Readonly<Record<string, JsonSchema>>;
}

const successes: Readonly<Record<number, string>> = {
  200: 'Ecco la risposta.',
  201: 'Creato.',
  202: 'Fatto.',
  204: 'Eliminato.',
};

const failures: Readonly<Record<number, string>> = {
  401: 'Non c’è una sessione valida.',
  403: 'Manca un ruolo, oppure l’account è disattivato.',
  404: 'Non c’è, oppure chi chiede non può saperlo.',
  409: 'La stessa richiesta è ancora in corso.',
  412: 'La scheda è cambiata da quando è stata letta.',
  413: 'Il contenuto è troppo grande.',
  415: 'Questo tipo di contenuto non va bene.',
  422: 'Qualcosa nel contenuto non va: `errors` dice dove.',
  429: 'Troppe richieste: si può riprovare dopo `Retry-After` secondi.',
  500: 'Errore del server.',
  503: 'Il servizio non è disponibile: si può riprovare dopo `Retry-After` secondi.',
};

/** Every answer of an entry by status: its successes, and references to the shared refusals. */
export function responsesOf(entry: Entry): Responses {
  const entities: Record<string, JsonSchema> = {};
  const given = Object.entries(entry.answers).map(([status, answer]) => {
    const described = success(Number(status), answer);
    Object.assign(entities, described.entities);
    return [status, described.response];
  });
  const refused = failuresOf(entry).map((status) => [
    String(status),
    { $ref: `#/components/responses/Failure${status}` },
  ]);
  return { responses: Object.fromEntries([...given, ...refused]), entities };
}

function success(status: number, answer: Answer): { response: Response; entities: Record<string, JsonSchema> } {
  const description = successes[status] ?? '';
  if (answer === null) return { response: { description }, entities: {} };
  if (isFileAnswer(answer)) {
    const file = { schema: { type: 'string', format: 'binary' } };
    return {
      response: { description, content: Object.fromEntries(answer.mediaTypes.map((type) => [type, file])) },
      entities: {},
    };
  }
  const { schema, entities } = receivedSchema(answer);
  return { response: { description, content: { 'application/json': { schema } } }, entities };
}

/** The refusals as components, one a status. */
export function failureResponses(): Record<string, Response> {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
  return Object.fromEntries(
    Object.entries(failures).map(([status, description]) => [
      `Failure${status}`,
      { description, content, ...(status === '429' || status === '503' ? { headers: retryAfter } : {}) },
    ]),
  );
}

export const responseHeaders = {
  RetryAfter: { description: 'Secondi da aspettare.', schema: { type: 'integer', minimum: 0 } },
};
