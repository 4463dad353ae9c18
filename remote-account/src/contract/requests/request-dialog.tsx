import { useId } from 'react';
import { addRomeDays, coverEndOf, whyShut } from 'shared-api/domain';
import { type CustomerContract, dayParts, type NewContractRequest, type RequestKind } from 'shared-api/entities';
import { useUnsaved } from 'shared-api/react';
import { Button, Note, Stack, Text } from 'shared-ui';
import { Checkbox, SelectField, TextAreaField } from 'shared-ui/components';
import { useFormFailure } from 'shared-ui/data';
import { isDay } from 'shared-ui/format';
import { useForm, useWatch } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { Dialog } from 'shared-ui/overlays';
import { DateField } from 'shared-ui/work';
import { askMessages } from '../../common/requests/messages';
import { DealerChoice } from './dealer-choice';
import { KmFields } from './km-fields';
import { messages, partNames, termsMessages, textMessages } from './messages';
import { useRequestResolver } from './use-request-resolver';
import { useSendRequest } from './use-requests';

/** What a form starts with: only the fields that its kind asks for. */
const starts: Readonly<Record<RequestKind, NewContractRequest>> = {
  appointment: { kind: 'appointment', preferred_on: '', day_part: 'any', text: '' },
  fault: { kind: 'fault', text: '', stopped: false },
  dealer_change: { kind: 'dealer_change', text: '' },
  transfer: { kind: 'transfer', text: '' },
};

interface RequestDialogProps {
  contract: CustomerContract;
  kind: RequestKind;
  /** `YYYY-MM-DD`, the first day that may be asked for. */
  tomorrow: string;
  onClose(): void;
}

/** Writes to the dealer: what the contract says of it, what the dealer needs to know, and nothing more. */
export function RequestDialog({ contract, kind, tomorrow, onClose }: RequestDialogProps) {
  const { formatMessage } = useIntl();
  const formId = useId();
  const send = useSendRequest(contract.contract_uid);
  const { store } = contract;
  const days = { min: tomorrow, max: coverEndOf(contract) ?? undefined };
  const form = useForm<NewContractRequest>({
    mode: 'onTouched',
    resolver: useRequestResolver(kind, days),
    defaultValues: starts[kind],
  });
  const failure = useFormFailure(form);
  const { errors, isDirty, isSubmitting } = form.formState;
  const storeUid = useWatch({ control: form.control, name: 'store_uid' });
  const preferredOn = useWatch({ control: form.control, name: 'preferred_on' });
  const shut = preferredOn && isDay(preferredOn) ? whyShut(store.opening_hours, preferredOn) : null;
  const dirty = isDirty && !send.isSuccess;
  useUnsaved(dirty);

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await send.mutateAsync(body).then(onClose, failure.show);
  });

  return (
    <Dialog
      open
      onClose={onClose}
      dirty={dirty}
      title={formatMessage(askMessages[kind])}
      footer={
        <>
          <Button onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </Button>
          <Button type="submit" form={formId} look="solid" loading={isSubmitting}>
            <FormattedMessage {...messages.send} />
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="16px">
          <Text muted>
            <FormattedMessage {...termsMessages[kind]} />
          </Text>
          {failure.note}
          {errors.kind?.message && (
            <Note tone="error" role="alert">
              {errors.kind.message}
            </Note>
          )}
          {kind === 'appointment' && (
            <>
              <DateField
                label={formatMessage(messages.day)}
                {...days}
                warning={
                  shut && (
                    <FormattedMessage
                      {...(shut === 'holiday' ? messages.holidayThen : messages.shutThen)}
                      values={{ store: store.name }}
                    />
                  )
                }
                error={errors.preferred_on?.message}
                {...form.register('preferred_on')}
              />
              <SelectField
                label={formatMessage(messages.dayPart)}
                options={dayParts.map((part) => ({ value: part, label: formatMessage(partNames[part]) }))}
                {...form.register('day_part')}
              />
            </>
          )}
          {kind === 'dealer_change' && (
            <DealerChoice
              contract={contract}
              value={storeUid ?? null}
              onChange={(uid) => form.setValue('store_uid', uid, { shouldDirty: true, shouldValidate: true })}
              error={errors.store_uid && formatMessage(messages.dealerMissing)}
            />
          )}
          <TextAreaField
            label={formatMessage(textMessages[kind])}
            optional={kind === 'appointment' || kind === 'dealer_change'}
            error={errors.text?.message}
            {...form.register('text')}
          />
          {kind === 'fault' && (
            <Checkbox {...form.register('stopped')}>
              <FormattedMessage {...messages.carStopped} />
            </Checkbox>
          )}
          {(kind === 'appointment' || kind === 'fault') && (
            <KmFields contract={contract} form={form} today={addRomeDays(tomorrow, -1)} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
