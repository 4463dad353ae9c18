import type { AreaStatus } from 'shared-api/entities';
import { Text, VisuallyHidden } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Switch } from 'shared-ui/pieces';
import { areaName } from '../words/area-name';
import type { AreaDeeds } from './deeds/asked-change';
import { messages } from './messages';

/** The kill switch: on at once, off after questions. Without the shell there is no page, so it has none. */
export function AreaSwitch({ area, deeds }: { area: AreaStatus; deeds: AreaDeeds }) {
  const intl = useIntl();
  if (area.name === 'shell')
    return (
      <Text look="small" muted>
        <FormattedMessage {...messages.always} />
      </Text>
    );
  const change = () => (area.enabled ? deeds.ask({ what: 'disable', area }) : deeds.enable(area));
  return (
    <Switch checked={area.enabled} aria-disabled={deeds.busy || undefined} onChange={() => !deeds.busy && change()}>
      <VisuallyHidden>
        <FormattedMessage {...messages.switch} values={{ name: areaName(area.name, intl, area.title) }} />
      </VisuallyHidden>
    </Switch>
  );
}
