import type { AreaStatus } from 'shared-api/entities';
import { releaseNameOf } from 'shared-api/release';
import { Button } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { AreaActions, KeptVersion } from '../actions/asked-change';
import { messages } from './messages';
import { versionRole } from './version-role';

interface VersionActionsProps {
  area: AreaStatus;
  version: KeptVersion;
  actions: AreaActions;
}

/** Gives a kept version to this browser, to a share of the sessions, or to everybody; the live one is there already. */
export function VersionActions({ area, version, actions }: VersionActionsProps) {
  const intl = useIntl();
  const role = versionRole(area, version);
  if (role === 'live') return null;
  const mayRelease = area.may_release !== false;
  return (
    <>
      <Button
        look="link"
        aria-label={intl.formatMessage(messages.previewOne, { version: releaseNameOf(version) })}
        disabled={actions.busy}
        onClick={() => actions.preview(area, version)}
      >
        <FormattedMessage {...messages.preview} />
      </Button>
      {mayRelease && role !== 'trial' && (
        <Button
          look="link"
          aria-label={intl.formatMessage(messages.tryOne, { version: releaseNameOf(version) })}
          onClick={() => actions.ask({ what: 'canary', area, version })}
        >
          <FormattedMessage {...messages.try} />
        </Button>
      )}
      {mayRelease && (
        <Button
          look="link"
          aria-label={intl.formatMessage(messages.putOneLive, { version: releaseNameOf(version) })}
          onClick={() =>
            actions.ask(role === 'trial' ? { what: 'promote', area } : { what: 'rollBack', area, version })
          }
        >
          <FormattedMessage {...messages.putLive} />
        </Button>
      )}
    </>
  );
}
