import { chakra } from 'shared-ui';
import { formatTime } from 'shared-ui/format';
import { CheckIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

const Line = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px', color: 'fg.muted' },
});

/** In the head: that the unfinished form is safe. Never a notification. */
export function KeptState({ savedAt, failed }: { savedAt: number | null; failed: boolean }) {
  if (failed) {
    return (
      <Line role="status" color="warning">
        <FormattedMessage {...messages.notKept} />
      </Line>
    );
  }
  if (savedAt === null) return null;
  return (
    <Line>
      <chakra.span color="success" display="flex">
        <Icon of={CheckIcon} />
      </chakra.span>
      <FormattedMessage {...messages.kept} values={{ time: formatTime(new Date(savedAt).toISOString()) }} />
    </Line>
  );
}
