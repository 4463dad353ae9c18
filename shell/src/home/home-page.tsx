import { chakra, Heading, PageHeader } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useOwnAreas } from '../navigation/own-areas';
import { useAccount } from '../session/account-store';
import { AreaCard } from './area-card';
import { ContractLists } from './contract-lists';
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
