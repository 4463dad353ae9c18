import { useState } from 'react';
import { adminOperations } from 'shared-api/contracts';
import { isOnLine, storeReadiness } from 'shared-api/domain';
import { type Store, storeFields, storeTogether } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import { summaryWithHours } from 'shared-staff/hours';
import { Button, ButtonLink, PageHeader } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FileIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { useParams } from 'shared-ui/router';
import { AnchorTabs, SideSection, useRecordForm } from 'shared-ui/work';
import { SectionForm } from '../../common/forms/section-form';
import { paths } from '../../common/paths';
import { storeNeeds } from '../../common/readiness/need.messages';
import { ReadinessPanel } from '../../common/readiness/readiness-panel';
import { RecordState } from '../../common/record/record-state';
import { UnsavedPartsProvider, useUnsavedIds } from '../../common/record/unsaved-parts';
import { DestroyDialog } from '../destroy-dialog';
import { PartFields } from '../form/part-fields';
import { recordFields } from '../form/record-fields';
import { type PartName, storeParts } from '../form/store-parts';
import { type StoreValues, storeBody, storeChanges, storeValues } from '../form/store-values';
import { actionMessages } from '../messages';
import { storeKeys, useStoreCache, useStoreCalls } from '../store-calls';
import { StoreTag } from '../store-tag';
import { FiguresSection } from './figures-section';
import { ManagersSection, useDisabledManagers } from './managers-section';
import { messages } from './messages';

/** A dealer at its address, or not found. */
export function StorePage() {
  const { store_uid = '' } = useParams();
  return (
    <RecordState query={useStore(store_uid)} title={messages.page} words={messages} list={paths.stores}>
      {(store, leave) => (
        <UnsavedPartsProvider key={store_uid}>
          <StoreView store={store} onRemoved={leave} />
        </UnsavedPartsProvider>
      )}
    </RecordState>
  );
}

/** A dealer by its uid. */
function useStore(uid: string) {
  const calls = useStoreCalls();
  return useQuery({
    queryKey: storeKeys.record(uid),
    queryFn: async () => (await calls.get({ params: { store_uid: uid } }, { quiet: true })).data,
    retry: false,
  });
}

/** Everything about a dealer on one page, each part saved on its own. */
function StoreView({ store, onRemoved }: { store: Store; onRemoved(): void }) {
  const intl = useIntl();
  const disabled = useDisabledManagers(store);
  const inCharge = store.managers.filter(({ uid }) => !disabled.has(uid));
  return (
    <>
      <PageHeader
        crumbs={[{ label: intl.formatMessage(messages.crumb), to: paths.stores }, { label: store.name }]}
        title={store.name}
        chip={<StoreTag store={store} />}
        actions={
          <ButtonLink to={paths.contractsOf(store.store_uid)}>
            <Icon of={FileIcon} />
            <FormattedMessage {...messages.contracts} />
          </ButtonLink>
        }
      />
      <ReadinessPanel
        requirements={storeReadiness({ ...store, managers: inCharge })}
        needs={storeNeeds}
        onLine={isOnLine(store)}
      />
      <Panel bare>
        <StoreTabs store={store} />
        <PartSection part="data" store={store} />
        <PartSection part="place" store={store} />
        <PartSection part="contacts" store={store} />
        <PartSection part="hours" store={store} />
        <PartSection part="picture" store={store} />
        <PartSection part="payments" store={store} />
        <PartSection part="state" store={store} />
        <ManagersSection id={otherParts.managers} store={store} disabled={disabled} />
        <FiguresSection id={otherParts.figures} store={store} />
        <ClosingSection id={otherParts.closing} store={store} onRemoved={onRemoved} />
      </Panel>
    </>
  );
}

/** The way out, with what has to be true for it. */
function ClosingSection({ id, store, onRemoved }: { id: string; store: Store; onRemoved(): void }) {
  const [asked, setAsked] = useState(false);
  return (
    <SideSection
      id={id}
      title={<FormattedMessage {...messages.closing} />}
      help={<FormattedMessage {...messages.closingHelp} />}
    >
      <Button look="danger" onClick={() => setAsked(true)}>
        <FormattedMessage {...actionMessages.destroy} />
      </Button>
      {asked && <DestroyDialog store={store} onClose={() => setAsked(false)} onRemoved={onRemoved} />}
    </SideSection>
  );
}

/** One part of a dealer, saved on its own. */
function PartSection({ store, part }: { store: Store; part: PartName }) {
  const { id, title, help, save } = storeParts[part];
  return (
    <SectionForm
      id={id}
      title={<FormattedMessage {...title} />}
      help={<FormattedMessage {...help} />}
      edit={usePartForm(store, part)}
      save={<FormattedMessage {...save} />}
    >
      <PartFields part={part} />
    </SectionForm>
  );
}

/** One part of a dealer as a form; who saved first is compared field by field. */
function usePartForm(store: Store, part: PartName) {
  const intl = useIntl();
  const calls = useStoreCalls();
  const operations = useApi().bind(adminOperations);
  const put = useStoreCache();
  const params = { store_uid: store.store_uid };
  const { fields: names } = storeParts[part];
  const edit = useRecordForm({
    record: store,
    valuesOf: storeValues,
    changes: (values: StoreValues, base: StoreValues) => storeChanges(values, base, names),
    schema: storeFields,
    together: (values) => storeTogether.safeParse(storeBody(values)),
    fields: recordFields(intl, names),
    save: async (body, options) => (await calls.update({ params, body }, options)).data,
    async fetchTheirs() {
      const { data } = await calls.get({ params }, { quiet: true });
      // The other parts of the page show it at once.
      put(data);
      return data;
    },
    async whoSaved() {
      const wheres = [
        { field: 'subject_type', op: 'eq', value: 'store' },
        { field: 'subject_id', op: 'eq', value: store.store_uid },
      ] as const;
      const query = { page: 1, per_page: 1, sort: '-at', wheres: [...wheres] };
      const [last] = (await operations.listAudit({ query }, { quiet: true })).data;
      return last ? { who: last.actor?.fullname ?? null, savedAt: last.at } : null;
    },
    onSaved: put,
  });
  return { ...edit, summary: summaryWithHours(edit.summary, edit.values.opening_hours, intl) };
}

/** The parts that are no forms, as their anchors name them. */
const otherParts = { managers: 'manager', figures: 'andamento', closing: 'chiusura' } as const;

/** The page's parts, with what is not saved. */
function StoreTabs({ store }: { store: Store }) {
  const intl = useIntl();
  const unsaved = useUnsavedIds();
  return (
    <AnchorTabs
      label={intl.formatMessage(messages.parts)}
      tabs={[
        ...Object.values(storeParts).map(({ id, title }) => ({
          id,
          label: intl.formatMessage(title),
          unsaved: unsaved.has(id),
        })),
        { id: otherParts.managers, label: intl.formatMessage(messages.managers), count: store.managers.length },
        { id: otherParts.figures, label: intl.formatMessage(messages.figures) },
        { id: otherParts.closing, label: intl.formatMessage(messages.closing) },
      ]}
    />
  );
}
