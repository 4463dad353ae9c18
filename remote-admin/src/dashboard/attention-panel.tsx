import { countdownFrom } from 'shared-api/domain';
import { chakra, SkeletonGroup, TextLink } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { formatMoney, formatNumber } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { RowsSkeleton } from '../common/skeletons/rows-skeleton';
import { attentionMessages as words } from './messages';
import { useAttention } from './use-attention';

const Nothing = chakra('p', { base: { padding: { base: '16px', md: '16px 24px' }, color: 'fg.muted' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    alignItems: 'center',
    gap: '16px',
    minHeight: '56px',
    paddingInline: { base: '16px', md: '24px' },
    '& + &': { borderTopWidth: '1px' },
  },
});
const Count = chakra('b', { base: { textStyle: 'h2', textAlign: 'end', fontVariantNumeric: 'tabular-nums' } });

/** What waits for the operator, each row with the way to where it is done. */
export function AttentionPanel() {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useAttention();
  return (
    <Panel ask bare title={<FormattedMessage {...words.title} />}>
      {data ? (
        data.length === 0 ? (
          <Nothing>
            <FormattedMessage {...words.none} />
          </Nothing>
        ) : (
          <ul>
            {data.map(({ what, count, sum, to }) => (
              <Row key={what}>
                <Count>{formatNumber(count)}</Count>
                <TextLink to={to} color="fg" paddingBlock="10px">
                  <FormattedMessage
                    {...words[what]}
                    values={{ count, days: countdownFrom, sum: formatMoney(sum ?? 0) }}
                  />
                </TextLink>
              </Row>
            ))}
          </ul>
        )
      ) : error ? (
        <QueryFailure
          title={<FormattedMessage {...words.failed} />}
          error={error}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <SkeletonGroup label={intl.formatMessage(words.title)}>
          <div>
            <RowsSkeleton rows={4} height={56} />
          </div>
        </SkeletonGroup>
      )}
    </Panel>
  );
}
