import { adminPackageTypes } from 'shared-api/contracts';
import { newPackageType } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { Button, PageHeader } from 'shared-ui';
import { Panel, TextField } from 'shared-ui/components';
import { FormNotes } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { FormCell } from 'shared-ui/work';
import { useNewRecordForm } from '../../common/forms/use-new-record-form';
import { paths } from '../../common/paths';
import { useRefreshTypes } from '../package-calls';
import { fieldMessages, typeMessages as messages } from './messages';
import { TypeFields } from './type-fields';
import { emptyType, recordFields, typeBody } from './type-values';

function useNewType() {
  const intl = useIntl();
  const types = useApi().bind(adminPackageTypes);
  const refresh = useRefreshTypes();
  const navigate = useNavigate();
  return useNewRecordForm({
    first: emptyType,
    toBody: typeBody,
    schema: newPackageType,
    fields: [{ name: 'code', label: intl.formatMessage(fieldMessages.code) }, ...recordFields(intl)],
    create: async (body, options) => (await types.create({ body }, options)).data,
    onCreated({ code }) {
      refresh();
      navigate(paths.packageType(code), { replace: true });
    },
  });
}

/** A type that does not exist yet. Its form in PDF and its packages come afterwards, on its page. */
export function NewTypePage() {
  const intl = useIntl();
  const { form, submit, summary, failure, saving, focus } = useNewType();
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <PageHeader
          crumbs={[
            { label: intl.formatMessage(messages.crumb), to: paths.packages },
            { label: intl.formatMessage(messages.newType) },
          ]}
          title={<FormattedMessage {...messages.newType} />}
          actions={
            <Button type="submit" look="solid" loading={saving}>
              <FormattedMessage {...messages.create} />
            </Button>
          }
        />
        <FormNotes summary={summary} failure={failure} onGo={focus} />
        <Panel maxWidth="800px">
          <TypeFields
            first={
              <FormCell span={6}>
                <TextField
                  label={<FormattedMessage {...fieldMessages.code} />}
                  hint={<FormattedMessage {...fieldMessages.codeHint} />}
                  error={form.formState.errors.code?.message}
                  required
                  mono
                  autoComplete="off"
                  {...form.register('code')}
                />
              </FormCell>
            }
          />
        </Panel>
      </form>
    </FormProvider>
  );
}
