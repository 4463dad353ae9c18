import { IconButton } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DialogParts as Parts, Portal } from 'shared-ui/overlays';
import { CloseIcon } from '../../icons';
import type { OpenedDialog } from '../late/late-dialog';
import type { FilterField, FilterValues } from './filter-field';
import { FilterPanel } from './filter-panel';
import { messages } from './messages';

export interface FiltersToSet<F extends string> {
  filters: readonly FilterField<F>[];
  values: FilterValues;
  onApply(values: FilterValues): void;
}

/** All filters in a drawer at the right border, the whole screen on a phone. */
export function FilterDrawer<F extends string>(props: FiltersToSet<F> & OpenedDialog) {
  const { filters, values, onApply, open, onClose } = props;
  const intl = useIntl();
  return (
    <Parts.Root open={open} onOpenChange={(change) => change.open || onClose()} lazyMount unmountOnExit>
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner padding="0 !important" justifyContent="flex-end" overflow="hidden">
          <Parts.Content
            css={{ '--slide-from': '100%' }}
            maxWidth={{ base: 'none', sm: '400px' }}
            height="100dvh"
            animation="slide 240ms"
          >
            <Parts.Header paddingBottom="16px">
              <Parts.Title>
                <FormattedMessage {...messages.filters} />
              </Parts.Title>
              <IconButton
                icon={CloseIcon}
                label={intl.formatMessage(messages.close)}
                size="control"
                margin="-6px -8px 0 0"
                onClick={onClose}
              />
            </Parts.Header>
            <Parts.Body display="flex" flexDirection="column" minHeight="0" padding="0">
              <FilterPanel
                filters={filters}
                values={values}
                onApply={(next) => {
                  onApply(next);
                  onClose();
                }}
              />
            </Parts.Body>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
