import type { AreaStatus } from 'shared-api/entities';
import { Text, VisuallyHidden } from 'shared-ui';
import { Switch } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../../common/labels/area-name';
import type { AreaActions } from './actions/asked-change';
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
