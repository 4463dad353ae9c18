import { chakra, type HTMLChakraProps } from 'shared-ui/chakra';
import { formatMoney } from '../format';

const Base = chakra('span', { base: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } });

interface MoneyProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  /** The API's decimal string, or integer cents. */
  amount: string | number;
}

/** "1.180,00 €" in tabular figures. */
export function Money({ amount, ...rest }: MoneyProps) {
  return <Base {...rest}>{formatMoney(amount)}</Base>;
}
