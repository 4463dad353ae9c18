import type { AreaStatus } from 'shared-api/entities';

/** A version that is kept, as an action names it. */
export type KeptVersion = Pick<AreaStatus['versions'][number], 'version' | 'hash' | 'released_at'>;

/** A change that wants to be confirmed, of the area as it was shown. */
export type AskedChange =
  | { readonly what: 'rollBack' | 'canary'; readonly area: AreaStatus; readonly version: KeptVersion }
  | { readonly what: 'promote' | 'disable'; readonly area: AreaStatus };

/** What can be done to an area from its row. */
export interface AreaActions {
  /** Asks first: everybody, or a share of all, notices. */
  ask(change: AskedChange): void;
  /** Ends a canary. */
  stop(area: AreaStatus): void;
  enable(area: AreaStatus): void;
  /** Takes a version in this browser alone. */
  preview(area: AreaStatus, version: KeptVersion): void;
  /** At work on one of them. */
  readonly busy: boolean;
}
