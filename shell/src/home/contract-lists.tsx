import { Heading, Stack } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useOwnAreas } from '../layout/own-areas';
import { AreaBoundary } from '../remotes/area-boundary';
import { AreaData } from '../remotes/area-data';
import { useLoadedAreas } from '../remotes/use-loaded-areas';
import { messages } from './messages';

/** The contract list with search, from the first area of the person's roles that offers one. */
export function ContractLists() {
  const loaded = useLoadedAreas(useOwnAreas().filter(({ frame }) => frame === 'staff'));
  const offered = loaded.find(({ module }) => module.slots?.contractList);
  const List = offered?.module.slots?.contractList;
  if (!offered || !List) {
    return null;
  }
  return (
    <Stack as="section" gap="16px" marginTop="32px">
      <Heading level={2}>
        <FormattedMessage {...messages.contracts} />
      </Heading>
      <AreaBoundary area={offered.area.name} attempt={0}>
        <AreaData>
          <List />
        </AreaData>
      </AreaBoundary>
    </Stack>
  );
}
