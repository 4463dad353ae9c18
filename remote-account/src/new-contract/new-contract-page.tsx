import { Button, chakra, Heading, PageHeader, Stack } from 'shared-ui';
import { VinField } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { CustomerOnly } from '../common/customer-only';
import { paths } from '../common/paths';
import { useVinSearch } from '../common/use-vin-search';
import { messages } from './messages';
import { OwnCars } from './own-cars';

/** Field and button side by side where there is room, level with the cells: the label above is 24 px. */
const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: '16px 8px',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 516px) 152px' },
    '& > button': { height: { base: '56px', md: '64px' }, marginTop: { md: '24px' }, paddingInline: '8px' },
  },
});

/** The beginning of a contract: a car of one's own, or another one by its VIN. The public pages go on from there. */
export function NewContractPage() {
  const { formatMessage } = useIntl();
  const { vin, setVin, search } = useVinSearch();

  return (
    <CustomerOnly>
      <PageHeader
        crumbs={[
          { label: formatMessage(messages.contracts), to: paths.contracts },
          { label: formatMessage(messages.title) },
        ]}
        title={<FormattedMessage {...messages.title} />}
        lead={<FormattedMessage {...messages.lead} />}
      />
      <Stack gap="32px">
        <OwnCars />
        <section>
          <Heading level={2} marginBottom="16px">
            <FormattedMessage {...messages.another} />
          </Heading>
          <Form noValidate onSubmit={search}>
            <VinField value={vin} onChange={setVin} />
            <Button type="submit" look="solid">
              <FormattedMessage {...messages.search} />
            </Button>
          </Form>
        </section>
      </Stack>
    </CustomerOnly>
  );
}
