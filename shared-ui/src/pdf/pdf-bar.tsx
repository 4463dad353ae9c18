import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { ChevronDownIcon, ChevronUpIcon, DownloadIcon, MinusIcon, PlusIcon } from '../components/icons';
import { FormattedMessage, useIntl } from '../intl';
import { messages } from './messages';

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    minHeight: '56px',
    paddingBlock: '8px',
    paddingInlineStart: { base: '16px', md: '24px' },
    paddingInlineEnd: '8px',
    borderBottomWidth: '1px',
    bg: 'bg.panel',
  },
});
const Name = chakra('b', {
  base: {
    textStyle: 'label',
    // Where the buttons leave no room for its words it has a line of its own.
    flex: '1 1 8rem',
    overflowWrap: 'anywhere',
  },
});
/** They stay together: none goes alone to a line of its own. */
const Controls = chakra('span', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px', marginInlineStart: 'auto' },
});
const Rule = chakra('span', { base: { width: '1px', height: '24px', bg: 'line', marginInline: '4px' } });
const Zoom = chakra('span', { base: { display: { base: 'none', md: 'contents' } } });

interface PdfBarProps {
  name: ReactNode;
  nameId: string;
  page: number;
  pages: number;
  onPage(page: number): void;
  onZoom(step: 1 | -1): void;
  onDownload(): void;
  /** A further button at the end: closing the whole screen. */
  children?: ReactNode;
}

/** The viewer's bar: where one is, nearer and farther, and the file itself. */
export function PdfBar({ name, nameId, page, pages, onPage, onZoom, onDownload, children }: PdfBarProps) {
  const intl = useIntl();
  return (
    <Bar>
      <Name id={nameId}>{name}</Name>
      <Controls>
        <IconButton
          size="control"
          icon={ChevronUpIcon}
          label={intl.formatMessage(messages.pageBefore)}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <chakra.span textStyle="small" whiteSpace="nowrap">
          <FormattedMessage {...messages.pageOf} values={{ page, pages }} />
        </chakra.span>
        <IconButton
          size="control"
          icon={ChevronDownIcon}
          label={intl.formatMessage(messages.pageAfter)}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        />
        <Zoom>
          <Rule />
          <IconButton
            size="control"
            icon={MinusIcon}
            label={intl.formatMessage(messages.smaller)}
            onClick={() => onZoom(-1)}
          />
          <IconButton
            size="control"
            icon={PlusIcon}
            label={intl.formatMessage(messages.larger)}
            onClick={() => onZoom(1)}
          />
        </Zoom>
        <Rule />
        <IconButton
          size="control"
          icon={DownloadIcon}
          label={intl.formatMessage(messages.download)}
          onClick={onDownload}
        />
        {children}
      </Controls>
    </Bar>
  );
}
