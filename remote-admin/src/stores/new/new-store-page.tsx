import { newStore, storeTogether } from 'shared-api/entities';
import { summaryWithHours } from 'shared-staff/hours';
import { PageHeader, Text } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormNotes, judgedTogether } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { SideSection } from 'shared-ui/work';
import { NewRecordFoot } from '../../common/forms/new-record-foot';
import { useNewRecordForm } from '../../common/forms/use-new-record-form';
import { paths } from '../../common/paths';
import { PartFields } from '../form/part-fields';
import { recordFields } from '../form/record-fields';
import { type PartName, storeParts } from '../form/store-parts';
import { emptyStore, storeBody } from '../form/store-values';
import { useStoreCache, useStoreCalls } from '../store-calls';
import { messages } from './messages';

const parts: readonly PartName[] = ['data', 'place', 'contacts', 'hours', 'picture', 'payments', 'state'];

/** A dealer that does not exist yet, with everything that its page can hold. */
export function NewStorePage() {
  const intl = useIntl();
  const { form, submit, summary, failure, saving, focus } = useNewStore();
  const title = intl.formatMessage(messages.title);
  return (
    <FormProvider {...form}>
      <PageHeader
        crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.stores }, { label: title }]}
        title={title}
      />
      <FormNotes summary={summary} failure={failure} onGo={focus} />
      <form noValidate onSubmit={submit}>
        <Panel bare>
          {parts.map((part) => (
            <SideSection
              key={part}
              id={storeParts[part].id}
              title={<FormattedMessage {...storeParts[part].title} />}
              help={<FormattedMessage {...storeParts[part].help} />}
            >
              <PartFields part={part} isNew />
            </SideSection>
          ))}
          <NewRecordFoot create={<FormattedMessage {...messages.create} />} saving={saving} backTo={paths.stores}>
            <Text look="small" muted>
              <FormattedMessage {...messages.next} />
            </Text>
          </NewRecordFoot>
        </Panel>
      </form>
    </FormProvider>
  );
}

/** The form that makes a dealer; it leads on to its page. */
function useNewStore() {
  const intl = useIntl();
  const calls = useStoreCalls();
  const put = useStoreCache();
  const navigate = useNavigate();
  const edit = useNewRecordForm({
    first: emptyStore,
    toBody: storeBody,
    schema: judgedTogether(newStore, storeTogether),
    fields: Object.values(storeParts).flatMap(({ fields }) => recordFields(intl, fields)),
    create: async (body, options) => (await calls.create({ body }, options)).data,
    onCreated(store) {
      put(store);
      navigate(paths.store(store.store_uid));
    },
  });
  return { ...edit, summary: summaryWithHours(edit.summary, edit.form.watch('opening_hours'), intl) };
}
