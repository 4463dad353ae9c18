import type { ReactNode } from 'react';
import type { Store } from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { useStoreFigures } from '../common/stores/use-store-figures';
import { messages } from './messages';

/** With icon and padding the menu comes to 384 px. */
const Choice = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '16px',
    width: '328px',
    maxWidth: 'calc(100vw - 88px)',
    paddingBlock: '6px',
  },
});
const Name = chakra('span', {
  base: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  variants: { chosen: { true: { fontWeight: 600 } } },
});
const Quiet = chakra('span', { base: { textStyle: 'caption', color: 'fg.muted' } });
const End = chakra('span', { base: { textAlign: 'end', color: 'fg.muted', minHeight: '16px' } });

interface StoreChoiceProps {
  name: ReactNode;
  /** Under the name: the address, or how many there are. */
  place: ReactNode;
  /** Null is all dealers. */
  uid: string | null;
  stores: readonly Store[];
  chosen: boolean;
}

/** A dealer in the menu, with what its week was like. Its figures are asked for when the menu opens. */
export function StoreChoice({ name, place, uid, stores, chosen }: StoreChoiceProps) {
  const { data } = useStoreFigures(stores);
  const figures = data?.get(uid);
  return (
    <Choice>
      <Name chosen={chosen}>{name}</Name>
      <End>{figures && <FormattedMessage {...messages.week} values={{ count: figures.week }} />}</End>
      <Quiet>{place}</Quiet>
      <End textStyle="caption">
        {figures && <FormattedMessage {...messages.expiring} values={{ count: figures.expiring }} />}
      </End>
    </Choice>
  );
}
