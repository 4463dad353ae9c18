import { FormattedMessage } from 'shared-ui/intl';
import { Navigate, useSearchParams } from 'shared-ui/router';
import { emptyFunnel } from '../common/funnel/funnel-state';
import { JourneyFrame } from '../common/journey/journey-frame';
import { VinSearchForm } from '../common/search-form/vin-search-form';
import { useRecordStep } from '../common/use-record-step';
import { VinPlacesSection } from '../common/vin-places/vin-places-section';
import { messages } from './messages';
import { RentalList } from './rental-list';

/** The VIN search. `?vin=` (the form without scripts) goes straight on; `?kind=rental` asks for rental packages. */
export function SearchPage() {
  const [query] = useSearchParams();
  const kind = query.get('kind') === 'rental' ? 'rental' : 'care';
  const asked = query.get('vin')?.trim();
  useRecordStep('search');

  if (asked)
    return <Navigate to={`/ricerca/${encodeURIComponent(asked)}${kind === 'rental' ? '?kind=rental' : ''}`} replace />;
  return (
    <JourneyFrame
      state={emptyFunnel}
      current={0}
      title={<FormattedMessage {...(kind === 'rental' ? messages.rentalTitle : messages.title)} />}
      lead={<FormattedMessage {...(kind === 'rental' ? messages.rentalLead : messages.lead)} />}
    >
      <VinSearchForm kind={kind} wide />
      {kind === 'rental' && <RentalList />}
      <VinPlacesSection />
    </JourneyFrame>
  );
}
