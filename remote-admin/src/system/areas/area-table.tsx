import { chakra, VisuallyHidden } from 'shared-ui';
import { FormattedMessage } from 'shared-ui/intl';
import { AreaRow } from './area-row';
import { messages } from './messages';
import type { ShownArea } from './shown-area';

const Table = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    textStyle: 'small',
    '& th, & td': { paddingInline: '8px', textAlign: 'start', verticalAlign: 'middle' },
    '& th:first-of-type': { paddingInlineStart: '24px' },
    '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: '24px' },
    '& thead th': { height: '36px', textStyle: 'tableHead', color: 'fg.muted' },
  },
});
/** In percent of the panel. */
const columns = [
  { message: messages.area, width: 14 },
  { message: messages.live, width: 17 },
  { message: messages.canary, width: 18 },
  { message: messages.failures, width: 20 },
  { message: messages.on, width: 8 },
];

/** The areas on a wide screen, in the server's order. */
export function AreaTable({ areas }: { areas: readonly ShownArea[] }) {
  return (
    <Table>
      <thead>
        <tr>
          {columns.map(({ message, width }) => (
            <th key={message.id} scope="col" style={{ width: `${width}%` }}>
              <FormattedMessage {...message} />
            </th>
          ))}
          <th scope="col">
            <VisuallyHidden>
              <FormattedMessage {...messages.actions} />
            </VisuallyHidden>
          </th>
        </tr>
      </thead>
      {areas.map((shown) => (
        <AreaRow key={shown.area.name} {...shown} />
      ))}
    </Table>
  );
}
