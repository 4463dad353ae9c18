import { useState } from 'react';
import { system } from 'shared-api/client';
import { isApiError } from 'shared-api/errors';
import { useApi } from 'shared-api/react';
import { Note, Text } from 'shared-ui';
import { failureText } from 'shared-ui/data';
import { FormattedMessage, type IntlShape, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { askToLeave } from '../navigation/leave-page';
import { reloadAs } from '../registry/reload-as';
import type { Asked } from './asked-overrides';
import { messages } from './messages';
import { OverrideList } from './override-list';

interface OverrideQuestionProps {
  asked: readonly Asked[];
  /** Where the page is, without the question. */
  address: string;
  onCancel: () => void;
}

function sentenceOf(error: unknown, intl: IntlShape): string {
  const ofFields = isApiError(error) ? Object.values(error.fields).flat().join(' ') : '';
  return ofFields || failureText(error, intl);
}

/**
 * Other code than everybody's is about to run with the person's rights: which, from where, and only after a yes. Of a
 * version of ours nobody need be warned.
 */
export function OverrideQuestion({ asked, address, onCancel }: OverrideQuestionProps) {
  const intl = useIntl();
  const api = useApi();
  const isForeign = asked.some((one) => 'origin' in one);
  const [title, confirm] = isForeign ? [messages.title, messages.take] : [messages.previewTitle, messages.previewTake];
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [someStand, setSomeStand] = useState(false);

  async function take() {
    setSending(true);
    setFailure(null);
    try {
      for (const body of asked) {
        const quietly = { quiet: true, background: true };
        if ('origin' in body) await api.bind(system).setOverride({ body }, quietly);
        else await api.bind(system).setPreview({ body }, quietly);
        setSomeStand(true);
      }
      askToLeave(() => reloadAs(address));
    } catch (error) {
      setFailure(sentenceOf(error, intl));
    } finally {
      setSending(false);
    }
  }

  return (
    <ConfirmDialog
      open
      title={<FormattedMessage {...title} values={{ count: asked.length }} />}
      confirm={<FormattedMessage {...confirm} values={{ count: asked.length }} />}
      loading={sending}
      onConfirm={() => void take()}
      onCancel={() => (someStand ? askToLeave(() => reloadAs(address)) : onCancel())}
    >
      <OverrideList overrides={asked} />
      <Text marginBlock="16px">
        <FormattedMessage {...messages.scope} />
      </Text>
      {isForeign && (
        <Note tone="warning">
          <FormattedMessage {...messages.rights} />
        </Note>
      )}
      {failure !== null && (
        <Note tone="error" role="alert" marginTop="16px">
          {failure}
        </Note>
      )}
    </ConfirmDialog>
  );
}
