import type { AreaStatus } from 'shared-api/entities';
import { releaseNameOf } from 'shared-api/release';
import { chakra, Text } from 'shared-ui';
import { DateText } from 'shared-ui/components';
import { formatPercent } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { areaName } from '../../common/labels/area-name';
import { actMessages, messages } from './messages';
import { releaseNotes } from './release-notes';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '96px minmax(0, 1fr) auto' },
    gap: '0 16px',
    paddingBlock: '12px',
    textStyle: 'small',
    '& + &': { borderTopWidth: '1px' },
    '& b': { fontWeight: 600 },
  },
});
const Reason = chakra('span', { base: { display: 'block', color: 'fg.muted', overflowWrap: 'anywhere' } });
const When = chakra('span', { base: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } });

interface HistoryDialogProps {
  areas: readonly AreaStatus[];
  onClose(): void;
}

/** What was published, tried, put live, taken back, switched off: when, and by whom. */
export function HistoryDialog({ areas, onClose }: HistoryDialogProps) {
  const intl = useIntl();
  const notes = releaseNotes(areas);
  return (
    <Dialog open onClose={onClose} title={<FormattedMessage {...messages.open} />}>
      {notes.length === 0 ? (
        <Text muted>
          <FormattedMessage {...messages.none} />
        </Text>
      ) : (
        <ol>
          {notes.map(
            ({
              area,
              title,
              what,
              version,
              hash,
              released_at: at,
              released_by: by,
              reason,
              percent,
              commit,
              dirty,
            }) => (
              <Row key={`${area} ${what} ${version} ${at}`}>
                <b>{areaName(area, intl, title)}</b>
                <span>
                  <FormattedMessage
                    {...actMessages[what]}
                    values={{
                      version: version && hash ? releaseNameOf({ version, hash }) : (version ?? ''),
                      percent: percent ? ` (${formatPercent(percent)})` : '',
                    }}
                  />
                  {reason && <Reason>{reason}</Reason>}
                  {commit && (
                    <Reason>
                      <FormattedMessage
                        {...(dirty ? messages.dirty : messages.commit)}
                        values={{ commit: commit.slice(0, 7) }}
                      />
                    </Reason>
                  )}
                </span>
                <When>
                  <FormattedMessage
                    {...messages.by}
                    values={{ at: <DateText key="at" value={at} as="dateTime" />, by }}
                  />
                </When>
              </Row>
            ),
          )}
        </ol>
      )}
    </Dialog>
  );
}
