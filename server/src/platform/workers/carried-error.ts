import type { ErrorClass } from './task';

/** An error as data: copying between threads keeps neither its class nor what it knows beside its message. */
export interface CarriedError {
  /** Its place among the classes that the task names, -1 for any other. */
  readonly place: number;
  readonly message: string;
  readonly stack: string | undefined;
  readonly known: Readonly<Record<string, unknown>>;
}

/** An error as data that another thread can be sent. */
export function carry(error: unknown, classes: readonly ErrorClass[]): CarriedError {
  const place = classes.findIndex((each) => error instanceof each);
  if (!(error instanceof Error)) return { place, message: String(error), stack: undefined, known: {} };
  return { place, message: error.message, stack: error.stack, known: place === -1 ? {} : { ...error } };
}

/** The error as it was thrown in the other thread. */
export function revive({ place, message, stack, known }: CarriedError, classes: readonly ErrorClass[]): Error {
  const error = Object.assign(new Error(message), known);
  if (stack !== undefined) error.stack = stack;
  const kind = classes[place];
  return kind === undefined ? error : Object.setPrototypeOf(error, kind.prototype);
}
