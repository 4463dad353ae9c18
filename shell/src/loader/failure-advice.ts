import type { MessageDescriptor } from 'shared-ui/intl';
import { DisabledAreaError, EarlyAreaError, UnfitAreaError } from './area-errors';
import { messages } from './messages';

/** What stands above it: an area that is switched off did not fail. */
export function titleFor(error: unknown): MessageDescriptor {
  return error instanceof DisabledAreaError ? messages.disabledTitle : messages.title;
}

/**
 * What a person is told of an area that did not come or broke.
 * @param holdsHome whether the first page is the area's: nothing public is left then
 */
export function adviceFor(error: unknown, holdsHome: boolean): MessageDescriptor {
  if (error instanceof UnfitAreaError) return messages.unfit;
  if (error instanceof EarlyAreaError) return messages.early;
  if (!(error instanceof DisabledAreaError)) return messages.advice;
  return holdsHome ? messages.siteDisabled : messages.disabled;
}
