import { useEffect, useState } from 'react';
import { addRomeDays } from 'shared-api/domain';
import { type CustomerContract, requestKinds } from 'shared-api/entities';
import * as seller from 'shared-api/seller';
import { readCoverLine } from 'shared-api/terms';
import { Button, chakra, Heading, Text } from 'shared-ui';
import { Panel, Whole } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { formatPhone, romeDay } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { useSearchParams } from 'shared-ui/router';
import { PhoneLink } from '../../common/phone-link';
import { kindsFor, requestParameter } from '../../common/requests/kinds-for';
import { askMessages } from '../../common/requests/messages';
import { useDateNow } from '../../common/use-date-now';
import { messages } from './messages';
import { RequestDialog } from './request-dialog';
import { RequestItem } from './request-item';
import { useRequests } from './use-requests';

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: '12px 16px',
    marginTop: '16px',
  },
});
const List = chakra('ul', { base: { marginTop: '12px' } });

/** What one may ask of the dealer while the contract counts, and what was asked. */
export function RequestsPanel({ contract }: { contract: CustomerContract }) {
  const [open, setOpen] = useRequestOfAddress();
  const { data: requests = [], error, refetch, isFetching } = useRequests(contract.contract_uid);
  const now = useDateNow();
  const tomorrow = addRomeDays(romeDay(now), 1);
  const { name: store, phone } = contract.store;
  const kinds = kindsFor(contract, now);

  if (kinds.length === 0 && requests.length === 0) return null;
  return (
    <chakra.section marginTop={{ base: '32px', md: '48px' }}>
      <Heading level={2} marginBottom="16px">
        <FormattedMessage {...(kinds.length > 0 ? messages.title : messages.sentTitle)} />
      </Heading>
      <Panel as="div">
        {kinds.length > 0 && (
          <>
            <Text maxWidth="68ch">
              <FormattedMessage
                {...messages.lead}
                values={{ store, phone: <Whole key="phone">{formatPhone(phone)}</Whole> }}
              />
            </Text>
            {hasRescue(contract) && (
              <chakra.p marginTop="12px" marginInlineStart="-16px">
                <PhoneLink phone={seller.phone}>
                  <FormattedMessage {...messages.rescue} values={{ phone: seller.phone }} />
                </PhoneLink>
              </chakra.p>
            )}
            <Actions>
              {kinds.map((kind) => (
                <Button key={kind} onClick={() => setOpen(kind)}>
                  <FormattedMessage {...askMessages[kind]} />
                </Button>
              ))}
            </Actions>
          </>
        )}
        {error && (
          <QueryFailure
            title={<FormattedMessage {...messages.failed} />}
            error={error}
            onRetry={refetch}
            retrying={isFetching}
          />
        )}
        {requests.length > 0 && (
          <chakra.div marginTop={kinds.length > 0 ? '24px' : 0}>
            {kinds.length > 0 && (
              <Heading level={3}>
                <FormattedMessage {...messages.sentTitle} />
              </Heading>
            )}
            <List>
              {requests.map((request) => (
                <RequestItem
                  key={request.id}
                  contractUid={contract.contract_uid}
                  request={request}
                  level={kinds.length > 0 ? 4 : 3}
                />
              ))}
            </List>
          </chakra.div>
        )}
      </Panel>
      {open && kinds.includes(open) && (
        <RequestDialog contract={contract} kind={open} tomorrow={tomorrow} onClose={() => setOpen(null)} />
      )}
    </chakra.section>
  );
}

/** Whether a car that stops on its way is fetched. */
function hasRescue({ package: { included } }: CustomerContract): boolean {
  return included.some((line) => readCoverLine(line)?.item === 'rescue');
}

/** What is being written: at first what the address asks for, which is then taken out of it. */
function useRequestOfAddress() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get(requestParameter);
  const state = useState(() => requestKinds.find((kind) => kind === asked) ?? null);
  useEffect(() => {
    if (asked !== null) setQuery({}, { replace: true });
  }, [asked, setQuery]);
  return state;
}
