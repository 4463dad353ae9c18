import { useEffect, useRef } from 'react';
import type { Draft } from 'shared-api/entities';
import { Button, ButtonLink, HStack, Note } from 'shared-ui';
import { formatDateTime } from 'shared-ui/format';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../../common/paths';
import { messages } from '../messages';
import type { Elsewhere } from './use-draft-autosave';

interface ChangedElsewhereProps {
  elsewhere: Elsewhere;
  /** How often a contract was not made for it. */
  heldBack: number;
  onTake(draft: Draft): void;
  onGoOn(): void;
}

/** The same form went on in another window or on another device: the person chooses, and nothing is replaced before. */
export function ChangedElsewhere({ elsewhere: { draft }, heldBack, onTake, onGoOn }: ChangedElsewhereProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (heldBack > 0) note.current?.focus();
  }, [heldBack]);

  return (
    <Note ref={note} tabIndex={-1} tone="warning" role="alert" marginBottom="24px">
      {draft ? (
        <FormattedMessage {...messages.changedElsewhere} values={{ when: formatDateTime(draft.updated_at) }} />
      ) : (
        <FormattedMessage {...messages.goneElsewhere} />
      )}
      <HStack gap="12px" marginTop="12px" flexWrap="wrap">
        {draft ? (
          <Button onClick={() => onTake(draft)}>
            <FormattedMessage {...messages.takeOther} />
          </Button>
        ) : (
          <ButtonLink to={paths.contracts}>
            <FormattedMessage {...messages.toContracts} />
          </ButtonLink>
        )}
        <Button onClick={onGoOn}>
          <FormattedMessage {...(draft ? messages.keepThis : messages.goOnHere)} />
        </Button>
      </HStack>
    </Note>
  );
}
