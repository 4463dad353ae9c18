import { Button } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ChevronDownIcon, DownloadIcon, FileIcon, Icon } from '../../icons';
import { LateMenu } from '../late/late-menu';
import { loadMenu } from '../late/load-menu';
import { IconWord } from '../toolbar/icon-word';
import { messages } from './messages';

export type ExportFormat = 'csv' | 'xlsx';

interface ExportMenuProps {
  /** With nothing to take out the button stays and does nothing. */
  disabled?: boolean;
  /** While a file comes whose way is not told elsewhere. */
  loading?: boolean;
  onExport(format: ExportFormat): void;
  /** With the technical names of the fields in place of headings in words: what other programmes read. */
  onExportFields?(format: ExportFormat): void;
}

const formats = ['csv', 'xlsx'] as const;
const withFields = { csv: messages.csvFields, xlsx: messages.xlsxFields } as const;

/** "Esporta": what the page shows, in one of two formats. */
export function ExportMenu({ disabled, loading, onExport, onExportFields }: ExportMenuProps) {
  const intl = useIntl();
  const label = (
    <>
      <Icon of={DownloadIcon} />
      <IconWord>
        <FormattedMessage {...messages.export} />
      </IconWord>
    </>
  );
  if (disabled) return <Button disabled>{label}</Button>;
  const items = [
    ...formats.map((format) => ({
      key: format,
      label: intl.formatMessage(messages[format]),
      icon: FileIcon,
      onSelect: () => onExport(format),
    })),
    ...(onExportFields
      ? formats.map((format) => ({
          key: `${format}-fields`,
          label: intl.formatMessage(withFields[format]),
          icon: FileIcon,
          onSelect: () => onExportFields(format),
        }))
      : []),
  ];
  return (
    <LateMenu
      load={loadMenu}
      trigger={
        <Button loading={loading}>
          {label}
          <Icon of={ChevronDownIcon} />
        </Button>
      }
      menu={{ items }}
    />
  );
}
