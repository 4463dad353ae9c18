import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { areaOf } from 'shared-api/release';
import { chakra, Text } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../common/labels/area-name';
import { nearWhen } from '../common/labels/near-when';
import { errorMessages as messages } from './messages';

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
const Stack = chakra('pre', {
  base: { textStyle: 'code', color: 'fg.muted', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
const Count = chakra('span', { base: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });

interface ErrorsPanelProps {
  errors: readonly BrowserError[];
  areas: readonly AreaStatus[];
  now: string;
}

/** What browsers reported, without personal data. */
export function ErrorsPanel({ errors, areas, now }: ErrorsPanelProps) {
  const titleOf = ({ area }: BrowserError) => areas.find(({ name }) => areaOf(name) === area)?.title;
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
            <ErrorRow
              key={`${error.area} ${error.version} ${error.url} ${error.message}`}
              error={error}
              title={titleOf(error)}
              now={now}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

interface ErrorRowProps {
  error: BrowserError;
  /** What its area is called, where its build says so. */
  title: string | undefined;
  now: string;
}

function ErrorRow({ error, title, now }: ErrorRowProps) {
  const intl = useIntl();
  const { area, version, message, url, request_id: request, stack, count, at } = error;
  return (
    <Row>
      <div>
        <Said>{message}</Said>
        <Under>
          {areaName(area, intl, title)} {version}, {url}
          {request && (
            <>
              , <FormattedMessage {...messages.request} values={{ id: request }} />
            </>
          )}
        </Under>
        {stack && (
          <details>
            <Under as="summary">
              <FormattedMessage {...messages.where} />
            </Under>
            <Stack>{stack}</Stack>
          </details>
        )}
      </div>
      <Count>
        <FormattedMessage {...messages.times} values={{ count, shown: formatNumber(count) }} />
        <Under>
          <FormattedMessage {...messages.first} values={{ at: nearWhen('moment', at, now, intl) }} />
        </Under>
      </Count>
    </Row>
  );
}
