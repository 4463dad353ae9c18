import type { ReactNode } from 'react';
import type { UseQueryResult } from 'shared-ui/query';
import { paths } from '../common/paths';
import { RecordNotFound, RecordState as State } from '../common/record/record-state';
import { messages } from './messages';

/** What is said where nothing can be shown, and where one goes from there. */
const place = { words: messages, list: paths.packages };

interface RecordStateProps<Data> {
  query: UseQueryResult<Data>;
  children(data: Data): ReactNode;
}

/** A package or a type once it is there; before, its place; else why it is not. */
export function RecordState<Data>({ query, children }: RecordStateProps<Data>) {
  return (
    <State query={query} {...place}>
      {children}
    </State>
  );
}

/** Nothing stands at this address. */
export function NotFound() {
  return <RecordNotFound {...place} />;
}
