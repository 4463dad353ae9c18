import { Button } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { ChevronDownIcon, DownloadIcon, FileIcon, Icon } from '../../icons';
import { IconWord } from '../toolbar/icon-word';
import { messages } from './messages';

export type ExportFormat = 'csv' | 'xlsx';

interface ExportMenuProps {
  /** With nothing to take out the button stays and does nothing. */
  disabled?: boolean;
  /** While a file comes whose way is not told elsewhere. */
  loading?: boolean;
  onExport(format: ExportFormat): void;
}

/** "Esporta": what the page shows, in one of two formats. */
export function ExportMenu({ disabled, loading, onExport }: ExportMenuProps) {
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
  return (
    <Menu
      trigger={
        <Button loading={loading}>
          {label}
          <Icon of={ChevronDownIcon} />
        </Button>
      }
      items={(['csv', 'xlsx'] as const).map((format) => ({
        key: format,
        label: intl.formatMessage(messages[format]),
        icon: FileIcon,
        onSelect: () => onExport(format),
      }))}
    />
  );
}
