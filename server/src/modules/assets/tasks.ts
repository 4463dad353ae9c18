import { Refusal } from '../../platform/errors';
import { task } from '../../platform/workers';
import { expectHarmlessPdf } from './expect-harmless-pdf';

/** A paper is looked through in milliseconds, and takes a few times its size; another unpacks to gigabytes. */
const limits = { longestMs: 10_000, mostBytes: 250_000_000 };

/** What is done with uploaded files that others made: one can be made to take minutes. */
export const assetTasks = {
  expectHarmlessPdf: task('expect-harmless-pdf', expectHarmlessPdf, [Refusal], limits),
};
