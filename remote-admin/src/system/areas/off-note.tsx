import type { AreaStatus } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { nearWhen } from '../../common/labels/near-when';
import { messages } from './messages';

const Who = chakra('strong', { base: { color: 'error', fontWeight: 600 } });

interface OffNoteProps {
  disabled: NonNullable<AreaStatus['disabled']>;
  now: string;
}

/** Who switched the area off, when, and why. */
export function OffNote({ disabled: { by, at, reason }, now }: OffNoteProps) {
  const intl = useIntl();
  return (
    <p>
      <Who>
        <FormattedMessage {...messages.off} values={{ by, at: nearWhen('at', at, now, intl) }} />
      </Who>{' '}
      {reason}
    </p>
  );
}
