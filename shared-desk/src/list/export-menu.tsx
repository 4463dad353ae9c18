import { Button, ChevronDownIcon, chakra, DownloadIcon, FileIcon, Icon } from 'shared-ui';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Menu } from 'shared-ui/overlays';
import { exportMessages as words } from './export.messages';
import type { ExportFormat } from './use-export';

const Word = chakra('span', { base: { srOnly: { base: true, sm: false } } });

interface ExportMenuProps {
  /** With nothing to take out the button stays and does nothing. */
  disabled: boolean;
  onExport(format: ExportFormat): void;
}

/** "Esporta": the list as it is filtered, in one of two formats. */
export function ExportMenu({ disabled, onExport }: ExportMenuProps) {
  const intl = useIntl();
  const label = (
    <>
      <Icon of={DownloadIcon} />
      <Word>
        <FormattedMessage {...words.export} />
      </Word>
    </>
  );
  if (disabled) return <Button disabled>{label}</Button>;
  return (
    <Menu
      trigger={
        <Button>
          {label}
          <Icon of={ChevronDownIcon} />
        </Button>
      }
      items={(['csv', 'xlsx'] as const).map((format) => ({
        key: format,
        label: intl.formatMessage(words[format]),
        icon: FileIcon,
        onSelect: () => onExport(format),
      }))}
    />
  );
}
