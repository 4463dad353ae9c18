import type { AreaStatus } from 'shared-api/entities';
import { releaseNameOf } from 'shared-api/release';
import { Button, type ButtonProps, Text } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import type { AreaActions } from './actions/asked-change';
import { messages } from './messages';

interface RowActionsProps extends Pick<ButtonProps, 'look'> {
  area: AreaStatus;
  actions: AreaActions;
}

/** What is near at hand: the end of a canary, one way or the other, else the version of before. */
export function RowActions({ area, actions, look }: RowActionsProps) {
  const { canary, previous } = area;
  if (area.may_release === false)
    return (
      <Text look="small" muted>
        <FormattedMessage {...messages.notYours} />
      </Text>
    );
  if (canary !== null) {
    return (
      <>
        <Button look={look} onClick={() => actions.ask({ what: 'promote', area })}>
          <FormattedMessage {...messages.promote} />
        </Button>
        <Button look={look} disabled={actions.busy} onClick={() => actions.stop(area)}>
          <FormattedMessage {...messages.stop} />
        </Button>
      </>
    );
  }
  if (previous === null) return null;
  return (
    <Button look={look} onClick={() => actions.ask({ what: 'rollBack', area, version: previous })}>
      <FormattedMessage {...messages.backTo} values={{ version: releaseNameOf(previous) }} />
    </Button>
  );
}
