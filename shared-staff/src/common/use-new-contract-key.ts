import { useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { useShortcuts } from 'shared-ui/work';
import { useBackOffice } from './back-office/back-office-provider';
import { messages } from './messages';

/** `n` begins a contract, from wherever contracts are worked through by who may begin one. */
export function useNewContractKey(): void {
  const { dealer } = useBackOffice();
  const intl = useIntl();
  const navigate = useNavigate();
  const newContract = dealer?.paths.newContract;
  useShortcuts(
    newContract
      ? [{ keys: 'n', label: intl.formatMessage(messages.newContract), run: () => void navigate(newContract) }]
      : [],
  );
}
