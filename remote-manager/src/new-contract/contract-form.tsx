import type { ReactNode } from 'react';
import type { Draft } from 'shared-api/entities';
import { isApiError } from 'shared-api/errors';
import { UnfinishedForms } from 'shared-staff';
import { Button, chakra, Note, PageGrid, PageHeader, Stack } from 'shared-ui';
import { Money, StatusChip } from 'shared-ui/components';
import { ErrorSummary } from 'shared-ui/data';
import { formatTime } from 'shared-ui/format';
import { CheckIcon, Icon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { StickyAction, useBelow, useShortcuts } from 'shared-ui/work';
import { paths } from '../common/paths';
import { CustomerSection } from './customer/customer-section';
import { ChangedElsewhere } from './form/changed-elsewhere';
import { enterMovesOn } from './form/enter-moves-on';
import { focusField } from './form/focus-field';
import type { Purpose } from './form/form-schema';
import { useFocusFirst } from './form/use-focus-first';
import type { NewContractForm } from './form/use-new-contract';
import { messages } from './messages';
import { OfferSection } from './offer/offer-section';
import { useOffers } from './offer/use-offers';
import { SigningSection } from './signing/signing-section';
import { useContractStore } from './signing/use-contract-store';
import { MainButton } from './summary/main-button';
import { messages as summaryMessages } from './summary/messages';
import { MissingText } from './summary/missing-text';
import { SummaryPanel } from './summary/summary-panel';
import { VehicleSection } from './vehicle/vehicle-section';

const Line = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', minHeight: '32px', color: 'fg.muted' },
});

const Caption = chakra('span', { base: { display: 'block', textStyle: 'caption', color: 'fg.muted' } });

interface ContractFormProps {
  entry: NewContractForm;
  /** What is to be known before one begins. */
  note?: ReactNode;
  /** Opens what another page made of the form. */
  onTake(draft: Draft): void;
}

/** One guided page, four numbered sections, all of them open; the summary with its one solid button beside them. */
export function ContractForm({ entry, note, onTake }: ContractFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const narrow = useBelow(960);
  const { root, values, states, keeping, making } = entry;
  const { way } = values;
  const offers = useOffers(values);
  const offer = offers.data?.find(({ id }) => id === values.package_id);
  const { store, choices } = useContractStore();
  useFocusFirst(root);

  const goTo = (field: string) => focusField(root.current, field);
  const make = (purpose: Purpose) => void entry.make(purpose, offer);
  useShortcuts([
    { keys: 'Ctrl+Enter', label: intl.formatMessage(messages.send), run: () => make(way) },
    { keys: 'Ctrl+s', label: intl.formatMessage(messages.save), run: () => make('draft') },
  ]);

  async function close() {
    await keeping.keep();
    navigate(paths.contracts);
  }

  return (
    <form
      ref={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        make(way);
      }}
      onKeyDown={enterMovesOn}
    >
      <PageHeader
        crumbs={[
          { label: intl.formatMessage(messages.contracts), to: paths.contracts },
          { label: intl.formatMessage(messages.title) },
        ]}
        title={<FormattedMessage {...messages.title} />}
        chip={<StatusChip status="DRAFT" />}
        actions={keeping.elsewhere === null && <KeptState savedAt={keeping.savedAt} failure={keeping.failure} />}
      />
      {note}
      {store && !store.active && (
        <Note tone="warning" role="status" marginBottom="24px">
          <FormattedMessage {...messages.storeOff} values={{ name: store.name }} />
        </Note>
      )}
      {keeping.elsewhere && (
        <ChangedElsewhere
          elsewhere={keeping.elsewhere}
          heldBack={entry.heldBack}
          onTake={onTake}
          onGoOn={keeping.goOnHere}
        />
      )}
      <UnfinishedForms except={entry.formKey} />
      <ErrorSummary errors={entry.summary} onGo={goTo} />
      <PageGrid columns="record">
        <Stack gap={{ base: '16px', md: '24px' }} align="stretch">
          <VehicleSection state={states.vehicle} goTo={goTo} />
          <OfferSection state={states.offer} offers={offers} />
          <CustomerSection state={states.customer} choosesStore={choices.length > 0} goTo={goTo} />
          <SigningSection state={states.signing} stores={choices} />
        </Stack>
        <SummaryPanel values={values} offer={offer} store={store}>
          {!narrow && <MainButton way={way} loading={making} />}
          {entry.failure}
          <MissingText problems={entry.problems} left={entry.left} />
          <Button wide onClick={() => make('draft')}>
            <FormattedMessage {...summaryMessages.saveDraft} />
          </Button>
          <Button look="ghost" wide onClick={() => void close()}>
            <FormattedMessage {...summaryMessages.close} />
          </Button>
        </SummaryPanel>
      </PageGrid>
      {narrow && (
        <StickyAction>
          {offer && (
            <span>
              <Caption>
                <FormattedMessage {...summaryMessages.totalTaxed} />
              </Caption>
              <Money amount={offer.total} textStyle="h3" />
            </span>
          )}
          <MainButton way={way} loading={making} size="large" />
        </StickyAction>
      )}
    </form>
  );
}

/** In the head: that the unfinished form is safe. Never a notification. */
function KeptState({ savedAt, failure }: { savedAt: number | null; failure: unknown }) {
  if (failure !== null) {
    // As many forms as one may have say so themselves.
    const [sentence] = isApiError(failure) ? (failure.failure.errors?.key ?? []) : [];
    return (
      <Line role="status" color="warning">
        {sentence ?? <FormattedMessage {...messages.notKept} />}
      </Line>
    );
  }
  if (savedAt === null) return null;
  return (
    <Line>
      <chakra.span color="success" display="flex">
        <Icon of={CheckIcon} />
      </chakra.span>
      <FormattedMessage {...messages.kept} values={{ time: formatTime(new Date(savedAt).toISOString()) }} />
    </Line>
  );
}
