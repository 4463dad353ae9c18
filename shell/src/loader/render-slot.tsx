import type { ReactNode } from 'react';
import type { HostServices, SlotName, SlotProps } from 'shared-api/host';
import { ErrorState } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AreaExtension } from './area-extension';
import { messages } from './messages';
import { useSlotArea } from './use-slot-area';

function SlotExtension<N extends SlotName>({ name, props }: { name: N; props: SlotProps<N> }): ReactNode {
  const area = useSlotArea(name);
  return area ? (
    <AreaExtension area={area} name={name} props={props} />
  ) : (
    <ErrorState title={<FormattedMessage {...messages.title} />}>
      <FormattedMessage {...messages.disabled} />
    </ErrorState>
  );
}

/** Draws the extension of whichever area offers it to this person; a place that nobody fills says so. */
export const renderSlot: HostServices['renderSlot'] = (name, props) => <SlotExtension name={name} props={props} />;
