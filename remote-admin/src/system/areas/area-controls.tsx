import type { AreaStatus } from 'shared-api/entities';
import { releaseNameOf } from 'shared-api/release';
import { Button, type ButtonProps, chakra, Text, VisuallyHidden } from 'shared-ui';
import { Switch } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../../common/labels/area-name';
import { nearWhen } from '../../common/labels/near-when';
import type { AreaActions } from './actions/use-area-actions';
import { messages } from './messages';

/** The kill switch: on at once, off after questions. Without the shell there is no page, so it has none. */
export function AreaSwitch({ area, actions }: { area: AreaStatus; actions: AreaActions }) {
  const intl = useIntl();
  if (area.name === 'shell')
    return (
      <Text look="small" muted>
        <FormattedMessage {...messages.always} />
      </Text>
    );
  const isLocked = actions.busy || area.may_release === false;
  const change = () => (area.enabled ? actions.ask({ what: 'disable', area }) : actions.enable(area));
  return (
    <Switch checked={area.enabled} aria-disabled={isLocked || undefined} onChange={() => !isLocked && change()}>
      <VisuallyHidden>
        <FormattedMessage {...messages.switch} values={{ name: areaName(area.name, intl, area.title) }} />
      </VisuallyHidden>
    </Switch>
  );
}

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
