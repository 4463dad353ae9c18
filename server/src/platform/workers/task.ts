/** A class of errors that callers tell apart. */
export type ErrorClass = new (...args: never) => Error;

/** Long work that another thread can do: what goes in and what comes out is data, copied on its way. */
export interface Task<Input, Output> {
  readonly name: string;
  /** Errors of these classes reach the caller as what they are, others as a plain `Error`. */
  readonly errors: readonly ErrorClass[];
  /** Once begun it takes no longer; as long as any other unless told. */
  readonly longestMs?: number | undefined;
  /** By how much the process may grow while it is at work; no such limit unless told. */
  readonly mostBytes?: number | undefined;
  run(input: Input): Promise<Output>;
}

/** Any of several tasks, by its name. */
export type AnyTask = Task<never, unknown>;

/** Names long work, so that a thread finds it. */
export function task<Input, Output>(
  name: string,
  run: (input: Input) => Promise<Output>,
  errors: readonly ErrorClass[] = [],
  limits: Pick<Task<Input, Output>, 'longestMs' | 'mostBytes'> = {},
): Task<Input, Output> {
  return { name, errors, ...limits, run };
}
