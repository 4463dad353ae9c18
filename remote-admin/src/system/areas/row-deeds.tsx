import type { AreaStatus } from 'shared-api/entities';
import { releaseNameOf } from 'shared-api/release';
import { Button, type ButtonProps } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import type { AreaDeeds } from './deeds/asked-change';
import { messages } from './messages';

interface RowDeedsProps extends Pick<ButtonProps, 'look'> {
  area: AreaStatus;
  deeds: AreaDeeds;
}

/** What is near at hand: the end of a canary, one way or the other, else the version of before. */
export function RowDeeds({ area, deeds, look }: RowDeedsProps) {
  const { canary, previous } = area;
  if (canary !== null) {
    return (
      <>
        <Button look={look} onClick={() => deeds.ask({ what: 'promote', area })}>
          <FormattedMessage {...messages.promote} />
        </Button>
        <Button look={look} disabled={deeds.busy} onClick={() => deeds.stop(area)}>
          <FormattedMessage {...messages.stop} />
        </Button>
      </>
    );
  }
  if (previous === null) return null;
  return (
    <Button look={look} onClick={() => deeds.ask({ what: 'rollBack', area, version: previous })}>
      <FormattedMessage {...messages.backTo} values={{ version: releaseNameOf(previous) }} />
    </Button>
  );
}
