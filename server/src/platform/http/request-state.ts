import type { FastifyRequest } from 'fastify';
import type { Authorised } from './authorise';
import type { Client } from './implement';

/** Results of a request's early hooks that the later ones need. */
export interface RequestState extends Authorised {
  readonly client: Client;
  /** Stops the timer that ends a body which arrives too slowly. */
  readonly bodyArrived: () => void;
}

const states = new WeakMap<FastifyRequest, RequestState>();

export function setState(request: FastifyRequest, state: RequestState): void {
  states.set(request, state);
}

export function stateOf(request: FastifyRequest): RequestState {
  const state = states.get(request);
  if (state === undefined) throw new Error('The request was not prepared');
  return state;
}
