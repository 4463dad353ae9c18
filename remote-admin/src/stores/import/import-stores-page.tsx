import { useMemo } from 'react';
import { adminStores } from 'shared-api/contracts';
import { Text } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQueryClient } from 'shared-ui/query';
import { type ImportAdapter, ImportPage } from '../../common/import';
import { paths } from '../../common/paths';
import { fieldMessages } from '../messages';
import { storeKeys, useStoreCalls } from '../store-calls';
import { messages } from './messages';

/** The dealers of a file, tried out and then written. */
export function ImportStoresPage() {
  const adapter = useStoreAdapter();
  return <ImportPage adapter={adapter} />;
}

const { maxBytes, mediaTypes } = adminStores.import.file;

/** The fields of a dealer that a file can fill, in the order of the form. */
const imported = [
  'code',
  'name',
  'association_code',
  'address',
  'address_info',
  'zip_code',
  'city',
  'province',
  'country',
  'lat',
  'lng',
  'phone',
  'email',
  'website',
  'payments_methods',
  'iban',
  'active',
  'online_enabled',
  'visible',
] as const;

/** What an import has to know of dealers. */
function useStoreAdapter(): ImportAdapter {
  const intl = useIntl();
  const calls = useStoreCalls();
  const client = useQueryClient();
  return useMemo(() => {
    const word = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
    return {
      key: storeKeys.imports,
      facts: (['city', 'province', 'phone'] as const).map((field) => ({
        field,
        label: intl.formatMessage(fieldMessages[field]),
      })),
      recordTo: (code) => `${paths.stores}?search=${encodeURIComponent(code)}`,
      fields: imported.map((field) => ({ field, label: intl.formatMessage(fieldMessages[field]) })),
      file: { maxBytes, mediaTypes },
      words: {
        title: word('title'),
        crumbs: [{ label: word('stores'), to: paths.stores }, { label: word('crumb') }],
        things: (count) => intl.formatMessage(messages.things, { count }),
        name: intl.formatMessage(fieldMessages.name),
        key: intl.formatMessage(fieldMessages.code),
        kept: word('kept'),
        onward: word('onward'),
      },
      onwardTo: paths.stores,
      advice: (
        <Text look="small" muted marginBottom="16px">
          <FormattedMessage {...messages.advice} />
        </Text>
      ),
      async run({ file, mapping, dryRun }, options) {
        const body = {
          dry_run: dryRun ? ('true' as const) : ('false' as const),
          ...(mapping && { mapping: JSON.stringify(mapping) }),
        };
        return (await calls.import({ body, file }, options)).data;
      },
      template: (format) => calls.getImportTemplate({ query: { format } }, { quiet: true }),
      onChanged: () => void client.invalidateQueries({ queryKey: storeKeys.all }),
    };
  }, [intl, calls, client]);
}
