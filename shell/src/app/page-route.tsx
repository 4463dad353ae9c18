import { useIntl } from 'shared-ui/intl';
import { type ShellPage, shellVersion } from '../registry/registry-store';
import { RoutedPage } from './routed-page';

/** A page of the shell with its title. */
export function PageRoute({ page: { path, title, Page } }: { page: ShellPage }) {
  const { formatMessage } = useIntl();
  return (
    <RoutedPage title={formatMessage(title)} area="shell" version={shellVersion()} pattern={path}>
      <Page />
    </RoutedPage>
  );
}
