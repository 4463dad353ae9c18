import { Button, Heading, Text } from 'shared-ui';
import { Panel, VinField } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { useVinSearch } from '../common/use-vin-search';
import { messages } from './messages';

/** Nothing yet: the VIN field itself, which begins the first contract. The public pages go on from there. */
export function FirstContract() {
  const { vin, setVin, search } = useVinSearch();

  return (
    <Panel ask>
      <Heading level={2}>
        <FormattedMessage {...messages.firstTitle} />
      </Heading>
      <Text muted marginBlock="4px 24px">
        <FormattedMessage {...messages.firstText} />
      </Text>
      <form onSubmit={search} noValidate>
        <VinField value={vin} onChange={setVin} />
        <Button type="submit" look="solid" disabled={vin === ''} marginTop="24px">
          <FormattedMessage {...messages.firstAction} />
        </Button>
      </form>
    </Panel>
  );
}
