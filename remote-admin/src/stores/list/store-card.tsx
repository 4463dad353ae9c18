import type { ReactNode } from 'react';
import type { Store } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { Cut } from 'shared-ui/pieces';
import { RowCard } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { StoreTag } from '../words/store-tag';

const Mono = chakra('span', { base: { textStyle: 'code' } });

/** A dealer on a phone. */
export function StoreCard({ store, menu }: { store: Store; menu: ReactNode }) {
  const { store_uid, name, code, address, city, province } = store;
  return (
    <RowCard
      top={<StoreTag store={store} />}
      topEnd={<Mono>{code}</Mono>}
      title={<TextLink to={paths.store(store_uid)}>{name}</TextLink>}
      foot={<Cut quiet text={`${address}, ${city} (${province})`} />}
      footEnd={menu}
    />
  );
}
