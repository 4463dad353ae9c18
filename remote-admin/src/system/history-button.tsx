import { useState } from 'react';
import type { AreaStatus } from 'shared-api/entities';
import { releaseNameOf } from 'shared-api/release';
import { Button, chakra, Text } from 'shared-ui';
import { DateText } from 'shared-ui/components';
import { formatPercent } from 'shared-ui/format';
import { ClockIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { areaName } from '../common/labels/area-name';
import { actMessages, historyMessages as messages } from './messages';

/** Opens what was done to the areas. */
export function HistoryButton({ areas }: { areas: readonly AreaStatus[] }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon of={ClockIcon} />
        <FormattedMessage {...messages.open} />
      </Button>
      {open && <HistoryDialog areas={areas} onClose={() => setOpen(false)} />}
    </>
  );
}

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
function HistoryDialog({ areas, onClose }: HistoryDialogProps) {
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

type AreaNote = NonNullable<AreaStatus['history']>[number] & {
  readonly area: string;
  readonly title?: string | undefined;
};

/** What was done to all areas, newest first. */
function releaseNotes(areas: readonly AreaStatus[]): readonly AreaNote[] {
  return areas
    .flatMap(({ name, title, history = [] }) => history.map((note) => ({ ...note, area: name, title })))
    .sort((a, b) => b.released_at.localeCompare(a.released_at));
}
