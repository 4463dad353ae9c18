import { useEffect, useState } from 'react';
import { chakra, VisuallyHidden } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { formatNumber } from '../../format';
import { messages } from './messages';
import { moreEdges } from './more-edges';

const Row = chakra('nav', {
  base: {
    position: 'sticky',
    // Under the bar of the frame, which a window so low does not hold.
    top: '56px',
    '@media (max-height: 479.98px)': { top: 0 },
    zIndex: 'sticky',
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: { base: '4px', md: '12px' },
    borderBottomWidth: '1px',
    ...moreEdges,
  },
});

const Tab = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '48px',
    paddingInline: '12px',
    textStyle: 'label',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    outlineOffset: '-2px !important',
    _hover: { color: 'fg' },
    '& > b': { color: 'fg', fontWeight: 600 },
    '&[aria-current]': {
      color: 'fg',
      fontWeight: 600,
      boxShadow: 'inset 0 -3px 0 {colors.brand}',
      _highContrast: { borderBottom: '3px solid Highlight' },
    },
  },
});

const Unsaved = chakra('span', {
  base: { width: '6px', height: '6px', bg: 'warning', _highContrast: { bg: 'CanvasText' } },
});

export interface AnchorTab {
  /** The id of the part that it leads to. */
  id: string;
  label: string;
  /** How much there is in it. */
  count?: number;
  /** Something was changed there and not saved. */
  unsaved?: boolean;
}

/** The parts of one long page as tabs that stay on top: the one being read is marked. */
export function AnchorTabs({ label, tabs }: { label: string; tabs: readonly AnchorTab[] }) {
  const intl = useIntl();
  const current = useScrollSpy(tabs.map(({ id }) => id));
  return (
    <Row aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.id} href={`#${tab.id}`} aria-current={tab.id === current ? 'location' : undefined}>
          {tab.label}
          {tab.count !== undefined && <b>{formatNumber(tab.count)}</b>}
          {tab.unsaved && (
            <>
              <Unsaved aria-hidden="true" />
              <VisuallyHidden>{intl.formatMessage(messages.unsaved)}</VisuallyHidden>
            </>
          )}
        </Tab>
      ))}
    </Row>
  );
}

/** Of several elements of the page, the id of the one that is being read. */
function useScrollSpy(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  const joined = ids.join(' ');

  useEffect(() => {
    const watched = joined.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const seen = new Set<string>();
    // A band in the upper third of the screen, under the bars.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = watched.find(({ id }) => seen.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: '-112px 0px -55% 0px' },
    );
    for (const element of watched) observer.observe(element);
    return () => observer.disconnect();
  }, [joined]);

  return current;
}
