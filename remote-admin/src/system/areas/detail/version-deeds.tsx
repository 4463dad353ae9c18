import type { AreaStatus } from 'shared-api/entities';
import { releaseNameOf } from 'shared-api/release';
import { Button } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import type { AreaDeeds, KeptVersion } from '../deeds/asked-change';
import { messages } from './messages';
import { versionRole } from './version-role';

interface VersionDeedsProps {
  area: AreaStatus;
  version: KeptVersion;
  deeds: AreaDeeds;
}

/** Gives a kept version to this browser, to a share of the sessions, or to everybody; the live one is there already. */
export function VersionDeeds({ area, version, deeds }: VersionDeedsProps) {
  const intl = useIntl();
  const role = versionRole(area, version);
  if (role === 'live') return null;
  return (
    <>
      <Button
        look="link"
        aria-label={intl.formatMessage(messages.previewOne, { version: releaseNameOf(version) })}
        disabled={deeds.busy}
        onClick={() => deeds.preview(area, version)}
      >
        <FormattedMessage {...messages.preview} />
      </Button>
      {role !== 'trial' && (
        <Button
          look="link"
          aria-label={intl.formatMessage(messages.tryOne, { version: releaseNameOf(version) })}
          onClick={() => deeds.ask({ what: 'canary', area, version })}
        >
          <FormattedMessage {...messages.try} />
        </Button>
      )}
      <Button
        look="link"
        aria-label={intl.formatMessage(messages.putOneLive, { version: releaseNameOf(version) })}
        onClick={() => deeds.ask(role === 'trial' ? { what: 'promote', area } : { what: 'rollBack', area, version })}
      >
        <FormattedMessage {...messages.putLive} />
      </Button>
    </>
  );
}
