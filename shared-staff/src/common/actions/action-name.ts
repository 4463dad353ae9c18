import type { IntlShape } from 'shared-ui/intl';
import { actionMessages } from './action.messages';
import type { NextAction } from './next-action';

/** An action as its button calls it. */
export function actionName(action: NextAction, intl: IntlShape): string {
  return intl.formatMessage(actionMessages[action]);
}
