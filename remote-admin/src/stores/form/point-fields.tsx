import type { ClipboardEvent } from 'react';
import { chakra, Text } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { useFormContext } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';
import { PointMap } from './point-map';
import { degreesOf, type StoreValues } from './store-values';
import { useStoreField } from './use-store-field';

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
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
    gap: '16px',
    alignItems: 'start',
    '& > p': { gridColumn: '1 / -1' },
  },
});

/** "45.4937, 9.2573" or "45,4937 9,2573": both numbers at once, as maps give them. */
const pair = /^\s*(-?\d+[.,]\d+)\s*[,;\s]\s*(-?\d+[.,]\d+)\s*$/;

/** A dealer's point by its numbers, and where that is. */
export function PointFields() {
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
