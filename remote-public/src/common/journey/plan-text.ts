import { formatKm, formatMonths } from 'shared-ui/format';
import type { IntlShape } from 'shared-ui/intl';
import { messages } from './messages';

interface Plan {
  readonly mantenance_number: number;
  readonly mantenance_duration: number;
  readonly mantenance_km: number;
}

/** "3 tagliandi, 36 mesi, 60.000 km". */
export function planText(plan: Plan, intl: IntlShape): string {
  return intl.formatMessage(messages.plan, {
    services: plan.mantenance_number,
    months: formatMonths(plan.mantenance_duration),
    km: formatKm(plan.mantenance_km),
  });
}
