import { ButtonLink, chakra, EmptyState, Heading } from 'shared-ui';
import { Panel } from 'shared-ui/components';
import { FormattedMessage } from 'shared-ui/intl';
import { paths } from '../../common/paths';
import { messages } from './messages';

const Place = chakra('div', { base: { padding: { base: '24px 16px', md: '32px' } } });

/** Unknown, deleted and another dealer's contract look alike, as on the contract's page. */
export function CounterGone() {
  return (
    <Place>
      <Heading level={1} tabIndex={-1} marginBottom="24px">
        <FormattedMessage {...messages.gone} />
      </Heading>
      <Panel bare>
        <EmptyState
          title={<FormattedMessage {...messages.goneTitle} />}
          action={
            <ButtonLink to={paths.contracts}>
              <FormattedMessage {...messages.toList} />
            </ButtonLink>
          }
        >
          <FormattedMessage {...messages.goneText} />
        </EmptyState>
      </Panel>
    </Place>
  );
}
