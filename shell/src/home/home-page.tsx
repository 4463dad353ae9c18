import { Heading, PageHeader, Stack } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AreaExtension } from '../loader/area-extension';
import { useSlotArea } from '../loader/use-slot-area';
import { useOwnAreas } from '../navigation/own-areas';
import { useAccount } from '../session/account-store';
import { AreaCard } from './area-card';
import { AreaCards } from './area-cards';
import { messages } from './messages';
import { SecondStepReminder } from './second-step-reminder';

/** `/cms`: greets by name, shows a card per area and, for staff, the contract list. */
export function HomePage() {
  const account = useAccount();
  const areas = useOwnAreas();
  return (
    <>
      <PageHeader
        title={
          account ? (
            <FormattedMessage
              {...(account.firstname === '' ? messages.greetingAlone : messages.greeting)}
              values={{ name: account.firstname }}
            />
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
        <AreaCards>
          {areas.map(
            ({ name, role, title, paths: [path = '/'] }) =>
              role && <AreaCard key={name} role={role} title={title} path={path} />,
          )}
        </AreaCards>
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
