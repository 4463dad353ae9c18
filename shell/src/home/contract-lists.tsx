import { Heading, Stack } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AreaExtension } from '../loader/area-extension';
import { useSlotArea } from '../loader/use-slot-area';
import { messages } from './messages';

/** The contract list with search, from the first area of the person's roles that offers one. */
export function ContractLists() {
  const area = useSlotArea('contractList');
  return area ? (
    <Stack as="section" gap="16px" marginTop="32px">
      <Heading level={2}>
        <FormattedMessage {...messages.contracts} />
      </Heading>
      <AreaExtension area={area} name="contractList" props={{}} />
    </Stack>
  ) : null;
}
