import {
  bookletMark,
  type CarField,
  type CustomerField,
  contractFieldRules,
  type StaffContract,
} from 'shared-api/entities';
import { FieldCell, Whole } from 'shared-ui/components';
import { useIntl } from 'shared-ui/intl';
import { fieldLabel } from '../fields/field-labels';
import { fieldText } from '../fields/field-text';

interface StatedCellProps {
  contract: StaffContract;
  field: CarField | CustomerField;
  span: 3 | 6 | 12;
}

/** A field of the table as the panels show it; a dash where nothing was stated. */
export function StatedCell({ contract, field, span }: StatedCellProps) {
  const intl = useIntl();
  const text = fieldText(field, contract[field], intl) || '–';
  return (
    <FieldCell label={fieldLabel(field, intl)} code={bookletMark(field)} span={span}>
      {contractFieldRules[field].kind === 'code' ? <Whole fontFamily="mono">{text}</Whole> : text}
    </FieldCell>
  );
}
