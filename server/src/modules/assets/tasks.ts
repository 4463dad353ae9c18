import { Refusal } from '../../platform/errors';
import { task } from '../../platform/workers';
import { expectHarmlessPdf } from './expect-harmless-pdf';

/** A paper is looked through in milliseconds; a file that unpacks to gigabytes fills the memory, the longer the more. */
const longestMs = 10_000;

/** What is done with uploaded files that others made: one can be made to take minutes. */
export const assetTasks = {
  expectHarmlessPdf: task('expect-harmless-pdf', expectHarmlessPdf, [Refusal], longestMs),
};
