/** What every call to the server needs around it: failures as sentences, and on the form that asked for it. */
export { applyServerErrors } from './apply-server-errors';
export { ErrorSummary, type SummarisedError } from './error-summary';
export { failureText } from './failures';
export { FormNotes } from './form-notes';
export { bothChecked, judgedTogether } from './judged-together';
export { afresh, keepTypedSince } from './keep-typed-since';
export { PageFailure } from './page-failure';
export { PasswordField } from './password-field';
export { QueryFailure } from './query-failure';
export { type Checked, type FormSchema, useCheckResolver, useSchemaResolver } from './schema-resolver';
export { showRefusal } from './show-refusal';
export { useFailure } from './use-failure';
export { useFormFailure } from './use-form-failure';
export { useIdempotencyKey } from './use-idempotency-key';
export { useNow } from './use-now';
export { useOneAtATime } from './use-one-at-a-time';
export { otherComuni, usePlaceProposal } from './use-place-proposal';
export { useSettled } from './use-settled';
