import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../button';
import { TextLink } from '../link';
import { Note } from '../note';
import { CloseIcon } from '../pieces/icons';
import { Text } from '../text';

const Row = chakra('div', { base: { display: 'flex', alignItems: 'flex-start', gap: '12px' } });
const Words = chakra('div', {
  base: { flex: 1, minWidth: 0, display: 'grid', gap: '4px', justifyItems: 'start', overflowWrap: 'anywhere' },
});

interface NoticeCardProps {
  tone: ComponentProps<typeof Note>['tone'];
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
  /** The way to be rid of it, where it may be closed. */
  close?: { readonly label: string; readonly onClose: () => void } | null;
}

/** What somebody lets people know: in the bell, on a dealer's page, and where it is written. */
export function NoticeCard({ tone, title, mark, excerpt, body, at, link, close }: NoticeCardProps) {
  return (
    <Note tone={tone}>
      <Row>
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
          <Text look="caption" muted>
            {at}
          </Text>
          {link && (
            <TextLink to={link.to} onClick={link.onFollow}>
              {link.label}
            </TextLink>
          )}
        </Words>
        {close && <IconButton icon={CloseIcon} label={close.label} size="control" onClick={close.onClose} />}
      </Row>
    </Note>
  );
}
