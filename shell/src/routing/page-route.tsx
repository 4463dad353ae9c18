import { useIntl } from 'shared-ui/intl';
import { Arrival } from './arrival';
import type { ShellPage } from './shell-pages';

/** A page of the shell with its title. */
export function PageRoute({ page: { path, title, Page } }: { page: ShellPage }) {
  const { formatMessage } = useIntl();
  return (
    <Arrival title={formatMessage(title)} area="shell" version={__APP_VERSION__} pattern={path}>
      <Page />
    </Arrival>
  );
}
