/** The entry point of forms (react-hook-form). Loaded with the first page that has one. */
export {
  Controller,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  FormProvider,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useController,
  useFormContext,
  useWatch,
} from 'react-hook-form';
export { useForm } from './use-form';
