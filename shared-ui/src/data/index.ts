/** The door to forms (react-hook-form), and what every call to the server needs around it. */
export {
  type Control,
  Controller,
  type ControllerRenderProps,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type Resolver,
  type SubmitErrorHandler,
  type SubmitHandler,
  type UseFormReturn,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { applyServerErrors, type ServerErrors } from './apply-server-errors';
export { ErrorSummary, type SummarisedError } from './error-summary';
export { failureText, waitText } from './failures';
export { PasswordField } from './password-field';
export { type FormSchema, schemaResolver, useSchemaResolver } from './schema-resolver';
export { useFormFailure } from './use-form-failure';
export { useKeptKey } from './use-kept-key';
export { useNow } from './use-now';
export { useSettled } from './use-settled';
