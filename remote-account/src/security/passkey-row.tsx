import { useState } from 'react';
import { passkeys } from 'shared-api/contracts';
import { type Passkey, type PasskeyFields, passkeyFields } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, chakra, HStack, Stack, Text } from 'shared-ui';
import { TextField, useFocusBack } from 'shared-ui/components';
import { useFormFailure, useSchemaResolver } from 'shared-ui/data';
import { formatDateTime } from 'shared-ui/format';
import { useForm } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './passkey.messages';

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    paddingBlock: '12px',
    borderBottomWidth: '1px',
  },
});

/** How a passkey is named: of several that bear one name, as those that were added long ago may, by its moment too. */
export function nameAmong(held: readonly Passkey[], { id, name, created_at }: Passkey) {
  const isTwin = held.some((other) => other.id !== id && other.name === name);
  return { name, since: formatDateTime(created_at), twin: isTwin ? 'yes' : 'no' };
}

interface PasskeyRowProps {
  passkey: Passkey;
  named: ReturnType<typeof nameAmong>;
  onNamed(passkey: Passkey): void;
  onRemove(): void;
}

/** A passkey with its name, which its owner may change in its place, and its last use. */
export function PasskeyRow({ passkey, named, onNamed, onRemove }: PasskeyRowProps) {
  const { formatMessage } = useIntl();
  const [naming, setNaming] = useState(false);
  const opensForm = useFocusBack(naming ? 'name' : null);
  const used = passkey.last_used_at === null ? 'never' : formatDateTime(passkey.last_used_at);
  if (naming) {
    return (
      <Row>
        <NameForm
          passkey={passkey}
          onNamed={(renamed) => {
            onNamed(renamed);
            setNaming(false);
          }}
          onCancel={() => setNaming(false)}
        />
      </Row>
    );
  }
  return (
    <Row>
      <chakra.div flex={1} minWidth="200px">
        <Text fontWeight={600} overflowWrap="anywhere">
          {named.name}
        </Text>
        <Text look="small" muted>
          <FormattedMessage {...messages.usage} values={{ since: named.since, used }} />
        </Text>
      </chakra.div>
      <HStack gap="8px">
        <Button
          ref={opensForm('name')}
          onClick={() => setNaming(true)}
          aria-label={formatMessage(messages.renameNamed, named)}
        >
          <FormattedMessage {...messages.rename} />
        </Button>
        <Button onClick={onRemove} aria-label={formatMessage(messages.removeNamed, named)}>
          <FormattedMessage {...messages.remove} />
        </Button>
      </HStack>
    </Row>
  );
}

interface NameFormProps {
  passkey: Passkey;
  onNamed(passkey: Passkey): void;
  onCancel(): void;
}

function NameForm({ passkey: { id, name }, onNamed, onCancel }: NameFormProps) {
  const api = useApi().bind(passkeys);
  const form = useForm<PasskeyFields, unknown, PasskeyFields>({
    resolver: useSchemaResolver(passkeyFields),
    defaultValues: { name },
  });
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (body) => {
    failure.clear();
    await api
      .rename({ params: { id }, body }, { quiet: true })
      .then(({ data }) => onNamed(data))
      .catch(failure.show);
  });

  return (
    <chakra.form noValidate onSubmit={submit} flex={1}>
      <Stack gap="12px" maxWidth="400px">
        {failure.note}
        <TextField
          label={<FormattedMessage {...messages.name} />}
          hint={<FormattedMessage {...messages.nameHint} />}
          autoComplete="off"
          autoFocus
          error={errors.name?.message}
          {...form.register('name')}
        />
        <HStack gap="12px" flexWrap="wrap">
          <Button type="submit" look="solid" loading={isSubmitting}>
            <FormattedMessage {...messages.saveName} />
          </Button>
          <Button onClick={onCancel}>
            <FormattedMessage {...messages.cancelName} />
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}
