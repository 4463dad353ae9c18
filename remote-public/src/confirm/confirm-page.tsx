import { customerContractKey, useApi } from 'shared-api/react';
import { useQuery } from 'shared-ui/query';
import { Navigate, useParams } from 'shared-ui/router';
import { type FunnelState, isSigned } from '../common/funnel/funnel-state';
import { contractPath } from '../common/funnel/paths';
import { useFunnel } from '../common/funnel/use-funnel';
import { JourneyGate } from '../common/journey/journey-gate';
import { useRecordStep } from '../common/use-record-step';
import { ConfirmForm } from './confirm-form';

/** The last step before the contract. A contract that this journey has made is gone on with until it is signed. */
export function ConfirmPage() {
  useRecordStep('confirm');
  const { vin } = useParams();
  const { state } = useFunnel();
  const { contract_uid, contract_base } = state;
  if (contract_uid !== null && state.vin === vin && isSigned(state)) {
    return <Navigate to={contractPath(contract_uid, contract_base)} replace />;
  }
  return <JourneyGate step="confirm">{(state) => <Confirm state={state} />}</JourneyGate>;
}

function Confirm({ state }: { state: FunnelState }) {
  const api = useApi();
  const { contract_uid, contract_base } = state;
  const { data } = useQuery({
    queryKey: customerContractKey({ contractUid: contract_uid ?? '', base: '/public' }),
    queryFn: async () =>
      (await api.public.getContract({ params: { contract_uid: contract_uid ?? '' } }, { quiet: true })).data,
    enabled: contract_uid !== null,
    retry: false,
  });

  if (contract_uid && data?.signed_at) return <Navigate to={contractPath(contract_uid, contract_base)} replace />;
  return <ConfirmForm state={state} goingOn={(contract_uid && data) || null} />;
}
