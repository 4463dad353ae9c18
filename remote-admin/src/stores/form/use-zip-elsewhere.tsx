import type { ReactNode } from 'react';
import { findProvince, normaliseZip, zipFitsProvince } from 'shared-api/domain';
import { placesOfZip, useApi, type ZipPlace } from 'shared-api/react';
import { otherComuni, useSettled } from 'shared-ui/data';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { messages } from './messages';
import type { StoreValues } from './store-values';

const noPlaces: readonly ZipPlace[] = [];

interface Warnings {
  readonly comune: ReactNode;
  readonly province: ReactNode;
}

/** What to look at again where comune or province are not those of the CAP: a warning, never a refusal. */
export function useZipElsewhere(): Warnings {
  const intl = useIntl();
  const [typedZip, city, province] = useFormContext<StoreValues>().watch(['zip_code', 'city', 'province']);
  const zip = normaliseZip(typedZip);
  const { data: places = noPlaces } = useQuery(placesOfZip(useApi(), zip));
  const comuni = otherComuni(places, useSettled(city));
  const other = /^\d{5}$/.test(zip) && !zipFitsProvince(zip, province) ? findProvince(province) : undefined;
  return {
    comune: comuni.length > 0 && (
      <FormattedMessage {...messages.comuneElsewhere} values={{ zip, comuni: intl.formatList(comuni) }} />
    ),
    province: other && <FormattedMessage {...messages.zipElsewhere} values={{ zip, province: other.name }} />,
  };
}
