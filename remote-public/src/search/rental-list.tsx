import type { OfferedPackage } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import * as seller from 'shared-api/seller';
import { chakra, Heading, Note, OuterLink, Skeleton, SkeletonGroup, Text, TextLink } from 'shared-ui';
import { Money } from 'shared-ui/components';
import { QueryFailure } from 'shared-ui/data';
import { formatKm, formatMoney, formatMonths } from 'shared-ui/format';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { ContractPreview } from '../common/cover/contract-preview';
import { monthlyPrice } from '../common/prices';
import { messages } from './messages';

const List = chakra('ul', { base: { bg: 'bg.panel', borderWidth: '1px', maxWidth: '900px' } });
const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr auto' },
    gap: '8px 24px',
    padding: { base: '16px', md: '16px 20px' },
    '& + &': { borderTopWidth: '1px' },
  },
});
const Price = chakra('p', { base: { textAlign: { sm: 'end' }, textStyle: 'h3', whiteSpace: 'nowrap' } });
const Monthly = chakra('span', {
  base: { display: 'block', textStyle: 'caption', fontWeight: 400, color: 'fg.muted' },
});

const phone = (
  <OuterLink key="phone" href={seller.phoneHref} whiteSpace="nowrap">
    {seller.phone}
  </OuterLink>
);

/** The rentals on sale: nobody knows the VIN of a car that they do not have yet. */
export function RentalList() {
  const api = useApi();
  const intl = useIntl();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['public', 'rentals'],
    queryFn: async () => (await api.public.listPackTypes({ query: { kind: 'rental' } }, { quiet: true })).data,
  });
  const rentals = data?.flatMap(({ packages }) => packages).sort((a, b) => Number(a.total) - Number(b.total));
  return (
    <chakra.section marginTop="48px">
      <Heading level={2}>
        <FormattedMessage {...messages.rentals} />
      </Heading>
      {error && <QueryFailure error={error} onRetry={refetch} retrying={isFetching} />}
      {!rentals && !error && (
        <SkeletonGroup label={intl.formatMessage(messages.rentalsLoading)}>
          <Skeleton height={96} />
          <Skeleton height={96} />
        </SkeletonGroup>
      )}
      {rentals?.length === 0 && (
        <Note tone="info" marginTop="16px">
          <FormattedMessage {...messages.noRentals} values={{ phone }} />
        </Note>
      )}
      {rentals && rentals.length > 0 && (
        <>
          <Text muted marginTop="8px" marginBottom="16px" maxWidth="72ch">
            <FormattedMessage
              {...messages.rentalsLead}
              values={{
                phone,
                a: (words) => (
                  <TextLink key="dealers" to="/#concessionari">
                    {words}
                  </TextLink>
                ),
              }}
            />
          </Text>
          <List>
            {rentals.map((pack) => (
              <Rental key={pack.id} pack={pack} />
            ))}
          </List>
        </>
      )}
    </chakra.section>
  );
}

function Rental({ pack }: { pack: OfferedPackage }) {
  const { title, total, included, excluded, mantenance_duration, mantenance_km, mantenance_number } = pack;
  const plan = {
    months: formatMonths(mantenance_duration),
    km: formatKm(mantenance_km),
    services: mantenance_number,
  };
  return (
    <Row>
      <div>
        <Heading level={3}>{title}</Heading>
        <Text>
          <FormattedMessage {...messages.plan} values={plan} />
        </Text>
        {included.length > 0 && (
          <Text look="small" muted marginTop="4px">
            <FormattedMessage {...messages.included} values={{ lines: included.join('; ') }} />
          </Text>
        )}
        {excluded.length > 0 && (
          <Text look="small" muted>
            <FormattedMessage {...messages.excluded} values={{ lines: excluded.join('; ') }} />
          </Text>
        )}
        <ContractPreview pack={pack} />
      </div>
      <Price>
        <Money amount={total} />
        <Monthly>
          <FormattedMessage
            {...messages.monthly}
            values={{ price: formatMoney(monthlyPrice(total, mantenance_duration)) }}
          />
        </Monthly>
      </Price>
    </Row>
  );
}
