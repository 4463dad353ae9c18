import type { ReactNode } from 'react';
import type { ImportChange, ImportLine, ImportReport } from 'shared-api/entities';
import { chakra, Heading, Note, Text } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { FileMap } from './file-map';
import { messages } from './messages';

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '16px',
    marginBottom: '16px',
  },
});
const Words = chakra('div', { base: { flex: '1 1 320px', minWidth: 0 } });
const Tools = chakra('div', { base: { display: { base: 'none', md: 'flex' }, flexWrap: 'wrap', gap: '12px' } });
const Counts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
    gap: '1px',
    bg: 'line',
    borderTopWidth: '1px',
  },
});
const Count = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    paddingInline: { base: '16px', md: '24px' },
    bg: 'bg.panel',
    '& > dd': { marginInlineStart: 'auto', textStyle: 'h2', fontVariantNumeric: 'tabular-nums' },
  },
});
const Sample = chakra('span', {
  base: { alignSelf: 'flex-end', width: '8px', marginBottom: '16px', _highContrast: { bg: 'CanvasText' } },
  variants: {
    of: {
      error: { height: '20px', width: '3px', bg: 'error' },
      create: { height: '16px', bg: 'brand' },
      update: { height: '10px', bg: 'line.control' },
      unchanged: { height: '5px', bg: 'line', borderWidth: '1px', borderColor: 'line.control' },
    },
  },
});

interface VerdictPanelProps {
  /** Null where its map and its numbers hold no more. */
  report: ImportReport | null;
  overline: ReactNode;
  title: ReactNode;
  children: ReactNode;
  /** A link under the words. */
  more?: ReactNode;
  /** What can be done now, from 960 px up; below it stands at the bottom edge. */
  actions: ReactNode;
  /** Leads from the map to a line; without it there is no map. */
  onLine?(line: ImportLine): void;
}

/** What the trial says of the file: in words, as a map, in numbers. */
export function VerdictPanel({ report, overline, title, children, more, actions, onLine }: VerdictPanelProps) {
  return (
    <Panel bare ask role="status">
      <PanelBody>
        <Head>
          <Words>
            <Text look="overline" color="brand !important">
              {overline}
            </Text>
            <Heading level={2} marginTop="4px">
              {title}
            </Heading>
            <Text look="small" muted marginTop="4px" maxWidth="96ch">
              {children}
            </Text>
            {more}
          </Words>
          <Tools>{actions}</Tools>
        </Head>
        {onLine && report && report.lines.length > 0 && <FileMap lines={report.lines} onLine={onLine} />}
        {report?.notes.map((note) => (
          <Note key={note} tone="warning" marginTop="16px">
            {note}
          </Note>
        ))}
      </PanelBody>
      {report && report.lines.length > 0 && <LineCounts report={report} />}
    </Panel>
  );
}

function LineCounts({ report: { lines, create, update, unchanged } }: { report: ImportReport }) {
  const errors = lines.filter(({ change }) => change === 'error').length;
  const counts: readonly { of: ImportChange; count: number }[] = [
    { of: 'error', count: errors },
    { of: 'create', count: create },
    { of: 'update', count: update },
    { of: 'unchanged', count: unchanged },
  ];
  return (
    <Counts>
      {counts.map(({ of, count }) => (
        <Count key={of}>
          <Sample of={of} aria-hidden="true" />
          <dt>
            <FormattedMessage {...messages[of]} />
          </dt>
          <chakra.dd color={of === 'error' && count > 0 ? 'error' : undefined}>{formatNumber(count)}</chakra.dd>
        </Count>
      ))}
    </Counts>
  );
}
