import { useState } from 'react';
import { Button, IconButton } from 'shared-ui';
import { VisuallyHidden } from 'shared-ui/chakra';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DialogParts as Parts, Portal } from 'shared-ui/overlays';
import { CloseIcon, FilterIcon, Icon } from '../../icons';
import { IconWord } from '../toolbar/icon-word';
import type { FilterField, FilterValues } from './filter-field';
import { FilterPanel } from './filter-panel';
import { messages } from './messages';

interface FilterButtonProps<F extends string> {
  filters: readonly FilterField<F>[];
  values: FilterValues;
  onApply(values: FilterValues): void;
}

/** "Filtri": opens all filters in a drawer at the right border, the whole screen on a phone. */
export function FilterButton<F extends string>({ filters, values, onApply }: FilterButtonProps<F>) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const count = filters.filter(({ field }) => values[field]).length;
  return (
    <Parts.Root open={open} onOpenChange={(change) => setOpen(change.open)} lazyMount unmountOnExit>
      <Parts.Trigger asChild>
        <Button minWidth="var(--control)" paddingInline={{ base: 0, sm: '16px' }}>
          <Icon of={FilterIcon} />
          <IconWord>
            <FormattedMessage {...messages.filters} />
          </IconWord>
          {count > 0 && <VisuallyHidden>{intl.formatMessage(messages.filtersSet, { count })}</VisuallyHidden>}
        </Button>
      </Parts.Trigger>
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner padding="0 !important" justifyContent="flex-end" overflow="hidden">
          <Parts.Content maxWidth={{ base: 'none', sm: '400px' }} height="100dvh">
            <Parts.Header paddingBottom="16px">
              <Parts.Title>
                <FormattedMessage {...messages.filters} />
              </Parts.Title>
              <IconButton
                icon={CloseIcon}
                label={intl.formatMessage(messages.close)}
                size="control"
                margin="-6px -8px 0 0"
                onClick={() => setOpen(false)}
              />
            </Parts.Header>
            <Parts.Body display="flex" flexDirection="column" minHeight="0" padding="0">
              <FilterPanel
                filters={filters}
                values={values}
                onApply={(next) => {
                  onApply(next);
                  setOpen(false);
                }}
              />
            </Parts.Body>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
