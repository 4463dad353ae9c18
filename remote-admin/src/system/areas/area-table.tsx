import { chakra, IconButton, VisuallyHidden } from 'shared-ui';
import { ChevronDownIcon, ChevronUpIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { areaName } from '../../common/labels/area-name';
import { AreaSwitch, OffNote, RowActions } from './area-controls';
import { AreaFailures, AreaName, CanaryShare, LiveVersion } from './area-facts';
import { AreaDetail } from './detail/area-detail';
import { messages } from './messages';
import type { ShownArea } from './shown-area';

const Table = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    textStyle: 'small',
    '& th, & td': { paddingInline: '8px', textAlign: 'start', verticalAlign: 'middle' },
    '& th:first-of-type': { paddingInlineStart: '24px' },
    '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: '24px' },
    '& thead th': { height: '36px', textStyle: 'tableHead', color: 'fg.muted' },
  },
});
/** In percent of the panel. */
const columns = [
  { message: messages.area, width: 14 },
  { message: messages.live, width: 17 },
  { message: messages.canary, width: 18 },
  { message: messages.failures, width: 20 },
  { message: messages.on, width: 8 },
];

/** The areas on a wide screen, in the server's order. */
export function AreaTable({ areas }: { areas: readonly ShownArea[] }) {
  return (
    <Table>
      <thead>
        <tr>
          {columns.map(({ message, width }) => (
            <th key={message.id} scope="col" style={{ width: `${width}%` }}>
              <FormattedMessage {...message} />
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage {...messages.actions} />
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      {areas.map((shown) => (
        <AreaRow key={shown.area.name} {...shown} />
      ))}
    </Table>
  );
}

const Body = chakra('tbody', {
  base: {
    borderTopWidth: '1px',
    '&[data-open]': { bg: 'bg.canvas', borderTopColor: 'line.control' },
    '&[data-off]': { bg: 'error.bg' },
    '&[data-off] + &': { borderTopColor: 'line.control' },
  },
});
const Cell = chakra('td', { base: { height: '56px', paddingBlock: '4px' } });
const Under = chakra('td', { base: { '&&': { padding: '0 24px 24px' } } });
const Actions = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '0 16px', whiteSpace: 'nowrap' },
});

/** An area as a row, and what stands under it: why it is off, and what opens. */
function AreaRow({ area, trouble, open, onToggle, errors, now, actions }: ShownArea) {
  const intl = useIntl();
  const name = areaName(area.name, intl, area.title);
  const cured = trouble !== null && open;
  return (
    <Body data-open={open || undefined} data-off={!area.enabled || undefined}>
      <tr>
        <chakra.th scope="row" fontWeight={400} height="56px">
          <AreaName area={area} />
        </chakra.th>
        <Cell>
          <LiveVersion area={area} now={now} />
        </Cell>
        <Cell>
          <CanaryShare area={area} now={now} />
        </Cell>
        <Cell>
          <AreaFailures area={area} bad={trouble !== null} />
        </Cell>
        <Cell>
          <AreaSwitch area={area} actions={actions} />
        </Cell>
        <Cell>
          <Actions>
            {!cured && <RowActions look="link" area={area} actions={actions} />}
            <IconButton
              icon={open ? ChevronUpIcon : ChevronDownIcon}
              label={intl.formatMessage(messages.open, { name })}
              size="control"
              aria-expanded={open}
              onClick={onToggle}
            />
          </Actions>
        </Cell>
      </tr>
      {area.disabled && (
        <tr>
          <Under colSpan={6}>
            <OffNote disabled={area.disabled} now={now} />
          </Under>
        </tr>
      )}
      {open && (
        <tr>
          <Under colSpan={6}>
            <AreaDetail area={area} trouble={trouble} errors={errors} actions={actions} />
          </Under>
        </tr>
      )}
    </Body>
  );
}
