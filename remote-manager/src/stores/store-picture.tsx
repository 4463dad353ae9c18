import type { Store } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { Icon, StoreIcon } from 'shared-ui/icons';

const Frame = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: '100%',
    placeItems: 'center',
    bg: 'bg.muted',
    color: 'fg.muted',
    overflow: 'hidden',
    '& > img': { width: '100%', height: '100%', objectFit: 'contain' },
  },
  variants: { large: { true: { height: '208px' }, false: { width: '96px', height: '72px' } } },
  defaultVariants: { large: false },
});

/** The dealer's picture, whole: nothing of it is cut. Its name stands beside it. */
export function StorePicture({ store, large = false }: { store: Store; large?: boolean }) {
  const picture = store.thumbnail;
  return (
    <Frame large={large}>
      {picture ? <img src={large ? picture.image : picture.thumbnail} alt="" /> : <Icon of={StoreIcon} size={20} />}
    </Frame>
  );
}
