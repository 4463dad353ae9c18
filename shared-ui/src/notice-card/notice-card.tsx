import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { IconButton } from '../button';
import { CloseIcon } from '../components/icons';
import { TextLink } from '../link';
import { Text } from '../text';

/** Notices one under the other, a hairline between them. */
export const NoticeList = chakra('ul', {
  base: { listStyleType: 'none', '& > li + li': { borderTopWidth: '1px' } },
});

const Row = chakra('div', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '12px', paddingBlock: '12px', textStyle: 'small' },
});
/** The tone is never colour alone: the words say it. */
const Square = chakra('span', {
  base: { flex: 'none', width: '8px', height: '8px', marginTop: '6px' },
  variants: {
    tone: { info: { bg: 'info' }, success: { bg: 'success' }, warning: { bg: 'warning' }, error: { bg: 'error' } },
  },
});
const Foot = chakra('p', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px' } });
/** As wide as the card and no wider: paragraphs break a long word only at an edge that they have. */
const Words = chakra('div', {
  base: {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4px',
  },
});

interface NoticeCardProps {
  tone: 'info' | 'success' | 'warning' | 'error';
  title: ReactNode;
  /** After the title: a `Tag`. */
  mark?: ReactNode;
  excerpt: ReactNode;
  /** The whole text, where there is room for it. */
  body?: ReactNode;
  /** Since when it stands there. */
  at: ReactNode;
  /** Where it leads, and in which words. */
  link?: { readonly to: string; readonly label: ReactNode; readonly onFollow?: () => void } | null;
  /** What else can be done with it, after the link. */
  action?: ReactNode;
  /** The way to be rid of it, where it may be closed. */
  close?: { readonly label: string; readonly onClose: () => void } | null;
}

/** What somebody lets people know: in the bell, on a dealer's page, and where it is written. */
export function NoticeCard({ tone, title, mark, excerpt, body, at, link, action, close }: NoticeCardProps) {
  return (
    <Row>
      <Square tone={tone} aria-hidden="true" />
      <Words>
        <p>
          <strong>{title}</strong> {mark}
        </p>
        <p>{excerpt}</p>
        {body && (
          <Text look="small" whiteSpace="pre-line">
            {body}
          </Text>
        )}
        <Foot>
          <Text as="span" look="caption" muted>
            {at}
          </Text>
          {link && (
            <TextLink to={link.to} onClick={link.onFollow}>
              {link.label}
            </TextLink>
          )}
          {action}
        </Foot>
      </Words>
      {close && <IconButton icon={CloseIcon} label={close.label} size="control" onClick={close.onClose} />}
    </Row>
  );
}
