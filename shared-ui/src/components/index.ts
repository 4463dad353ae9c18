/**
 * What nothing on the page has to have in common: without state, and not needed by the shell's first script. It is compiled
 * into whoever uses it, part by part; what it needs of the core it takes by the core's entry points. Bigger components have entry points of
 * their own beside this one.
 */
export { CellComb, CodeField, CodeTimer, useSecondsLeft, VIN_GROUPS, VinField, wasReloaded } from './cells';
export { Checkbox } from './checkbox';
export { Radio, RadioCard, RadioCardGroup, RadioCards, radioDot, Switch } from './choices';
export { DealerList, type DealerRow } from './dealers';
export { Disclosure } from './disclosure';
export { FieldMessage, type Option, SelectField, TextAreaField, TextField } from './field';
export { isFocusLost, useFocusBack, useFocusOnward, useFocusUp } from './focus';
export { FieldCell, FieldGrid, Panel, PanelBody, twoColumns, ZipAndCity } from './panel';
export { CarPlate, PlateInput } from './plate';
export {
  CountdownBadge,
  type RailEnd,
  type RailStep,
  STATUS_ORDER,
  type Status,
  StatusBars,
  StatusCells,
  StatusChip,
  statusNames,
} from './status';
export { Steps } from './steps';
export { MobileSummaryBar, type Price, type SummaryCar, SummaryCard, type SummaryRow, SummaryRows } from './summary';
export { Cut, CutLink, cellByKey, YesNoSign } from './table-cells';
export { type ToastData, Toaster } from './toast';
export { CopyButton, copyText, DateText, Fingerprint, Money, Whole } from './values';
