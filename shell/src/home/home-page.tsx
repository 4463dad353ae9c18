import { chakra, Heading, PageHeader, Stack } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AreaExtension } from '../loader/area-extension';
import { useSlotArea } from '../loader/use-slot-area';
import { useOwnAreas } from '../navigation/own-areas';
import { useAccount } from '../session/account-store';
import { AreaCard } from './area-card';
import { messages } from './messages';
import { SecondStepReminder } from './second-step-reminder';

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '16px', md: '24px' },
    marginTop: '16px',
  },
});

/** `/cms`: greets by name, shows a card per area and, for staff, the contract list. */
export function HomePage() {
  const account = useAccount();
  const areas = useOwnAreas();
  return (
    <>
      <PageHeader
        title={
          account ? (
            <FormattedMessage {...messages.greeting} values={{ name: account.firstname }} />
          ) : (
            <FormattedMessage {...messages.title} />
          )
        }
        lead={<FormattedMessage {...messages.welcome} />}
      />
      <SecondStepReminder />
      <section>
        <Heading level={2}>
          <FormattedMessage {...messages.areas} />
        </Heading>
        <Cards>
          {areas.map(
            ({ name, role, title, paths: [path = '/'] }) =>
              role && <AreaCard key={name} role={role} title={title} path={path} />,
          )}
        </Cards>
      </section>
      <ContractLists />
    </>
  );
}

/** The contract list with search, from the first area of the person's roles that offers one. */
function ContractLists() {
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
