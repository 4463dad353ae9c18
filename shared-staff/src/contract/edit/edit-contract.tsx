import type { StaffContract } from 'shared-api/entities';
import { Button, chakra, Note, PageGrid, PageHeader, Stack } from 'shared-ui';
import { FormNotes } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConflictDialog, StickyAction, useShortcuts } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { fieldLabel } from '../fields/field-labels';
import { AmountsPanel } from '../panels/amounts-panel';
import { CarSection } from './car-section';
import { CustomerSection } from './customer-section';
import { valuesOf } from './edit-values';
import { messages } from './messages';
import { OfferSection } from './offer-section';
import { SaveDialog } from './save-dialog';
import { SignedSection } from './signed-section';
import { useEditForm } from './use-edit-form';
import { useOffers } from './use-offers';
import { useReadable } from './use-readable';

const Wide = chakra('span', { base: { display: { base: 'none', md: 'flex' }, gap: '12px' } });

/** The contract's data as a form, while it is not signed; after the signature only the association's code. */
export function EditContract({ contract, onClose }: { contract: StaffContract; onClose: () => void }) {
  const { paths } = useBackOffice();
  const intl = useIntl();
  const { data: offers = [] } = useOffers(contract.package.kind, valuesOf(contract));
  const read = useReadable(contract, offers);
  const edit = useEditForm(contract, { offers, read, onClose });
  const { form, base, values } = edit;
  useShortcuts([{ keys: 'Ctrl+s', label: intl.formatMessage(messages.save), run: () => void edit.submit() }]);

  const buttons = (
    <>
      <Button onClick={onClose}>
        <FormattedMessage {...messages.cancel} />
      </Button>
      <Button look="solid" loading={edit.saving} onClick={() => void edit.submit()}>
        <FormattedMessage {...messages.save} />
      </Button>
    </>
  );
  return (
    <FormProvider {...form}>
      <form onSubmit={edit.submit} noValidate>
        <PageHeader
          crumbs={[
            { label: intl.formatMessage(messages.contracts), to: paths.contracts },
            { label: contract.code, to: paths.contract(contract.contract_uid) },
            { label: intl.formatMessage(messages.crumb) },
          ]}
          title={<FormattedMessage {...messages.title} values={{ code: contract.code }} />}
          actions={<Wide>{buttons}</Wide>}
        />
        <FormNotes summary={edit.summary} failure={edit.failure} onGo={edit.focus} />
        {contract.status === 'PENDING' && (
          <Note tone="warning" role="status" marginBottom="24px">
            <FormattedMessage {...messages.signingMeanwhile} />
          </Note>
        )}
        <PageGrid columns="record">
          {contract.signed_at ? (
            <SignedSection contract={contract} />
          ) : (
            <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
              <CarSection knownKm={contract.km} />
              <CustomerSection />
              <OfferSection contract={contract} />
            </Stack>
          )}
          <AmountsPanel contract={{ ...contract, ...edit.amounts }} />
        </PageGrid>
        <button type="submit" hidden />
      </form>
      <StickyAction>{buttons}</StickyAction>
      {/* Taken away at once: a dialog that is still closing would close the next one with it. */}
      {edit.asked && (
        <SaveDialog
          changes={edit.changedFields.map((field) => ({
            field,
            label: fieldLabel(field, intl),
            before: read(field, base[field]),
            after: read(field, values[field].trim()),
          }))}
          total={{ before: contract.total, after: edit.asked.total ?? contract.total }}
          saving={edit.saving}
          onSave={edit.confirm}
          onCancel={edit.cancel}
        />
      )}
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </FormProvider>
  );
}
