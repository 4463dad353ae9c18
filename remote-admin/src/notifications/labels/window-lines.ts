import type { InAppNotification } from 'shared-api/entities';
import { formatDateTime } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { windowMessages as words } from './window.messages';

/** Since when and until when a notification is shown: "dal 21/11/2026 09:00", "senza fine". */
export function windowLines(
  { visible_at, expire_at, created_at }: Pick<InAppNotification, 'visible_at' | 'expire_at' | 'created_at'>,
  intl: IntlShape,
): readonly [from: string, until: string] {
  return [
    intl.formatMessage(words.from, { at: formatDateTime(visible_at ?? created_at) }),
    expire_at ? intl.formatMessage(words.until, { at: formatDateTime(expire_at) }) : intl.formatMessage(words.endless),
  ];
}
