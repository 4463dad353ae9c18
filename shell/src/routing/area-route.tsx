import { areaAt } from 'shared-api/host';
import { useIntl } from 'shared-ui/intl';
import { useLocation } from 'shared-ui/router';
import { NotFoundPage } from '../errors/not-found-page';
import { AreaOutlet } from '../remotes/area-outlet';
import { Arrival } from './arrival';
import { messages } from './messages';
import { useSite } from './site';

/** Every address that is not the shell's own belongs to an area, or to nobody. */
export function AreaRoute() {
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  const area = areaAt(useSite().areas, pathname);
  return area ? (
    <AreaOutlet area={area} />
  ) : (
    <Arrival title={formatMessage(messages.missing)} area="shell" version={__APP_VERSION__} pattern="*">
      <NotFoundPage />
    </Arrival>
  );
}
