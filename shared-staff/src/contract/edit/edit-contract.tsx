import { useEffect, useRef, useState } from 'react';
import type { OfferedPackage, StaffContract } from 'shared-api/entities';
import { Button, chakra, Note, PageGrid, PageHeader, Stack } from 'shared-ui';
import { isFocusLost, Panel } from 'shared-ui/components';
import { FormNotes } from 'shared-ui/data';
import { parseWhole } from 'shared-ui/format';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { ConflictDialog, FormCell, FormGrid, StickyAction, useShortcuts } from 'shared-ui/work';
import { useBackOffice } from '../../common/back-office/back-office-provider';
import { fieldLabel } from '../fields/field-labels';
import { fieldText } from '../fields/field-text';
import { AmountsPanel } from '../panels/amounts-panel';
import { CarSection } from './car-section';
import { CustomerSection } from './customer-section';
import { EditText } from './edit-field';
import { type EditField, endsIdentity, valuesOf } from './edit-values';
import { messages } from './messages';
import { OfferSection } from './offer-section';
import { SaveDialog } from './save-dialog';
import { StoreField } from './store-field';
import { useEditForm } from './use-edit-form';
import { useOffers } from './use-offers';

const Wide = chakra('span', { base: { display: { base: 'none', md: 'flex' }, gap: '12px' } });

/** The contract's data as a form, while it is not signed; after the signature only the association's code. */
export function EditContract({ contract, onClose }: { contract: StaffContract; onClose: () => void }) {
  const { paths } = useBackOffice();
  const intl = useIntl();
  const { data: offers = [] } = useOffers(contract.package.kind, valuesOf(contract));
  const read = useReadable(contract, offers);
  const edit = useEditForm(contract, { offers, read, onClose });
  const { form, base, values } = edit;
  const [wasSigned] = useState(contract.signed_at !== null);
  useShortcuts([{ keys: 'Ctrl+s', label: intl.formatMessage(messages.save), run: () => void edit.submit() }]);

  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened the form is gone with the page that it stood on.
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, []);

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
          headingRef={heading}
          actions={<Wide>{buttons}</Wide>}
        />
        <FormNotes summary={edit.summary} failure={edit.failure} onGo={edit.focus} />
        {contract.status === 'PENDING' && (
          <Note tone="warning" role="status" marginBottom="24px">
            <FormattedMessage {...messages.signingMeanwhile} />
          </Note>
        )}
        {contract.signed_at && !wasSigned && (
          <Note tone="warning" role="status" marginBottom="24px">
            <FormattedMessage {...messages.signedMeanwhile} />
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
          endsIdentity={endsIdentity(contract, edit.changedFields)}
          saving={edit.saving}
          onSave={edit.confirm}
          onCancel={edit.cancel}
        />
      )}
      <ConflictDialog conflict={edit.conflict} saving={edit.saving} />
    </FormProvider>
  );
}

/** What may still be corrected once the customer has signed: nothing that they signed. */
function SignedSection({ contract }: { contract: StaffContract }) {
  const { movesSigned } = useBackOffice();
  return (
    <Panel title={<FormattedMessage {...messages.afterSigning} />}>
      <FormGrid>
        {movesSigned && (
          <FormCell span={4}>
            <StoreField contract={contract} />
          </FormCell>
        )}
        <FormCell span={movesSigned ? 2 : 6}>
          <EditText name="association_code" mono optional />
        </FormCell>
      </FormGrid>
    </Panel>
  );
}

/** A field's value for people: packages and dealers by their names. */
function useReadable(contract: StaffContract, offers: readonly OfferedPackage[]) {
  const intl = useIntl();
  const { stores = [] } = useBackOffice();
  const names = new Map([
    [contract.package.id, contract.package.title],
    [contract.store.store_uid, contract.store.name],
    ...offers.map(({ id, title }) => [id, title] as const),
    ...stores.map(({ store_uid, name }) => [store_uid, name] as const),
  ]);
  return (field: EditField, value: string): string =>
    names.get(value) ?? fieldText(field, field === 'km' ? (parseWhole(value) ?? value) : value, intl);
}
