import type { FieldFrame } from './form-field';

/** Takes a field's props apart: what its frame shows, and what its control carries. */
export function splitFrame<Props extends FieldFrame>(props: Props): [FieldFrame, Omit<Props, keyof FieldFrame>] {
  const { label, hint, error, warning, beside, code, required, optional, id, ...control } = props;
  return [{ label, hint, error, warning, beside, code, required, optional, id }, control];
}
