import { chakra, IconButton } from 'shared-ui';
import { ChevronDownIcon, ChevronUpIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { areaName } from '../../common/labels/area-name';
import { AreaFailures, AreaName, CanaryShare, LiveVersion } from './area-facts';
import { AreaSwitch } from './area-switch';
import { AreaDetail } from './detail/area-detail';
import { messages } from './messages';
import { OffNote } from './off-note';
import { RowActions } from './row-actions';
import type { ShownArea } from './shown-area';

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
export function AreaRow({ area, trouble, open, onToggle, errors, now, actions }: ShownArea) {
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
