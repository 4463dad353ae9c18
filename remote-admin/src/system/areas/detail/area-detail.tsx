import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { areaOf, releaseNameOf } from 'shared-api/release';
import { Button, chakra, Note, Stack, Text } from 'shared-ui';
import { formatNumber, formatTime } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { shareText } from '../../../common/labels/share-text';
import type { AreaTrouble } from '../../../common/system/area-trouble';
import type { AreaActions } from '../actions/use-area-actions';
import { messages } from './messages';
import { VersionComparison } from './version-comparison';
import { VersionList } from './version-list';

interface AreaDetailProps {
  area: AreaStatus;
  trouble: AreaTrouble | null;
  errors: SystemStatus['client_errors'];
  actions: AreaActions;
}

/** An area's opened row: its trouble, how it fares in browsers, then its versions. */
export function AreaDetail({ area, trouble, errors, actions }: AreaDetailProps) {
  return (
    <Stack gap="16px" align="stretch">
      {trouble && <TroubleNote {...{ area, trouble, errors, actions }} />}
      <VersionComparison area={area} />
      <VersionList area={area} trouble={trouble} actions={actions} />
    </Stack>
  );
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'center',
    gap: '12px 24px',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  },
});

interface TroubleNoteProps {
  area: AreaStatus;
  trouble: AreaTrouble;
  errors: SystemStatus['client_errors'];
  actions: AreaActions;
}

/** What goes wrong with an area, in the browsers' own words where they said any, and the remedy. */
function TroubleNote({ area, trouble, errors, actions }: TroubleNoteProps) {
  const { version, reported, loads, failures, since } = trouble;
  const said = errors.find((error) => areaOf(area.name) === error.area && error.version === reported);
  // Browsers that kept an older copy of the entry fail without a load.
  const text = failures > loads ? messages.moreThanLoads : messages.failing;
  return (
    <Note tone="warning">
      <Row>
        <p>
          <strong>
            <FormattedMessage
              {...text}
              values={{
                version,
                share: shareText(failures, loads, 1),
                failures: formatNumber(failures),
                time: formatTime(since),
              }}
            />
          </strong>{' '}
          {said && <FormattedMessage {...messages.saying} values={{ message: said.message }} />}
        </p>
        <Remedy area={area} trouble={trouble} actions={actions} />
      </Row>
    </Note>
  );
}

function Remedy({ area, trouble, actions }: Omit<TroubleNoteProps, 'errors'>) {
  const { previous } = area;
  if (area.may_release === false) return null;
  if (trouble.of === 'trial') {
    return (
      <Button look="solid" loading={actions.busy} onClick={() => actions.stop(area)}>
        <FormattedMessage {...messages.stop} values={{ version: trouble.version }} />
      </Button>
    );
  }
  if (previous === null) {
    return (
      <Text look="small">
        <FormattedMessage {...messages.nothingBefore} />
      </Text>
    );
  }
  return (
    <Button look="solid" onClick={() => actions.ask({ what: 'rollBack', area, version: previous })}>
      <FormattedMessage {...messages.backTo} values={{ version: releaseNameOf(previous) }} />
    </Button>
  );
}
