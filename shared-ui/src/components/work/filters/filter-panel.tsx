import { type FormEvent, useState } from 'react';
import { mostWheres } from 'shared-api/domain';
import { Button, Note } from 'shared-ui';
import { chakra } from 'shared-ui/chakra';
import { FormattedMessage } from 'shared-ui/intl';
import { FilterControl } from './filter-controls';
import type { FilterField, FilterValues } from './filter-field';
import { messages } from './messages';
import { roomAtEdges } from './room-at-edges';

const inset = { base: '16px', sm: '24px' } as const;
const Form = chakra('form', { base: { display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 } });
const Fields = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    flex: 1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    ...roomAtEdges,
    paddingInline: inset,
    paddingBlock: '16px 24px',
    borderTopWidth: '1px',
  },
});
const Foot = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: '12px',
    paddingInline: inset,
    paddingBlock: '16px',
    borderTopWidth: '1px',
  },
});

/** A page adds two conditions of its own at most: the tab's, and the dealer's that was chosen for every list. */
const mostFilters = mostWheres - 2;

/** One of one is no choice, and one against none at all is. */
const offersChoice = (filter: FilterField) =>
  filter.kind === 'multi' ? filter.options.length > 1 : filter.kind !== 'choice' || filter.options.length > 0;

interface FilterPanelProps<F extends string> {
  filters: readonly FilterField<F>[];
  values: FilterValues;
  onApply(values: FilterValues): void;
}

/** All filters of a list as a form: nothing changes before it is applied, and what a field calls wrong is not applied. */
export function FilterPanel<F extends string>({ filters, values, onApply }: FilterPanelProps<F>) {
  const [draft, setDraft] = useState(values);
  const [asked, setAsked] = useState(false);
  const over = filters.filter(({ field }) => draft[field]).length - mostFilters;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]');
    if (wrong) {
      wrong.focus();
      return;
    }
    setAsked(true);
    if (over > 0) return;
    onApply(Object.fromEntries(Object.entries(draft).filter(([, value]) => value)));
  }

  return (
    <Form noValidate onSubmit={submit}>
      <Fields>
        {filters.filter(offersChoice).map((filter) => (
          <FilterControl
            key={filter.field}
            filter={filter}
            value={draft[filter.field] ?? ''}
            onChange={(value) => setDraft((before) => ({ ...before, [filter.field]: value }))}
          />
        ))}
      </Fields>
      {asked && over > 0 && (
        <Note tone="error" role="alert" marginInline={inset} marginBottom="16px">
          <FormattedMessage {...messages.tooMany} values={{ most: mostFilters, over }} />
        </Note>
      )}
      <Foot>
        <Button look="ghost" onClick={() => onApply({})}>
          <FormattedMessage {...messages.clear} />
        </Button>
        <Button look="solid" type="submit">
          <FormattedMessage {...messages.apply} />
        </Button>
      </Foot>
    </Form>
  );
}
