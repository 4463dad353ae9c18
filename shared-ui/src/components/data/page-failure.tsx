import type { ComponentProps, ReactNode } from 'react';
import { PageHeader } from 'shared-ui';
import { Panel } from '../panel';
import { QueryFailure } from './query-failure';

interface PageFailureProps extends ComponentProps<typeof QueryFailure> {
  /** What the page is, "Contratto": whose it is, nobody knows yet. */
  page: ReactNode;
  crumbs?: ComponentProps<typeof PageHeader>['crumbs'];
}

/** A page whose record did not come: its heading all the same, and below it why, and "Riprova". */
export function PageFailure({ page, crumbs, ...failure }: PageFailureProps) {
  return (
    <>
      <PageHeader title={page} crumbs={crumbs} />
      <Panel bare>
        <QueryFailure {...failure} />
      </Panel>
    </>
  );
}
