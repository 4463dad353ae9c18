import { useState } from 'react';
import type { OfferedPackageType } from 'shared-api/entities';
import { lazyPart, Skeleton } from 'shared-ui';
import { Disclosure } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { comparedPackages } from '../common/cover/compared-packages';
import { messages } from './messages';

const PriceTable = lazyPart(
  async () => (await import('../common/cover/price-table')).PriceTable,
  <Skeleton height={480} />,
);

/** As many as fit beside the summary. */
const columns = 3;

interface ComparePackagesProps {
  types: readonly OfferedPackageType[];
  /** The package that was chosen, then the one that is advised: neither may be missing from the comparison. */
  wanted?: readonly string[];
}

/** What packages that fit the car cover, side by side: folded, and loaded when somebody wants to know. */
export function ComparePackages({ types, wanted = [] }: ComparePackagesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const fitting = types.map((type) => ({
    ...type,
    packages: type.packages.filter(({ eligible }) => eligible !== false),
  }));
  const packages = comparedPackages(fitting, columns, wanted);
  if (packages.length < 2) return null;
  return (
    <Disclosure
      marginBottom="16px"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      summary={<FormattedMessage {...messages.compare} />}
    >
      {isOpen && <PriceTable packages={packages} compact />}
    </Disclosure>
  );
}
