import { useState } from 'react';
import { Button } from 'shared-ui';
import { VisuallyHidden } from 'shared-ui/chakra';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { FilterIcon, Icon } from '../../icons';
import { LateDialog } from '../late/late-dialog';
import { preparing } from '../late/use-part';
import { IconWord } from '../toolbar/icon-word';
import type { FiltersToSet } from './filter-drawer';
import { messages } from './messages';

const loadDrawer = async () => (await import('./filter-drawer')).FilterDrawer;

interface FilterButtonProps<F extends string> extends FiltersToSet<F> {
  /** Somebody turns to the filters: what they choose from can be asked for. */
  onWanted?(): void;
}

/** "Filtri": opens all filters in a drawer. */
export function FilterButton<F extends string>({ filters, values, onApply, onWanted }: FilterButtonProps<F>) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { onPointerEnter, onFocus } = preparing(loadDrawer);
  const turnTo = (act: () => void) => () => {
    onWanted?.();
    act();
  };
  const count = filters.filter(({ field }) => values[field]).length;
  return (
    <>
      <Button
        minWidth="var(--control)"
        paddingInline={{ base: 0, sm: '16px' }}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={turnTo(() => setOpen(true))}
        onPointerEnter={turnTo(onPointerEnter)}
        onFocus={turnTo(onFocus)}
      >
        <Icon of={FilterIcon} />
        <IconWord>
          <FormattedMessage {...messages.filters} />
        </IconWord>
        {count > 0 && <VisuallyHidden>{intl.formatMessage(messages.filtersSet, { count })}</VisuallyHidden>}
      </Button>
      <LateDialog load={loadDrawer} open={open} onClose={() => setOpen(false)} dialog={{ filters, values, onApply }} />
    </>
  );
}
