import { useMemo } from 'react';
import { adminPackages } from 'shared-api/contracts';
import { useApi } from 'shared-api/react';
import { Text } from 'shared-ui';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { useSearchParams } from 'shared-ui/router';
import { type ImportAdapter, type ImportField, ImportPage } from '../../common/import';
import { paths } from '../../common/paths';
import { fieldMessages } from '../package/messages';
import { packageKeys } from '../package-calls';
import { messages } from './messages';

/** The packages of a file, tried out and then written. */
export function ImportPackagesPage() {
  const adapter = usePackageAdapter();
  return <ImportPage adapter={adapter} />;
}

const { maxBytes, mediaTypes } = adminPackages.import.file;

/** What an import has to know of packages; `?type=` takes only one type's, and fills it in where the file says none. */
function usePackageAdapter(): ImportAdapter {
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

type FieldName = keyof typeof fieldMessages;

const kinds: Partial<Record<FieldName, Pick<ImportField, 'kind' | 'unit'>>> = {
  price: { kind: 'money' },
  iva_rate: { kind: 'percent' },
  discount_amount: { kind: 'number' },
  mantenance_number: { kind: 'number' },
  mantenance_duration: { kind: 'number', unit: 'mesi' },
  mantenance_km: { kind: 'number', unit: 'km' },
  max_age_months: { kind: 'number', unit: 'mesi' },
  max_km: { kind: 'number', unit: 'km' },
};

const names: readonly FieldName[] = [
  'sku',
  'type',
  'title',
  'excerpt',
  'included',
  'excluded',
  'price',
  'iva_rate',
  'discount_type',
  'discount_amount',
  'mantenance_number',
  'mantenance_duration',
  'mantenance_km',
  'models',
  'fuels',
  'max_age_months',
  'max_km',
  'active',
  'online_enabled',
  'visible',
  'visible_at',
  'expire_at',
];

function importField(intl: IntlShape, field: FieldName): ImportField {
  return { field, label: intl.formatMessage(fieldMessages[field]), ...kinds[field] };
}

/** The fields of a package that a file can fill, in the order of the form. */
function packageImportFields(intl: IntlShape): readonly ImportField[] {
  return names.map((field) => importField(intl, field));
}

/** What a new package is told by, the total first: who approves a price list looks for it. */
function packageFacts(intl: IntlShape): readonly ImportField[] {
  const total = { field: 'total', label: intl.formatMessage(messages.total), kind: 'money' } as const;
  const others = (['type', 'mantenance_number', 'mantenance_duration', 'mantenance_km'] as const).map((field) =>
    importField(intl, field),
  );
  return [total, ...others];
}
