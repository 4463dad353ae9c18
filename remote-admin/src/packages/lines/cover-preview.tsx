import { type Cover, contradictingLine, coverTable, type TabledPackage } from 'shared-api/terms';
import { chakra, Note, Text } from 'shared-ui';
import { Panel, PanelBody } from 'shared-ui/components';
import { formatNumber } from 'shared-ui/format';
import { CheckIcon, CloseIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, type IntlShape, type MessageDescriptor, useIntl } from 'shared-ui/intl';
import { linesMessages as words } from './lines.messages';

const Rows = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'contents' },
    '& dt, & dd': { paddingBlock: '6px', borderTopWidth: '1px' },
    '& dd': { textAlign: 'end', paddingInlineStart: '16px' },
  },
});
const Lines = chakra('ul', {
  base: { display: 'grid', gap: '4px', '& > li': { display: 'flex', gap: '8px', alignItems: 'baseline' } },
});

interface Row {
  readonly name: string;
  readonly own: boolean;
  readonly value: string;
}

/** What a cell of the site's table says; null where the package has nothing in it. */
function cellText(cell: Cover, intl: IntlShape): string | null {
  if (cell.kind === 'number') return formatNumber(cell.value);
  if (cell.kind === 'days') return intl.formatMessage(words.days, { count: cell.value });
  if (!cell.value) return null;
  return intl.formatMessage(cell.kind === 'flag' ? words.yes : words.excludedCell);
}

/** The rows of the site's table that the lines fill. */
function filledRows(pack: TabledPackage, intl: IntlShape): Row[] {
  return coverTable([pack])
    .flatMap(({ rows }) => rows)
    .flatMap((row): Row[] => {
      const value = cellText(row.of(pack), intl);
      if (value === null) return [];
      const name = typeof row.name === 'string' ? row.name : intl.formatMessage(row.name);
      return [{ name, own: row.own === true, value }];
    });
}

/** What follows from the lines as they stand in the form: the rows of the site's table, then card and contract. */
export function CoverPreview({ pack }: { pack: TabledPackage }) {
  const intl = useIntl();
  const rows = filledRows(pack, intl);
  const contradiction = contradictingLine(pack);
  const { included, excluded } = pack;
  return (
    <Panel bare title={<FormattedMessage {...words.preview} />}>
      {included.length + excluded.length === 0 ? (
        <PanelBody>
          <Text look="small" muted>
            <FormattedMessage {...words.nothing} />
          </Text>
        </PanelBody>
      ) : (
        <>
          <PanelBody>
            {contradiction !== null && (
              <Note tone="warning" role="status" marginBottom="12px">
                <FormattedMessage {...words.contradiction} values={{ line: contradiction }} />
              </Note>
            )}
            <Text as="h3" look="small" fontWeight={500} marginBottom="8px">
              <FormattedMessage {...words.table} />
            </Text>
            <Rows>
              {rows.map(({ name, own, value }) => (
                <div key={`${name} ${value}`}>
                  <dt>
                    {name}
                    {own && (
                      <Text as="span" look="small" muted display="block">
                        <FormattedMessage {...words.ownRow} />
                      </Text>
                    )}
                  </dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Rows>
          </PanelBody>
          <PanelBody>
            <Text as="h3" look="small" fontWeight={500} marginBottom="8px">
              <FormattedMessage {...words.cardAndPdf} />
            </Text>
            <PrintedLines title={words.included} lines={included} icon={CheckIcon} />
            <PrintedLines title={words.excluded} lines={excluded} icon={CloseIcon} />
          </PanelBody>
        </>
      )}
    </Panel>
  );
}

interface PrintedLinesProps {
  title: MessageDescriptor;
  lines: readonly string[];
  icon: typeof CheckIcon;
}

/** One list as card and PDF have it: the same words in the same order. */
function PrintedLines({ title, lines, icon }: PrintedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <chakra.div marginBottom="12px">
      <Text look="small" muted marginBottom="4px">
        <FormattedMessage {...title} />
      </Text>
      <Lines>
        {lines.map((line) => (
          <li key={line}>
            <Icon of={icon} />
            <span>{line}</span>
          </li>
        ))}
      </Lines>
    </chakra.div>
  );
}
