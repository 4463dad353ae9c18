import { adminPackageTypes } from 'shared-api/contracts';
import { type PackageType, packageTypeFields } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useRecordForm } from 'shared-ui/work';
import { packageKeys } from '../package-keys';
import { recordFields } from './record-fields';
import { typeChanges, typeValues } from './type-values';

/** A type as a form; who saved first is compared field by field. */
export function useTypeForm(type: PackageType) {
  const intl = useIntl();
  const types = useApi().bind(adminPackageTypes);
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: packageKeys.types });
  return useRecordForm({
    record: type,
    valuesOf: typeValues,
    changes: typeChanges,
    schema: packageTypeFields,
    fields: recordFields(intl),
    save: async (body, options) => (await types.update({ params: { code: type.code }, body }, options)).data,
    async fetchTheirs() {
      const { data } = await types.list(undefined, { quiet: true });
      return data.find(({ code }) => code === type.code) ?? type;
    },
    onSaved: () => void refresh(),
  });
}
