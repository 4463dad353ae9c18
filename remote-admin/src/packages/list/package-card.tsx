import type { ReactNode } from 'react';
import type { CarePackage } from 'shared-api/entities';
import { chakra, TextLink } from 'shared-ui';
import { formatKm, formatMonths } from 'shared-ui/format';
import { Money } from 'shared-ui/pieces';
import { RowCard } from 'shared-ui/work';
import { paths } from '../../common/paths';
import { PackageTag } from '../package-tag';

const Mono = chakra('span', { base: { textStyle: 'code' } });

/** A package on a phone. */
export function PackageCard({ row, menu }: { row: CarePackage; menu: ReactNode }) {
  return (
    <RowCard
      top={<Mono>{row.sku}</Mono>}
      topEnd={<PackageTag row={row} />}
      title={<TextLink to={paths.package(row.type, row.id)}>{row.title}</TextLink>}
      titleEnd={<Money amount={row.total} />}
      foot={`${formatMonths(row.mantenance_duration)}, ${formatKm(row.mantenance_km)}`}
      footEnd={menu}
    />
  );
}
