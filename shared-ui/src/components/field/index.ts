export { FieldMessage } from './field-message';
export { type FieldFrame, FormField, labelId } from './form-field';
export { type Option, SelectField } from './select-field';
export { TextAreaField } from './text-area-field';
export { TextField, type TextFieldProps } from './text-field';
