import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { messages } from './messages';

/** That a search found no dealer, with the way to all of them. */
export function NoDealerFound({ search, onShowAll }: { search: string; onShowAll(): void }) {
  return (
    <FormattedMessage
      {...messages.none}
      values={{
        search,
        a: (words) => (
          <Button key="list" look="link" size="control" onClick={onShowAll}>
            {words}
          </Button>
        ),
      }}
    />
  );
}
