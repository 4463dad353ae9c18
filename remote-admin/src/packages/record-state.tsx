import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'shared-ui/intl';
import type { UseQueryResult } from 'shared-ui/query';
import { paths } from '../common/paths';
import { RecordNotFound, RecordState as State } from '../common/record/record-state';
import { messages } from './messages';

/** What is said where nothing can be shown, and where one goes from there. */
const place = { words: { ...messages, crumb: messages.title }, list: paths.packages };

interface RecordStateProps<Data> {
  query: UseQueryResult<Data>;
  title: MessageDescriptor;
  children(data: Data): ReactNode;
}

/** A package or a type once it is there; before, its place; else why it is not. */
export function RecordState<Data>({ query, title, children }: RecordStateProps<Data>) {
  return (
    <State query={query} title={title} {...place}>
      {children}
    </State>
  );
}

/** Nothing stands at this address. */
export function NotFound() {
  return <RecordNotFound {...place} />;
}
