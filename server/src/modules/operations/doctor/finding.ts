import { type Text, t } from '../../../platform/i18n';

/** `fault`: the product does not work, or loses something. `doubt`: it works, and hardly anybody wants it so. */
type Weight = 'well' | 'doubt' | 'fault';

/** What was found about one part of an installation, in a sentence that says what to do. */
export interface Finding {
  readonly weight: Weight;
  readonly text: string;
}

const of =
  (weight: Weight) =>
  (text: Text, values?: Parameters<typeof t>[1]): Finding => ({ weight, text: t(text, values) });

export const well = of('well');
export const doubt = of('doubt');
export const fault = of('fault');
