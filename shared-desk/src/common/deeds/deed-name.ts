import type { IntlShape } from 'shared-ui/intl';
import { deedMessages } from './deed.messages';
import type { NextDeed } from './next-deed';

/** A deed as its button calls it. */
export function deedName(deed: NextDeed, intl: IntlShape): string {
  return intl.formatMessage(deedMessages[deed]);
}
