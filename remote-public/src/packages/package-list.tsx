import type { OfferedPackageType } from 'shared-api/entities';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { RadioCardGroup, RadioCards } from 'shared-ui/pieces';
import { groupPackages } from './group-packages';
import { messages } from './messages';
import { PackageCard } from './package-card';
import { ColumnHeads } from './package-columns';

interface PackageListProps {
  types: readonly OfferedPackageType[];
  chosen: string | null;
  onChoose(id: string): void;
  rental: boolean;
}

/** All packages: those that fit by type, then those that do not, each with its reason. */
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
        <RadioCardGroup
          title={<FormattedMessage {...messages.notFitting} />}
          columns={fitting.length === 0 && <ColumnHeads rental={rental} />}
        >
          {others.map((pack) => (
            <PackageCard key={pack.id} pack={pack} rental={rental} />
          ))}
        </RadioCardGroup>
      )}
    </RadioCards>
  );
}
