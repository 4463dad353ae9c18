import {
  bookletMark,
  type CarField,
  type CustomerField,
  contractFieldRules,
  type StaffContract,
} from 'shared-api/entities';
import { chakra } from 'shared-ui';
import { FieldCell } from 'shared-ui/components';
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
  return (
    <FieldCell label={fieldLabel(field, intl)} code={bookletMark(field)} span={span}>
      <chakra.span fontFamily={contractFieldRules[field].kind === 'code' ? 'mono' : undefined}>
        {fieldText(field, contract[field], intl) || '–'}
      </chakra.span>
    </FieldCell>
  );
}
