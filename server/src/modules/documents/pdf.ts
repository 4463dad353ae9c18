/**
 * The PDF parts of the documents module: pure functions over bytes, without database or HTTP. Time is always given.
 *
 * A contract's way: `builtInForm` or an uploaded form (checked by `formFields`) -> `fillForm` with the contract's
 * values, shown to the customer -> `sealDocument` once the code is confirmed -> `verifySealed` whenever it is asked for.
 */

export type { ConsentFact, Evidence, IdentityFact } from './evidence/evidence';
export { printedChainHead } from './evidence/printed-chain-head';
export type { FormValues } from './fill/composed-values';
export { FillError } from './fill/fill-error';
export { fillForm, fillPreview } from './fill/fill-form';
export { misfits } from './fill/misfits';
export { builtInForm } from './form/built-in-form';
export type { BuiltInFormContent } from './form/form-content';
export { FormError } from './form/form-error';
export { type FormInspection, formFields } from './form/form-fields';
export { sampleContent, sampleValues } from './form/sample-values';
export { type PaymentFacts, paymentReceipt } from './receipt/payment-receipt';
export { type WithdrawalFacts, withdrawalReceipt } from './receipt/withdrawal-receipt';
export { loadP12 } from './seal/p12-signer';
export { type SealedDocument, type SealRequest, sealDocument } from './seal/seal-document';
export { SealError } from './seal/seal-error';
export { createSelfMadeSeal, loadSeal } from './seal/self-made-seal';
export { isStampOf, requestTimeStamp, type TimeStampFailure, type TimeStampService } from './seal/time-stamp';
export { verifySealed } from './verify/verify-sealed';
