import { noticeTypes } from 'shared-api/entities';
import { Stack, Text } from 'shared-ui';
import { Checkbox, FieldMessage, Panel, SelectField, TextAreaField, TextField } from 'shared-ui/components';
import { useController, useFormContext } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { DateTimeField, FormCell, FormGrid, sentenceOf } from 'shared-ui/work';
import { AudiencePicker } from '../../common/audience/audience-picker';
import { typeMessages } from '../messages';
import { fieldMessages, messages } from './messages';
import type { NotificationValues, TextName } from './notification-values';

function useNotificationField(name: TextName | 'type') {
  const { register, formState } = useFormContext<NotificationValues>();
  return {
    label: <FormattedMessage {...fieldMessages[name]} />,
    error: formState.errors[name]?.message,
    autoComplete: 'off',
    ...register(name),
  };
}

function TextPanel() {
  const intl = useIntl();
  return (
    <Panel title={<FormattedMessage {...messages.text} />}>
      <FormGrid>
        <FormCell span={4}>
          <TextField required hint={<FormattedMessage {...messages.titleHint} />} {...useNotificationField('title')} />
        </FormCell>
        <FormCell span={2}>
          <SelectField
            {...useNotificationField('type')}
            options={noticeTypes.map((type) => ({ value: type, label: intl.formatMessage(typeMessages[type]) }))}
          />
        </FormCell>
        <FormCell span={6}>
          <TextField
            required
            hint={<FormattedMessage {...messages.excerptHint} />}
            {...useNotificationField('excerpt')}
          />
        </FormCell>
        <FormCell span={6}>
          <TextAreaField
            optional
            rows={5}
            hint={<FormattedMessage {...messages.bodyHint} />}
            {...useNotificationField('body')}
          />
        </FormCell>
        <FormCell span={3}>
          <TextField
            optional
            inputMode="url"
            hint={<FormattedMessage {...messages.ctaUrlHint} />}
            {...useNotificationField('cta_url')}
          />
        </FormCell>
        <FormCell span={3}>
          <TextField
            optional
            hint={<FormattedMessage {...messages.ctaLabelHint} />}
            {...useNotificationField('cta_label')}
          />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}

function WindowPanel() {
  const { register } = useFormContext<NotificationValues>();
  const flags = [
    { name: 'visible', hint: messages.visibleHint },
    { name: 'closable', hint: messages.closableHint },
  ] as const;
  return (
    <Panel title={<FormattedMessage {...messages.window} />}>
      <FormGrid>
        <FormCell span={3}>
          <DateTimeField
            optional
            usualTime="00:00"
            hint={<FormattedMessage {...messages.fromHint} />}
            {...useNotificationField('visible_at')}
          />
        </FormCell>
        <FormCell span={3}>
          <DateTimeField
            optional
            usualTime="23:59"
            hint={<FormattedMessage {...messages.untilHint} />}
            {...useNotificationField('expire_at')}
          />
        </FormCell>
        <FormCell span={6}>
          {flags.map(({ name, hint }) => (
            <Checkbox key={name} hint={<FormattedMessage {...hint} />} {...register(name)}>
              <FormattedMessage {...fieldMessages[name]} />
            </Checkbox>
          ))}
        </FormCell>
      </FormGrid>
    </Panel>
  );
}

/** Everything of a notification: what it says, for whom, and when. */
export function NotificationFields() {
  return (
    <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
      <TextPanel />
      <Panel title={<FormattedMessage {...messages.audience} />}>
        <AudienceField />
      </Panel>
      <WindowPanel />
    </Stack>
  );
}

/** For whom a notification is: whoever is in any of the lists reads it, advertising only with their consent. */
function AudienceField() {
  const { control, formState, register } = useFormContext<NotificationValues>();
  const { value, onChange } = useController({ control, name: 'audience' }).field;
  const error = sentenceOf(formState.errors, 'audience');
  return (
    <Stack gap="16px" align="stretch">
      <Text look="small" muted>
        <FormattedMessage {...messages.audienceHelp} />
      </Text>
      <AudiencePicker value={value} onChange={onChange} />
      <Checkbox hint={<FormattedMessage {...messages.marketingHint} />} {...register('marketing')}>
        <FormattedMessage {...fieldMessages.marketing} />
      </Checkbox>
      {error && <FieldMessage tone="error">{error}</FieldMessage>}
    </Stack>
  );
}
