import { Button, chakra, IconButton, Note } from 'shared-ui';
import { TextField } from 'shared-ui/components';
import { CloseIcon, Icon, LocateIcon, SearchIcon } from 'shared-ui/icons';
import { FormattedMessage, useIntl } from 'shared-ui/intl';
import { messages } from './messages';
import type { DealerSearch } from './use-dealer-search';

const Row = chakra('div', {
  base: { display: 'grid', gap: '12px', alignItems: 'end', gridTemplateColumns: { base: '1fr', sm: '1fr 230px' } },
});

/** Search by words, or by the person's place when they allow it. */
export function DealerSearchFields({ search }: { search: DealerSearch }) {
  const intl = useIntl();
  return (
    <>
      <Row>
        <TextField
          label={intl.formatMessage(messages.search)}
          type="text"
          inputMode="search"
          autoComplete="postal-code"
          value={search.search}
          onChange={(event) => search.setSearch(event.target.value)}
          before={<Icon of={SearchIcon} />}
          after={
            search.search && (
              <IconButton
                icon={CloseIcon}
                size="control"
                label={intl.formatMessage(messages.clear)}
                onClick={() => search.setSearch('')}
              />
            )
          }
        />
        <Button
          onClick={search.askPosition}
          loading={search.locate === 'asking'}
          loadingText={<FormattedMessage {...messages.locating} />}
        >
          <Icon of={LocateIcon} size={20} />
          <FormattedMessage {...messages.locate} />
        </Button>
      </Row>
      {search.locate === 'denied' && (
        <Note tone="warning" role="status" marginTop="12px">
          <FormattedMessage {...messages.locateDenied} />
        </Note>
      )}
    </>
  );
}
