import { useIntl } from 'shared-ui/intl';
import { useNavigate } from 'shared-ui/router';
import { useShortcuts } from 'shared-ui/work';
import { messages } from './messages';
import { paths } from './paths';

/** `n` begins a contract, from wherever contracts are worked through. */
export function useNewContractKey(): void {
  const intl = useIntl();
  const navigate = useNavigate();
  useShortcuts([
    { keys: 'n', label: intl.formatMessage(messages.newContract), run: () => void navigate(paths.newContract) },
  ]);
}
