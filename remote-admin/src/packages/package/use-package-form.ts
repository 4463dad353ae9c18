import { adminPackages } from 'shared-api/contracts';
import { type CarePackage, packageFields } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useRecordForm } from 'shared-ui/work';
import { packageKeys } from '../package-keys';
import { packageChanges, packageValues } from './package-values';
import { recordFields } from './record-fields';

/** A package as a form; who saved first is compared field by field. */
export function usePackageForm(row: CarePackage) {
  const intl = useIntl();
  const packages = useApi().bind(adminPackages);
  const client = useQueryClient();
  const params = { id: row.id };
  return useRecordForm({
    record: row,
    valuesOf: packageValues,
    changes: packageChanges,
    schema: packageFields,
    fields: recordFields(intl),
    save: async (body, options) => (await packages.update({ params, body }, options)).data,
    fetchTheirs: async () => (await packages.get({ params }, { quiet: true })).data,
    async whoSaved() {
      const { data } = await packages.listVersions({ params }, { quiet: true });
      const last = data.toSorted((a, b) => b.version - a.version)[0];
      return last ? { who: last.by, savedAt: last.at } : null;
    },
    onSaved(saved) {
      client.setQueryData(packageKeys.record(row.id), saved);
      void client.invalidateQueries({ queryKey: packageKeys.list });
      void client.invalidateQueries({ queryKey: packageKeys.versions(row.id) });
    },
  });
}
