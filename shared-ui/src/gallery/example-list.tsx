import { CopyIcon, DeleteIcon, DownloadIcon, EditIcon, EyeIcon, SendIcon } from '../components/icons';
import { CarPlate } from '../components/plate';
import { CountdownBadge, STATUS_ORDER, StatusChip } from '../components/status';
import { Money } from '../components/values';
import type { FilterField } from '../components/work';
import { TextLink } from '../link';
import type { MenuItem } from '../menu';
import type { DataColumn } from '../table';
import type { Contract } from './example-contracts';
import { now } from './example-data';

export const filters: readonly FilterField[] = [
  { kind: 'choice', field: 'status', label: 'Stato', options: STATUS_ORDER.map((value) => ({ value, label: value })) },
  {
    kind: 'multi',
    field: 'type',
    label: 'Tipo',
    options: [
      { value: 'tagliandi', label: 'Tagliandi' },
      { value: 'garanzia', label: 'Garanzia' },
      { value: 'completo', label: 'Completo' },
    ],
  },
  { kind: 'dates', field: 'created_at', label: 'Creato' },
  { kind: 'money', field: 'total', label: 'Totale' },
  { kind: 'yesNo', field: 'refund', label: 'Da rimborsare' },
];

export const columns: DataColumn<Contract>[] = [
  {
    key: 'code',
    header: 'Codice',
    width: 128,
    sort: 'code',
    cell: ({ code }) => (
      <TextLink to={`?${code}`} code>
        {code}
      </TextLink>
    ),
  },
  { key: 'status', header: 'Stato', width: 128, cell: ({ status }) => <StatusChip status={status} /> },
  {
    key: 'until',
    header: 'Si elimina',
    width: 112,
    sort: 'days_left',
    cell: ({ until }) => <CountdownBadge until={until} now={now} />,
  },
  { key: 'name', header: 'Cliente', width: 176, cell: ({ name }) => name },
  {
    key: 'car',
    header: 'Veicolo',
    cell: ({ plate, model }) => (
      <>
        <CarPlate plate={plate} size={22} /> {model}
      </>
    ),
  },
  {
    key: 'total',
    header: 'Totale',
    width: 88,
    align: 'end',
    sort: 'total',
    cell: ({ total }) => <Money amount={total} />,
  },
];

/** What an example does when it is pressed. */
export const nothing = () => undefined;

export function menuOf({ status }: Contract): MenuItem[] {
  return [
    { key: 'view', label: 'Apri', icon: EyeIcon, command: 'Invio', onSelect: nothing },
    { key: 'edit', label: 'Modifica', icon: EditIcon, command: 'E', onSelect: nothing },
    { key: 'pdf', label: 'Scarica il PDF', icon: DownloadIcon, command: 'D', onSelect: nothing },
    {
      key: 'send',
      label: 'Reinvia SMS',
      icon: SendIcon,
      command: 'R',
      onSelect: nothing,
      apart: true,
      impossible: status === 'PAID' ? 'Il contratto è già pagato.' : undefined,
    },
    { key: 'copy', label: 'Duplica', icon: CopyIcon, onSelect: nothing },
    { key: 'delete', label: 'Elimina', icon: DeleteIcon, onSelect: nothing, apart: true, danger: true },
  ];
}
