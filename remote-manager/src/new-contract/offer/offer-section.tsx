import { useEffect, useState } from 'react';
import type { OfferedPackage } from 'shared-api/entities';
import { Button, chakra, Note, Skeleton, SkeletonGroup } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { NumberedSection, Segments } from 'shared-ui/work';
import type { SectionState } from '../form/sections';
import type { FormValues, Kind } from '../form/values';
import { messages } from './messages';
import { OfferTable } from './offer-table';
import type { Offers } from './use-offers';

const Padded = chakra('div', { base: { padding: { base: '0 16px 16px', md: '0 24px 16px 72px' } } });

/** Takes back a package that the changed car may no longer have, and says which and why. */
function useLostOffer(offers: readonly OfferedPackage[]): OfferedPackage | null {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [lost, setLost] = useState<OfferedPackage | null>(null);
  useEffect(() => {
    const id = getValues('package_id');
    const chosen = offers.find((offer) => offer.id === id);
    if (chosen?.eligible === false) {
      setValue('package_id', '');
      setLost(chosen);
    }
    setLost((before) => before && (offers.find((offer) => offer.id === before.id && !offer.eligible) ?? null));
  }, [offers, getValues, setValue]);
  return lost;
}

interface OfferSectionProps {
  state: SectionState;
  offers: Offers;
}

const none: readonly OfferedPackage[] = [];

/** The package, with prices and what this car may have. */
export function OfferSection({ state, offers }: OfferSectionProps) {
  const intl = useIntl();
  const { watch, setValue, formState } = useFormContext<FormValues>();
  const [kind, value] = watch(['kind', 'package_id']);
  // Before the rules can be answered, all would be called possible.
  const known = watch(['car_model', 'car_fuel', 'car_registration_date', 'km']).every((text) => text.trim() !== '');
  const { data = none, error, isPending, refetch } = offers;
  const lost = useLostOffer(data);
  const possible = data.filter(({ eligible }) => eligible !== false).length;

  function choose(id: string) {
    setValue('package_id', id, { shouldDirty: true, shouldValidate: true });
  }

  function chooseKind(next: Kind) {
    setValue('kind', next);
    setValue('package_id', '');
  }

  return (
    <NumberedSection
      number={2}
      state={state}
      title={<FormattedMessage {...messages.title} />}
      aside={
        known &&
        data.length > 0 && <FormattedMessage {...messages.possible} values={{ possible, total: data.length }} />
      }
      bare
    >
      <Padded>
        <Segments
          label={intl.formatMessage(messages.kind)}
          options={[
            { value: 'care', label: intl.formatMessage(messages.care) },
            { value: 'rental', label: intl.formatMessage(messages.rental) },
          ]}
          value={kind}
          onChange={chooseKind}
        />
      </Padded>
      {lost && value === '' && (
        <Padded>
          <Note tone="warning" role="status">
            <FormattedMessage {...messages.noLonger} values={{ title: lost.title, reason: lost.reasons.join(' ') }} />
          </Note>
        </Padded>
      )}
      {error && data.length === 0 && (
        <Padded>
          <Note tone="error" role="alert">
            {failureText(error, intl)}{' '}
            <Button look="link" onClick={() => void refetch()}>
              <FormattedMessage {...messages.retry} />
            </Button>
          </Note>
        </Padded>
      )}
      {isPending && (
        <Padded>
          <SkeletonGroup label={intl.formatMessage(messages.loading)}>
            <Skeleton height={280} />
          </SkeletonGroup>
        </Padded>
      )}
      {!isPending && !error && data.length === 0 && (
        <Padded>
          <FormattedMessage {...messages.none} />
        </Padded>
      )}
      {data.length > 0 && (
        <OfferTable
          offers={data}
          value={value}
          onChange={choose}
          rental={kind === 'rental'}
          error={formState.errors.package_id?.message}
        />
      )}
    </NumberedSection>
  );
}
