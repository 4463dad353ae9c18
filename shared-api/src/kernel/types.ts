import type * as z from 'shared-api/schema';
import type { Answer, Entry, FileAnswer, Schema } from './entry';

type Sent<S> = S extends Schema ? z.input<S> : never;
type Received<S> = S extends Schema ? z.output<S> : never;
type Given<E, K extends string, V> = [V] extends [never]
  ? unknown
  : E extends { [key in K]: Schema }
    ? { [key in K]: V }
    : unknown;

/** A file as the client receives it. */
export interface ReceivedFile {
  readonly blob: Blob;
  readonly name: string;
}

type ReceivedAnswer<A extends Answer> = A extends FileAnswer
  ? ReceivedFile
  : A extends Schema
    ? z.output<A>
    : undefined;

/** What the client gets from an entry when it succeeds. */
export type AnswerOf<E extends Entry> = ReceivedAnswer<E['answers'][keyof E['answers'] & number]>;

/** What the client passes to call an entry: only the parts that the entry has. */
export type CallOf<E extends Entry> = Given<E, 'params', Sent<E['params']>> &
  Given<E, 'query', Sent<E['query']>> &
  Given<E, 'body', Sent<E['body']>> &
  (E extends { file: object } ? { file: File | Blob } : unknown);

/** What the server's handler receives, already checked. */
export interface RequestOf<E extends Entry> {
  readonly params: Received<E['params']>;
  readonly query: Received<E['query']>;
  readonly body: Received<E['body']>;
}
