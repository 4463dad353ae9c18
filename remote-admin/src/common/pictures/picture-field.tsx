import { useState } from 'react';
import type { Asset } from 'shared-api/entities';
import { Button, chakra, Text } from 'shared-ui';
import { useFocusUp } from 'shared-ui/components';
import { Icon, ImageIcon } from 'shared-ui/icons';
import { FormattedMessage } from 'shared-ui/intl';
import { AssetPicker } from './asset-picker';
import { messages } from './messages';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    // A row of its own height would be as high as the picture, and cut it.
    gridTemplateRows: '100%',
    placeItems: 'center',
    height: '208px',
    bg: 'bg.muted',
    color: 'fg.muted',
    overflow: 'hidden',
    '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
});
const Tools = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', marginTop: '12px' },
});

/** A picture in a form: what is shown and, once another was chosen, its id in the library. */
export interface PictureValue {
  readonly picture: Asset['url'] | null;
  /** Null for no picture, and for the one that the record already has. */
  readonly id: string | null;
}

/** Whether another picture was chosen, or the picture taken away. */
export function isOtherPicture(one: PictureValue, other: PictureValue): boolean {
  return one.picture?.image !== other.picture?.image;
}

interface PictureFieldProps {
  value: PictureValue;
  onChange(value: PictureValue): void;
  error?: string | undefined;
}

/** A record's picture, chosen from the library. */
export function PictureField({ value: { picture }, onChange, error }: PictureFieldProps) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div>
      <Frame>{picture ? <img src={picture.image} alt="" /> : <Icon of={ImageIcon} size={20} />}</Frame>
      <Tools>
        <Button onClick={() => setChoosing(true)}>
          <Icon of={ImageIcon} />
          <FormattedMessage {...(picture ? messages.change : messages.choose)} />
        </Button>
        {picture && <RemovePicture onRemove={() => onChange({ picture: null, id: null })} />}
      </Tools>
      {error && (
        <Text look="small" color="error" role="alert" marginTop="8px">
          {error}
        </Text>
      )}
      {choosing && (
        <AssetPicker
          onClose={() => setChoosing(false)}
          onChoose={({ id, url }) => {
            onChange({ picture: url, id });
            setChoosing(false);
          }}
        />
      )}
    </div>
  );
}

/** Goes with the picture: the focus that it had passes to the heading of what is left. */
function RemovePicture({ onRemove }: { onRemove(): void }) {
  return (
    <Button ref={useFocusUp<HTMLButtonElement>()} look="link" onClick={onRemove}>
      <FormattedMessage {...messages.remove} />
    </Button>
  );
}
