import type { Store } from 'shared-api/entities';
import { HoursEditor } from 'shared-staff/hours';
import { Button, chakra, PageGrid, PageHeader, Stack } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormNotes } from 'shared-ui/data';
import { Controller, FormProvider } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConflictDialog, StickyAction } from 'shared-ui/work';
import { paths } from '../common/paths';
import { ContactPanel } from './contact-panel';
import { messages } from './messages';
import { NoticesPanel } from './notices-panel';
import { OperatorPanel } from './operator-panel';
import { PicturePanel } from './picture-panel';
import { storeMessages } from './store.messages';
import { StoreTags } from './store-card';
import { StoreFigures } from './store-figures';
import { useStoreForm } from './use-store-form';

const Wide = chakra('span', { base: { display: { base: 'none', md: 'block' } } });
const column = { gap: { base: '16px', md: '24px' }, align: 'stretch' } as const;

/** A dealer's contacts, hours and picture, its figures and notices, and what only the operator changes. */
export function StoreView({ store }: { store: Store }) {
  const intl = useIntl();
  const edit = useStoreForm(store);
  const { form, dirty } = edit;
  const button = (
    <Button look="solid" disabled={!dirty} loading={edit.saving} onClick={() => void edit.submit()}>
      <FormattedMessage {...storeMessages.save} />
    </Button>
  );
  return (
    <FormProvider {...form}>
      <PageHeader
        crumbs={[{ label: intl.formatMessage(storeMessages.crumb), to: paths.stores }, { label: store.name }]}
        title={store.name}
        chip={<StoreTags store={store} />}
        actions={<Wide>{button}</Wide>}
      />
      <FormNotes summary={edit.summary} failure={edit.failure} onGo={edit.focus} />
      <PageGrid columns="record">
        <form onSubmit={edit.submit} noValidate>
          <Stack {...column}>
            <ContactPanel />
            <Panel title={<FormattedMessage {...storeMessages.hours} />}>
              <Controller
                control={form.control}
                name="opening_hours"
                render={({ field: { value, onChange, ref }, fieldState: { invalid } }) => (
                  <HoursEditor ref={ref} value={value} onChange={onChange} refused={invalid} />
                )}
              />
            </Panel>
          </Stack>
          <button type="submit" hidden />
        </form>
        <Stack {...column}>
          <Panel bare title={<FormattedMessage {...messages.figures} />}>
            <StoreFigures uid={store.store_uid} />
          </Panel>
          <NoticesPanel uid={store.store_uid} />
          <PicturePanel store={store} />
          <OperatorPanel store={store} />
        </Stack>
      </PageGrid>
      {dirty && <StickyAction>{button}</StickyAction>}
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </FormProvider>
  );
}
