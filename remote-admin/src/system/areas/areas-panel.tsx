import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AreaStatus, SystemStatus } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { useBelow } from 'shared-ui/work';
import { isBuiltIn } from '../../common/system/area-status';
import { areaTrouble } from '../../common/system/area-trouble';
import { AskedDialog } from './actions/asked-dialog';
import { useAreaActions } from './actions/use-area-actions';
import { AreaCards } from './area-cards';
import { AreaTable } from './area-table';
import { messages } from './messages';
import type { ShownArea } from './shown-area';

/** Six columns need the content of a window of 1280. */
const tableFrom = 1280;
const Foot = chakra('footer', {
  base: {
    display: 'grid',
    gap: '4px',
    padding: { base: '12px 16px', md: '16px 24px' },
    borderTopWidth: '1px',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});

interface AreasPanelProps {
  areas: readonly AreaStatus[];
  errors: SystemStatus['client_errors'];
  now: string;
}

/** The shell and the areas as browsers see them, and the ways to change what they get. */
export function AreasPanel({ areas, errors, now }: AreasPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  const { actions, asked, close } = useAreaActions();
  const narrow = useBelow(tableFrom);
  const known = areas.map((area) => ({ area, trouble: areaTrouble(area, now) }));
  const troubled = known.filter(({ trouble }) => trouble !== null).map(({ area }) => area.name);
  const { isOpen, toggle } = useOpenAreas(troubled, list);
  const shown = known.map(
    ({ area, trouble }): ShownArea => ({
      area,
      trouble,
      open: isOpen(area.name),
      onToggle: () => toggle(area.name),
      errors,
      now,
      actions,
    }),
  );
  return (
    <Panel bare title={<FormattedMessage {...messages.title} />} meta={<FormattedMessage {...messages.meta} />}>
      <div ref={list}>{narrow ? <AreaCards areas={shown} /> : <AreaTable areas={shown} />}</div>
      <Foot>
        {areas.every(isBuiltIn) && (
          <p>
            <FormattedMessage {...messages.unreleased} />
          </p>
        )}
        <p>
          <FormattedMessage {...messages.foot} />
        </p>
      </Foot>
      <AskedDialog asked={asked} onClose={close} />
    </Panel>
  );
}

/**
 * Which areas stand open. One in trouble opens by itself, but never while somebody is at work in the list: nothing
 * moves under the hand. What opened stays open until it is closed.
 * @param troubled names of the areas in trouble
 * @param list where the hand may be
 */
function useOpenAreas(troubled: readonly string[], list: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(troubled));
  const [known, setKnown] = useState<ReadonlySet<string>>(open);
  const fresh = troubled.filter((name) => !known.has(name)).join(' ');

  useEffect(() => {
    if (fresh === '' || list.current?.matches(':hover, :focus-within')) return;
    const names = fresh.split(' ');
    setKnown((before) => new Set([...before, ...names]));
    setOpen((before) => new Set([...before, ...names]));
  });

  function toggle(name: string) {
    setKnown((before) => new Set([...before, name]));
    setOpen((before) =>
      before.has(name) ? new Set([...before].filter((one) => one !== name)) : new Set([...before, name]),
    );
  }

  return { isOpen: (name: string) => open.has(name), toggle };
}
