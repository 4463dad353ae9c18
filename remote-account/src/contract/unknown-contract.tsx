import { ButtonLink, PageHeader } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../common/paths';
import { messages } from './messages';

/** Unknown, deleted and somebody else's: one and the same page. */
export function UnknownContract() {
  return (
    <>
      <PageHeader
        title={<FormattedMessage {...messages.unknown} />}
        lead={<FormattedMessage {...messages.unknownText} />}
      />
      <ButtonLink to={paths.contracts}>
        <FormattedMessage {...messages.unknownAction} />
      </ButtonLink>
    </>
  );
}
