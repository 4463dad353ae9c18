import { task } from '../../platform/workers';
import type { BuiltInFormContent } from './form/form-content';
import {
  builtInForm,
  FillError,
  FormError,
  fillForm,
  fillPreview,
  formFields,
  misfits,
  paymentReceipt,
  SealError,
  type SealRequest,
  sealDocument,
  withdrawalReceipt,
} from './pdf';
import { type RemoteSigner, signerOver } from './seal/remote-signer';

interface BuiltInFormRequest {
  readonly content: BuiltInFormContent;
  readonly now: Date;
}

type SealOverPort = Omit<SealRequest, 'signer'> & { readonly signer: RemoteSigner };

/** What is made of PDFs while somebody waits: each takes a thread for 10 to 150 ms. */
export const documentTasks = {
  builtInForm: task('built-in-form', ({ content, now }: BuiltInFormRequest) => builtInForm(content, now)),
  inspectForm: task('inspect-form', formFields, [FormError]),
  misfits: task('misfits', misfits),
  fill: task('fill-form', fillForm, [FillError]),
  preview: task('fill-preview', fillPreview, [FillError]),
  seal: task(
    'seal-document',
    ({ signer, ...request }: SealOverPort) => sealDocument({ ...request, signer: signerOver(signer) }),
    [SealError],
  ),
  paymentReceipt: task('payment-receipt', paymentReceipt),
  withdrawalReceipt: task('withdrawal-receipt', withdrawalReceipt),
};
