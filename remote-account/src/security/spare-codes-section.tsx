import { accountSpareCodes } from 'shared-api/contracts';
import { fewSpareCodes } from 'shared-api/domain';
import { useApi } from 'shared-api/react';
import { Button, Note, Stack, Text } from 'shared-ui';
import { useFocusBack } from 'shared-ui/components';
import { failureText, useOneAtATime } from 'shared-ui/data';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConfirmDialog } from 'shared-ui/overlays';
import { useMutation } from 'shared-ui/query';
import { useAccountCache } from '../common/use-account';
import { AppCodeForm } from './app-code-form';
import { messages } from './messages';
import { SpareCodes } from './spare-codes';

interface SpareCodesSectionProps {
  /** What a step that was just switched on gave. */
  given: readonly string[] | null;
  onKept(): void;
  /** Undefined where nothing is to be said of them. */
  left: number | undefined;
  /** Whether the step is an app, whose code new ones want: one of them would take it away. */
  byApp: boolean;
  /** Whether it was asked for new ones. */
  asking: boolean;
  onAsk(asking: boolean): void;
  /** While something else of the step is being done. */
  folded: boolean;
}

/** How many spare codes are left, and ten new ones after a question: a list that lies in a drawer is void from then on. */
export function SpareCodesSection({ given, onKept, left, byApp, asking, onAsk, folded }: SpareCodesSectionProps) {
  const api = useApi().bind(accountSpareCodes);
  const intl = useIntl();
  const { refresh } = useAccountCache();
  const renew = useMutation({
    mutationFn: (body: { otp_code?: string }) => api.renew({ body }, { quiet: true, saysSuccess: true }),
    onSuccess: () => {
      onAsk(false);
      void refresh();
    },
  });
  const renewOnce = useOneAtATime(renew.mutate);
  const opener = useFocusBack(asking || renew.isSuccess ? 'codes' : null);

  function keep() {
    renew.reset();
    onKept();
  }

  // A step that was switched on since has voided those that were made before it.
  if (given !== null) return <SpareCodes codes={given} onKept={keep} />;
  if (renew.isSuccess) return <SpareCodes codes={renew.data.data.spare_codes} renewed onKept={keep} />;
  if (left === undefined || folded) return null;
  return (
    <Stack gap="12px">
      {left > fewSpareCodes ? (
        <Text>
          <FormattedMessage {...messages.codesLeft} values={{ left }} />
        </Text>
      ) : (
        <Note tone="warning">
          <FormattedMessage {...messages.fewCodesLeft} values={{ left }} />
        </Note>
      )}
      {asking && byApp ? (
        <AppCodeForm
          hint={intl.formatMessage(messages.renewCodesText)}
          confirm={<FormattedMessage {...messages.renewCodesNow} />}
          send={async (body) => {
            await renew.mutateAsync(body);
          }}
          onCancel={() => onAsk(false)}
        />
      ) : (
        <Button ref={opener('codes')} onClick={() => onAsk(true)} alignSelf="flex-start">
          <FormattedMessage {...messages.renewCodes} />
        </Button>
      )}
      <ConfirmDialog
        open={asking && !byApp}
        title={<FormattedMessage {...messages.renewCodesTitle} />}
        confirm={<FormattedMessage {...messages.renewCodesNow} />}
        loading={renew.isPending}
        onConfirm={() => renewOnce({})}
        onCancel={() => onAsk(false)}
      >
        <Text>
          <FormattedMessage {...messages.renewCodesText} />
        </Text>
        {renew.error && (
          <Note tone="error" role="alert" marginTop="16px">
            {failureText(renew.error, intl)}
          </Note>
        )}
      </ConfirmDialog>
    </Stack>
  );
}
