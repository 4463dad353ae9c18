import { areaAt } from 'shared-api/host';
import { useIntl } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { NotFoundPage } from '../errors/not-found-page';
import { AreaOutlet } from '../loader/area-outlet';
import { messages } from '../navigation/messages';
import { shellVersion } from '../registry/registry-store';
import { useRegistry } from '../registry/use-registry';
import { AreaPage } from './area-page';
import { RoutedPage } from './routed-page';

/** Every address that is not the shell's own belongs to an area, or to nobody. */
export function AreaRoute() {
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  const area = areaAt(useRegistry().areas, pathname);
  return area ? (
    <AreaOutlet area={area}>{(loading) => <AreaPage area={area} loading={loading} />}</AreaOutlet>
  ) : (
    <RoutedPage title={formatMessage(messages.missing)} area="shell" version={shellVersion()} pattern="*">
      <NotFoundPage />
    </RoutedPage>
  );
}
