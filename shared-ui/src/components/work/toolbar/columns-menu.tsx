import { Button } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { ColumnsIcon, Icon } from '../../icons';
import { LateMenu } from '../late/late-menu';
import type { ColumnChoices } from './columns-list';
import { messages } from './messages';

const loadList = async () => (await import('./columns-list')).ColumnsList;

/** "Colonne": which columns a table shows. */
export function ColumnsMenu(choices: ColumnChoices) {
  return (
    <LateMenu
      load={loadList}
      trigger={
        <Button>
          <Icon of={ColumnsIcon} />
          <FormattedMessage {...messages.columns} />
        </Button>
      }
      menu={choices}
    />
  );
}
