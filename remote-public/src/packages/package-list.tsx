import type { OfferedPackage, OfferedPackageType } from 'shared-api/entities';
import { Disclosure, RadioCardGroup, RadioCards } from 'shared-ui/components';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import { PackageCard } from './package-card';
import { ColumnHeads } from './package-columns';

const byPrice = (a: OfferedPackage, b: OfferedPackage) => Number(a.total) - Number(b.total);

interface PackageListProps {
  types: readonly OfferedPackageType[];
  chosen: string | null;
  onChoose(id: string): void;
  rental: boolean;
}

/** All packages: those that fit by type, then, folded where others fit, those that do not, each with its reason. */
export function PackageList({ types, chosen, onChoose, rental }: PackageListProps) {
  const intl = useIntl();
  const { fitting, others } = groupPackages(types);
  return (
    <RadioCards label={intl.formatMessage(messages.label)} value={chosen} onChange={onChoose}>
      {fitting.map(({ key, title, packages }, index) => (
        <RadioCardGroup key={key} title={title} columns={index === 0 && <ColumnHeads rental={rental} />}>
          {packages.map((pack) => (
            <PackageCard key={pack.id} pack={pack} rental={rental} />
          ))}
        </RadioCardGroup>
      ))}
      {others.length > 0 && (
        <Disclosure
          marginTop="24px"
          open={fitting.length === 0}
          summary={<FormattedMessage {...messages.notFitting} values={{ count: others.length }} />}
        >
          {others.map((pack) => (
            <PackageCard key={pack.id} pack={pack} rental={rental} />
          ))}
        </Disclosure>
      )}
    </RadioCards>
  );
}

interface PackageGroup {
  readonly key: string;
  readonly title: string;
  readonly packages: readonly OfferedPackage[];
}

/** The packages that fit, by type, and those that do not, by themselves; dearest last. */
function groupPackages(types: readonly OfferedPackageType[]): {
  fitting: PackageGroup[];
  others: OfferedPackage[];
} {
  const fits = (pack: OfferedPackage) => pack.eligible !== false;
  return {
    fitting: types
      .map(({ code, title, packages }) => ({ key: code, title, packages: packages.filter(fits).sort(byPrice) }))
      .filter(({ packages }) => packages.length > 0),
    others: types.flatMap(({ packages }) => packages.filter((pack) => !fits(pack))).sort(byPrice),
  };
}
