import { inspectVin, isItalianPlate, VIN_LENGTH } from 'shared-api/domain';
import * as seller from 'shared-api/seller';
import { chakra, OuterLink, PageGrid } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { emptyFunnel, type FunnelState } from '../common/funnel/funnel-state';
import { JourneyFrame } from '../common/journey/journey-frame';
import { VinSearchForm } from '../common/search-form/vin-search-form';
import { VinPlacesSection } from '../common/vin-places/vin-places-section';
import { LookAlikes } from './look-alikes';
import { messages } from './messages';

function words(vin: string) {
  const faults = inspectVin(vin);
  const length = faults.find((fault) => fault.code === 'length')?.length;
  if (length === undefined) {
    return {
      title: <FormattedMessage {...messages.badTitle} values={{ count: faults.length }} />,
      lead: <FormattedMessage {...messages.badLead} values={{ count: faults.length }} />,
    };
  }
  if (isItalianPlate(vin)) {
    return {
      title: <FormattedMessage {...messages.plateTitle} />,
      lead: <FormattedMessage {...messages.plateLead} />,
    };
  }
  if (length > VIN_LENGTH) {
    return {
      title: <FormattedMessage {...messages.longTitle} />,
      lead: <FormattedMessage {...messages.longLead} values={{ typed: length }} />,
    };
  }
  return {
    title: <FormattedMessage {...messages.shortTitle} values={{ missing: VIN_LENGTH - length }} />,
    lead: <FormattedMessage {...messages.shortLead} values={{ typed: length }} />,
  };
}

/** Cars from before 1981, and some from other continents, have fewer characters. */
function isShort(vin: string): boolean {
  return inspectVin(vin).some((fault) => fault.code === 'length' && fault.length < VIN_LENGTH);
}

interface MalformedVinProps {
  vin: string;
  kind: FunnelState['kind'];
  /** What the server said of it, when the fault was not seen here. */
  error?: string;
}

/** A VIN that cannot be one: what is wrong and where, the repair, and where to read it again. */
export function MalformedVin({ vin, kind, error }: MalformedVinProps) {
  const { title, lead } = words(vin);
  return (
    <JourneyFrame state={emptyFunnel} current={0} title={title} lead={lead}>
      <PageGrid gap={{ base: '32px', md: '24px' }} paddingTop="8px">
        <VinSearchForm key={vin} kind={kind} initial={vin} wide error={error} />
        <chakra.div paddingInlineStart={{ lg: '100px' }}>
          <LookAlikes />
          {isShort(vin) && (
            <chakra.p marginTop="24px" color="fg.muted">
              <FormattedMessage
                {...messages.noSeventeen}
                values={{
                  phone: (
                    <OuterLink href={seller.phoneHref} whiteSpace="nowrap">
                      {seller.phone}
                    </OuterLink>
                  ),
                }}
              />
            </chakra.p>
          )}
        </chakra.div>
      </PageGrid>
      <VinPlacesSection />
    </JourneyFrame>
  );
}
