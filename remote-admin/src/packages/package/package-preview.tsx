import type { PackageType } from 'shared-api/entities';
import { parseWhole } from 'shared-ui/format';
import { useFormContext } from 'shared-ui/forms';
import { CoverPreview } from '../lines/cover-preview';
import { linesOf, type PackageValues } from './package-values';

/** What follows from a package's lines as they stand in the form, its type's where it follows them. */
export function PackagePreview({ type }: { type: PackageType | undefined }) {
  const values = useFormContext<PackageValues>().watch();
  const linesIn = (name: 'included' | 'excluded') => {
    const own = values[name];
    return own === null ? (type?.[name] ?? []) : linesOf(own);
  };
  return (
    <CoverPreview
      pack={{
        included: linesIn('included'),
        excluded: linesIn('excluded'),
        mantenance_number: parseWhole(values.mantenance_number) ?? 0,
        mantenance_duration: 0,
        mantenance_km: 0,
      }}
    />
  );
}
