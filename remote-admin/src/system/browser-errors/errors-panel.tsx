import type { SystemStatus } from 'shared-api/entities';
import { chakra, Text } from 'shared-ui';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Panel, PanelBody } from 'shared-ui/pieces';
import { nearWhen } from '../../common/words/near-when';
import { areaName } from '../words/area-name';
import { messages } from './messages';

type BrowserError = SystemStatus['client_errors'][number];

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '4px 16px',
    padding: { base: '12px 16px', md: '12px 24px' },
    '& + &': { borderTopWidth: '1px' },
  },
});
const Under = chakra('span', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted', overflowWrap: 'anywhere' },
});
const Said = chakra('span', { base: { display: 'block', textStyle: 'code', overflowWrap: 'anywhere' } });
const Count = chakra('span', { base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });

interface ErrorsPanelProps {
  errors: readonly BrowserError[];
  now: string;
}

/** What browsers reported, without personal data. */
export function ErrorsPanel({ errors, now }: ErrorsPanelProps) {
  return (
    <Panel bare title={<FormattedMessage {...messages.title} />} meta={<FormattedMessage {...messages.meta} />}>
      {errors.length === 0 ? (
        <PanelBody>
          <Text look="small" muted>
            <FormattedMessage {...messages.none} />
          </Text>
        </PanelBody>
      ) : (
        <ul>
          {errors.map((error) => (
            <ErrorRow key={`${error.area} ${error.version} ${error.url} ${error.message}`} error={error} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function ErrorRow({ error, now }: { error: BrowserError; now: string }) {
  const intl = useIntl();
  const { area, version, message, url, request_id: request, count, at } = error;
  return (
    <Row>
      <span>
        <Said>{message}</Said>
        <Under>
          {areaName(area, intl)} {version}, {url}
          {request && (
            <>
              , <FormattedMessage {...messages.request} values={{ id: request }} />
            </>
          )}
        </Under>
      </span>
      <Count>
        <FormattedMessage {...messages.times} values={{ count, shown: formatNumber(count) }} />
        <Under>
          <FormattedMessage {...messages.first} values={{ at: nearWhen('moment', at, now, intl) }} />
        </Under>
      </Count>
    </Row>
  );
}
