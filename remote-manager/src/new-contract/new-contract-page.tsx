import { type ReactNode, useState } from 'react';
import type { Draft, StaffContract } from 'shared-api/entities';
import { useApi } from 'shared-api/react';
import {
  DealerBackOffice,
  isNewContractForm,
  NoStore,
  newFormKey,
  RecordSkeleton,
  useOwnStores,
  useUnfinishedFormsAwaited,
} from 'shared-staff';
import { Note, PageHeader } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { PageFailure } from 'shared-ui/data';
import { FormProvider } from 'shared-ui/forms';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { useQuery } from 'shared-ui/query';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { paths } from '../common/paths';
import { ContractForm } from './contract-form';
import type { Purpose } from './form/form-schema';
import { useNewContract } from './form/use-new-contract';
import { messages } from './messages';

/** What the server keeps under a form's name; null when there is nothing. Asked once, when the page opens. */
function useSavedDraft(key: string) {
  const drafts = useApi().accountDesk;
  return useQuery({
    queryKey: ['account', 'draft', key],
    queryFn: async () => (await drafts.getDraft({ params: { key } }, { quiet: true, background: true })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The list in which drafts are looked for, with the forms to complete above it. */
const drafts = 'status=DRAFT';

/**
 * A contract written by a dealer: `?modulo=` takes a form up that was begun, `?kind=rental` begins with rentals,
 * `?vin=` with a car.
 */
export function NewContractPage() {
  const [query] = useSearchParams();
  const formKey = query.get('modulo');
  const { data: stores } = useOwnStores();
  if (stores?.length === 0) return <NobodysForm />;
  return (
    <DealerBackOffice>
      {formKey === null ? <BlankForm key={query.toString()} /> : <KeptForm key={formKey} formKey={formKey} />}
    </DealerBackOffice>
  );
}

/** A contract needs a dealer: who is attached to none would fill a form in that nobody takes. */
function NobodysForm() {
  const intl = useIntl();
  return (
    <>
      <PageHeader
        crumbs={[
          { label: intl.formatMessage(messages.contracts), to: paths.contracts },
          { label: intl.formatMessage(messages.title) },
        ]}
        title={<FormattedMessage {...messages.title} />}
      />
      <Panel bare>
        <NoStore />
      </Panel>
    </>
  );
}

function BlankForm({ note }: { note?: ReactNode }) {
  const [formKey] = useState(newFormKey);
  const awaited = useUnfinishedFormsAwaited();
  if (awaited) return <FormSkeleton />;
  return <NewContract formKey={formKey} earlier={null} note={note} />;
}

function KeptForm({ formKey }: { formKey: string }) {
  const intl = useIntl();
  const { data, error, refetch, isFetching } = useSavedDraft(formKey);
  const awaited = useUnfinishedFormsAwaited();
  if (awaited) return <FormSkeleton />;
  if (data && isNewContractForm(formKey)) return <NewContract formKey={formKey} earlier={data} />;
  if (data !== undefined)
    return (
      <BlankForm
        note={
          <Note tone="info" role="status" marginBottom="24px">
            <FormattedMessage {...messages.gone} />
          </Note>
        }
      />
    );
  if (error)
    return (
      <PageFailure
        page={<FormattedMessage {...messages.title} />}
        crumbs={[
          { label: intl.formatMessage(messages.contracts), to: paths.contracts },
          { label: intl.formatMessage(messages.title) },
        ]}
        title={<FormattedMessage {...messages.failed} />}
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  return <FormSkeleton />;
}

function FormSkeleton() {
  return <RecordSkeleton label={useIntl().formatMessage(messages.loading)} />;
}

interface NewContractProps {
  formKey: string;
  earlier: Draft | null;
  note?: ReactNode;
}

/** The form, from what was kept of it; anew once another page's state of it is taken instead. */
function NewContract({ earlier, ...rest }: NewContractProps) {
  const [taken, setTaken] = useState(earlier);
  return <FormFrom key={taken?.updated_at} earlier={taken} onTake={setTaken} {...rest} />;
}

interface FormFromProps extends NewContractProps {
  onTake(draft: Draft): void;
}

function FormFrom({ formKey, earlier, note, onTake }: FormFromProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const entry = useNewContract({
    kind: query.get('kind') === 'rental' ? 'rental' : 'care',
    vin: query.get('vin') ?? '',
    formKey,
    earlier,
    onMade: leadOn,
    onKept: () => navigate(paths.list(drafts)),
  });

  function leadOn({ contract_uid }: StaffContract, purpose: Purpose) {
    navigate(purpose === 'counter' ? paths.counter(contract_uid) : paths.contract(contract_uid));
  }

  return (
    <FormProvider {...entry.form}>
      <ContractForm entry={entry} note={note} onTake={onTake} />
    </FormProvider>
  );
}
