import { chakra, Note, Stack } from 'shared-ui';
import { useIntl } from 'shared-ui/intl';
import type { ShownNotice } from './notice-store';

/** What was told in this session, newest first. */
export function SessionNotices({ notices }: { notices: readonly ShownNotice[] }) {
  const { formatDate } = useIntl();
  return (
    <Stack as="ul" gap="8px" listStyleType="none">
      {notices.map(({ id, text, type, at }) => (
        <li key={id}>
          <Note tone={type} display="flex" justifyContent="space-between" gap="16px">
            <span>{text}</span>
            <chakra.span color="fg.muted" whiteSpace="nowrap">
              {formatDate(at, { timeStyle: 'short' })}
            </chakra.span>
          </Note>
        </li>
      ))}
    </Stack>
  );
}
