import { chakra } from '@chakra-ui/react';
import { Button } from '../../button';
import { ChevronDownIcon, DownloadIcon, FileIcon, Icon } from '../../icon';
import { FormattedMessage, useIntl } from '../../intl';
import { Menu } from '../../menu';
import { messages } from './messages';

const Word = chakra('span', { base: { srOnly: { base: true, sm: false } } });

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
      <Word>
        <FormattedMessage {...messages.export} />
      </Word>
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
