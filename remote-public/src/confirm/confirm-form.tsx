import { useId } from 'react';
import type { CustomerContract } from 'shared-api/entities';
import { Button, Note } from 'shared-ui';
import { MobileSummaryBar, Panel, SummaryCard } from 'shared-ui/components';
import { ErrorSummary } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage } from 'shared-ui/intl';
import type { FunnelState } from '../common/funnel/funnel-state';
import { JourneyFrame } from '../common/journey/journey-frame';
import { summaryCar, useShownPrice, useSummaryRows } from '../common/journey/use-summary';
import { AddressFields } from './address-fields';
import { ConsentFields } from './consent-fields';
import { labelledFields } from './customer-form';
import { messages } from './messages';
import { SignInPlace } from './sign-in-place';
import { useConfirmForm } from './use-confirm-form';
import { WhoFields } from './who-fields';

interface ConfirmFormProps {
  state: FunnelState;
  /** The contract that this journey has already made. */
  goingOn: CustomerContract | null;
}

/** The person's data and consents. Nothing is signed here: the next page shows the contract. */
export function ConfirmForm({ state, goingOn }: ConfirmFormProps) {
  const formId = useId();
  const { form, submit, failure, summary, saving } = useConfirmForm(state);
  const rows = useSummaryRows(state, 'confirm');
  const price = useShownPrice(state);
  const next = (
    <Button type="submit" form={formId} look="solid" wide loading={saving}>
      <FormattedMessage {...messages.next} />
    </Button>
  );

  function goTo(name: string) {
    const found = labelledFields.find(({ field }) => field === name);
    if (found) form.setFocus(found.field);
  }

  return (
    <JourneyFrame
      state={state}
      current={3}
      title={<FormattedMessage {...messages.title} />}
      lead={<FormattedMessage {...messages.lead} />}
      summary={
        <SummaryCard
          car={summaryCar(state)}
          rows={rows}
          price={price}
          action={next}
          note={<FormattedMessage {...messages.nextNote} />}
        />
      }
      bar={<MobileSummaryBar total={state.offer?.total}>{next}</MobileSummaryBar>}
    >
      {goingOn && (
        <Note tone="info" marginBottom="24px">
          <FormattedMessage {...messages.goingOn} values={{ code: goingOn.code }} />
        </Note>
      )}
      <ErrorSummary errors={summary} onGo={goTo} />
      {failure && (
        <Note tone="error" role="alert" marginBottom="24px">
          {failure}
        </Note>
      )}
      <SignInPlace />
      <Panel>
        <FormProvider {...form}>
          <form id={formId} onSubmit={submit} noValidate>
            <WhoFields goingOn={goingOn} />
            <AddressFields />
            <ConsentFields />
          </form>
        </FormProvider>
      </Panel>
    </JourneyFrame>
  );
}
