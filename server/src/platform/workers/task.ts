/** A class of errors that callers tell apart. */
export type ErrorClass = new (...args: never) => Error;

/** Long work that another thread can do: what goes in and what comes out is data, copied on its way. */
export interface Task<Input, Output> {
  readonly name: string;
  /** Errors of these classes reach the caller as what they are, others as a plain `Error`. */
  readonly errors: readonly ErrorClass[];
  run(input: Input): Promise<Output>;
}

/** Any of several tasks, by its name. */
export type AnyTask = Task<never, unknown>;

/** Names long work, so that a thread finds it. */
export function task<Input, Output>(
  name: string,
  run: (input: Input) => Promise<Output>,
  errors: readonly ErrorClass[] = [],
): Task<Input, Output> {
  return { name, errors, run };
}
