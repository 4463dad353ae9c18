/** The door to forms (react-hook-form). */
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
export { type FormSchema, schemaResolver, useSchemaResolver } from './schema-resolver';
