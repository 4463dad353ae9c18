import { useState } from 'react';
import { releaseNameOf } from 'shared-api/release';
import { chakra, IconButton } from 'shared-ui';
import { ChevronDownIcon, ChevronUpIcon } from 'shared-ui/icons';
import { useIntl } from 'shared-ui/intl';
import { areaName } from '../../common/labels/area-name';
import { failuresOf } from '../../common/system/area-trouble';
import { AreaSwitch, OffNote, RowActions } from './area-controls';
import { CanaryShare, OutOf } from './area-facts';
import { AreaDetail } from './detail/area-detail';
import { messages } from './messages';
import type { ShownArea } from './shown-area';

/** In trouble or off, on trial, quiet. */
function urgency({ area, trouble }: ShownArea): number {
  if (trouble !== null || !area.enabled) return 0;
  return area.canary === null ? 2 : 1;
}

/** The areas on a narrow screen, what wants to be looked at first. The order stays while the page is open. */
export function AreaCards({ areas }: { areas: readonly ShownArea[] }) {
  const [order] = useState(() => areas.toSorted((a, b) => urgency(a) - urgency(b)).map(({ area }) => area.name));
  const placeOf = ({ area }: ShownArea) => (order.includes(area.name) ? order.indexOf(area.name) : order.length);
  return (
    <ul>
      {areas
        .toSorted((a, b) => placeOf(a) - placeOf(b))
        .map((shown) => (
          <AreaCard key={shown.area.name} {...shown} />
        ))}
    </ul>
  );
}

const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: '12px',
    padding: { base: '8px 16px', md: '8px 24px' },
    '& + &': { borderTopWidth: '1px' },
    '&[data-open]': { paddingBottom: '16px', bg: 'bg.canvas' },
    '&[data-off]': { bg: 'error.bg' },
  },
});
const Head = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto auto 40px', alignItems: 'center', gap: '8px' },
});
const Name = chakra('p', {
  base: { '& b': { fontWeight: 600 }, '& span': { textStyle: 'code', color: 'fg.muted', overflowWrap: 'anywhere' } },
});
const Count = chakra('span', {
  base: { textStyle: 'caption', color: 'fg.muted', '&[data-bad]': { color: 'error', fontWeight: 600 } },
});
const Actions = chakra('div', {
  base: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '8px' },
});

/** An area on a narrow screen. */
function AreaCard({ area, trouble, open, onToggle, errors, now, actions }: ShownArea) {
  const intl = useIntl();
  const name = areaName(area.name, intl, area.title);
  return (
    <Card data-open={open || undefined} data-off={!area.enabled || undefined}>
      <Head>
        <Name>
          <b>{name}</b> <span>{releaseNameOf(area.live)}</span>
        </Name>
        <Count data-bad={trouble !== null || undefined}>
          <OutOf failures={failuresOf(area)} loads={area.loads} />
        </Count>
        <AreaSwitch area={area} actions={actions} />
        <IconButton
          icon={open ? ChevronUpIcon : ChevronDownIcon}
          label={intl.formatMessage(messages.open, { name })}
          size="control"
          aria-expanded={open}
          onClick={onToggle}
        />
      </Head>
      {area.disabled && <OffNote disabled={area.disabled} now={now} />}
      {area.canary && (
        <div>
          <CanaryShare area={area} now={now} />
        </div>
      )}
      {open && <AreaDetail area={area} trouble={trouble} errors={errors} actions={actions} />}
      {!(open && trouble) && (area.canary || open) && (
        <Actions>
          <RowActions area={area} actions={actions} />
        </Actions>
      )}
    </Card>
  );
}
