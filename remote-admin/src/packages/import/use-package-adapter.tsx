import { useMemo } from 'react';
import { adminPackages } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Text } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useSearchParams } from 'shared-ui/router';
import type { ImportAdapter } from '../../common/import';
import { paths } from '../../common/paths';
import { packageKeys } from '../package-keys';
import { messages } from './messages';
import { packageFacts, packageImportFields } from './package-import-fields';

const { maxBytes, mediaTypes } = adminPackages.import.file;

/** What an import has to know of packages; `?type=` takes only one type's, and fills it in where the file says none. */
export function usePackageAdapter(): ImportAdapter {
  const intl = useIntl();
  const packages = useApi().bind(adminPackages);
  const client = useQueryClient();
  const type = useSearchParams()[0].get('type');
  return useMemo(() => {
    const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
    return {
      key: packageKeys.imports,
      fields: packageImportFields(intl),
      facts: packageFacts(intl),
      recordTo: (sku) => `${paths.packages}?search=${encodeURIComponent(sku)}`,
      file: { maxBytes, mediaTypes },
      words: {
        title: word('title'),
        crumbs: [{ label: word('packages'), to: paths.packages }, { label: word('crumb') }],
        things: (count) => intl.formatMessage(messages.things, { count }),
        name: word('name'),
        key: word('key'),
        kept: word('kept'),
        onward: word('onward'),
      },
      onwardTo: type ? paths.packageType(type) : paths.packages,
      advice: (
        <Text look="small" muted marginBottom="16px">
          <FormattedMessage {...messages.advice} />
        </Text>
      ),
      async run({ file, mapping, dryRun }, options) {
        const body = {
          dry_run: dryRun ? ('true' as const) : ('false' as const),
          ...(mapping && { mapping: JSON.stringify(mapping) }),
          ...(type && { type }),
        };
        return (await packages.import({ body, file }, options)).data;
      },
      template: (format) => packages.getImportTemplate({ query: { format } }, { quiet: true }),
      lastRun: async () => (await packages.getLastImport(undefined, { quiet: true })).data,
      undo: (import_id, options) => packages.undoImport({ params: { import_id } }, options),
      onChanged: () => void client.invalidateQueries({ queryKey: packageKeys.all }),
    };
  }, [intl, packages, client, type]);
}
