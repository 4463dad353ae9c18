import { chakra } from 'shared-ui/chakra';
import { useIntl } from 'shared-ui/intl';
import { CloseIcon, Icon } from '../../icons';
import { describeFilter } from './describe-filter';
import type { FilterField, FilterValues } from './filter-field';
import { messages } from './messages';

/** On a line of its own below 1280, so that the search keeps its room. */
const List = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '8px', minWidth: 0, flexBasis: { base: '100%', lg: 'auto' } },
});
const Chip = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    height: '32px',
    paddingInlineStart: '12px',
    bg: 'bg.muted',
    borderWidth: '1px',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    '& > b': { fontWeight: 600, marginInlineStart: '6px' },
  },
});
/** Drawn 24 px wide; what is pressed is 40 px. */
const Remove = chakra('button', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '100%',
    _hover: { bg: 'line' },
    '&::after': { content: '""', position: 'absolute', inset: '-4px' },
  },
});

interface FilterChipsProps<F extends string> {
  filters: readonly FilterField<F>[];
  values: FilterValues;
  onRemove(field: F): void;
  /** Filters that are shown elsewhere, such as the status in the tabs. */
  without?: readonly F[];
}

/** The set filters, each with a way to take it off. */
export function FilterChips<F extends string>({ filters, values, onRemove, without = [] }: FilterChipsProps<F>) {
  const intl = useIntl();
  const set = filters.filter(({ field }) => values[field] && !without.includes(field));
  if (set.length === 0) return null;
  return (
    <List aria-label={intl.formatMessage(messages.filtersSet, { count: set.length })}>
      {set.map((filter) => (
        <Chip key={filter.field}>
          {filter.label}: <b>{describeFilter(filter, values[filter.field] ?? '', intl)}</b>
          <Remove
            type="button"
            aria-label={intl.formatMessage(messages.remove, { label: filter.label })}
            onClick={() => onRemove(filter.field)}
          >
            <Icon of={CloseIcon} size={16} />
          </Remove>
        </Chip>
      ))}
    </List>
  );
}
