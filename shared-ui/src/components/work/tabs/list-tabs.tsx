import type { ReactNode } from 'react';
import { chakra } from 'shared-ui/chakra';
import { formatNumber } from '../../format';
import { moreEdges } from './more-edges';

const Row = chakra('div', {
  base: {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    paddingInline: { base: '4px', md: '16px' },
    borderBottomWidth: '1px',
    ...moreEdges,
  },
});
const Tab = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '8px',
    height: '48px',
    paddingInline: '12px',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    outlineOffset: '-2px !important',
    '& > b': { color: 'fg', fontWeight: 500 },
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': {
      color: 'fg',
      fontWeight: 600,
      boxShadow: 'inset 0 -3px 0 {colors.brand}',
      _highContrast: { borderBottom: '3px solid Highlight' },
    },
  },
});

export interface ListTab<V> {
  value: V;
  label: ReactNode;
  /** A square in the colour of what the tab stands for. */
  mark?: ReactNode;
  /** How many rows it has; without it no number is shown. */
  count?: number;
}

interface ListTabsProps<V> {
  /** What the tabs divide the list by, for the screen reader. */
  label: string;
  tabs: readonly ListTab<V>[];
  /** Undefined where the list is divided in a way that no tab stands for. */
  value: NoInfer<V> | undefined;
  onChange(value: V): void;
}

/** The one division of a list that everybody needs, over its table. */
export function ListTabs<V extends string | null>({ label, tabs, value, onChange }: ListTabsProps<V>) {
  return (
    <Row role="group" aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.value} type="button" aria-pressed={tab.value === value} onClick={() => onChange(tab.value)}>
          {tab.mark}
          {tab.label}
          {tab.count !== undefined && <b>{formatNumber(tab.count)}</b>}
        </Tab>
      ))}
    </Row>
  );
}
