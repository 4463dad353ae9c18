import type { ClipboardEvent } from 'react';
import { provinceOptions } from 'shared-api/domain';
import { chakra, Note, OuterLink, Text } from 'shared-ui';
import { SelectField, TextField, twoColumns } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ItalyMap, placeOnMap } from 'shared-ui/italy-map';
import { FormCell, FormGrid } from 'shared-ui/work';
import { messages } from './messages';
import { degreesOf, type StoreValues } from './store-values';
import { useStoreField } from './use-store-field';
import { useZipElsewhere } from './use-zip-elsewhere';

/** Where a dealer is: the address, and the point on the map. */
export function PlaceFields() {
  const intl = useIntl();
  const elsewhere = useZipElsewhere();
  return (
    <FormGrid>
      <FormCell span={3}>
        <TextField required {...useStoreField('address')} />
      </FormCell>
      <FormCell span={3}>
        <TextField optional {...useStoreField('address_info')} />
      </FormCell>
      <FormCell span={2}>
        <TextField required inputMode="numeric" {...useStoreField('zip_code')} />
      </FormCell>
      <FormCell span={2}>
        <TextField required warning={elsewhere.comune} {...useStoreField('city')} />
      </FormCell>
      <FormCell span={2}>
        <SelectField
          required
          placeholder={intl.formatMessage(messages.choose)}
          options={provinceOptions}
          warning={elsewhere.province}
          {...useStoreField('province')}
        />
      </FormCell>
      <FormCell span={6}>
        <PointFields />
      </FormCell>
    </FormGrid>
  );
}

const Point = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 464px' },
    gap: '16px 24px',
    alignItems: 'start',
  },
});
const Numbers = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: twoColumns, lg: 'minmax(0, 1fr)' },
    gap: '16px',
    alignItems: 'start',
    '& > p': { gridColumn: '1 / -1' },
  },
});

/** "45.4937, 9.2573" or "45,4937 9,2573": both numbers at once, as maps give them. */
const pair = /^\s*(-?\d+[.,]\d+)\s*[,;\s]\s*(-?\d+[.,]\d+)\s*$/;

/** A dealer's point by its numbers, and where that is. */
function PointFields() {
  const { setValue, watch } = useFormContext<StoreValues>();
  const [lat, lng] = watch(['lat', 'lng']).map(degreesOf);

  function split(event: ClipboardEvent) {
    const found = pair.exec(event.clipboardData.getData('text'));
    if (!found) return;
    event.preventDefault();
    const touched = { shouldDirty: true, shouldValidate: true };
    setValue('lat', found[1] ?? '', touched);
    setValue('lng', found[2] ?? '', touched);
  }

  return (
    <Point>
      <Numbers>
        <TextField optional inputMode="decimal" onPaste={split} {...useStoreField('lat')} />
        <TextField optional inputMode="decimal" onPaste={split} {...useStoreField('lng')} />
        <Text look="small" muted>
          <FormattedMessage {...messages.pointHint} />
        </Text>
      </Numbers>
      {typeof lat === 'number' && typeof lng === 'number' ? (
        <PointMap lat={lat} lng={lng} />
      ) : (
        <Text look="small" muted>
          <FormattedMessage {...messages.noPoint} />
        </Text>
      )}
    </Point>
  );
}

const side = 11;

/** Where there is no room for the whole country, the point stands in the middle. */
const Window = chakra('div', {
  base: {
    overflow: 'hidden',
    marginBottom: '8px',
    '& > svg': { marginInlineStart: { base: 'var(--shift)', sm: 0 } },
  },
});

/** Italy's bounds with its islands, in degrees. */
const isInItaly = (lat: number, lng: number) => lat > 35.4 && lat < 47.2 && lng > 6.6 && lng < 18.6;

/** A point in Italy, and the way to see its street on a map of the web. */
function PointMap({ lat, lng }: { lat: number; lng: number }) {
  const place = placeOnMap(lat, lng);
  const spot = `${lat}/${lng}`;
  return (
    <div>
      {isInItaly(lat, lng) ? (
        <Window css={{ '--shift': `calc(50% - ${place.x}px)` }}>
          <ItalyMap squares={[{ key: spot, ...place, side }]} />
        </Window>
      ) : (
        <Note tone="warning" marginBottom="8px">
          <FormattedMessage {...messages.outside} />
        </Note>
      )}
      <OuterLink href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${spot}`} target="_blank">
        <FormattedMessage {...messages.streetMap} />
      </OuterLink>
    </div>
  );
}
