import type { Status } from './statuses';

/** Where a status stands on a contract's way. */
export type RailState = 'past' | 'now' | 'next' | 'skipped';

export interface RailStep {
  status: Status;
  state: RailState;
  /** When it was reached ("21/11, 10:18"), or the word on what is to come ("entro il 06/12"). */
  note?: string;
}

/** What comes after the statuses: a contract that was withdrawn from ends there, and may wait for a refund. */
export interface RailEnd {
  key: string;
  label: string;
  state: Exclude<RailState, 'skipped' | 'now'>;
  note?: string;
}
