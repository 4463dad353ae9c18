import type { StaffContract } from 'shared-api/entities';
import { DealerDesk } from 'shared-desk';
import { FormProvider } from 'shared-ui/forms';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { paths } from '../common/paths';
import { ContractForm } from './contract-form';
import type { Purpose } from './form/form-schema';
import { useNewContract } from './form/use-new-contract';

/** A contract written at the dealer's desk; `?kind=rental` begins with rentals. */
export function NewContractPage() {
  return (
    <DealerDesk>
      <NewContract />
    </DealerDesk>
  );
}

function NewContract() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const entry = useNewContract(query.get('kind') === 'rental' ? 'rental' : 'care', leadOn);

  function leadOn({ contract_uid }: StaffContract, purpose: Purpose) {
    navigate(purpose === 'counter' ? paths.counter(contract_uid) : paths.contract(contract_uid));
  }

  return (
    <FormProvider {...entry.form}>
      <ContractForm entry={entry} />
    </FormProvider>
  );
}
