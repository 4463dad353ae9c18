import { sha256 } from '../../platform/keys';
import type { OpenFile, Storage } from '../../platform/storage';
import type { FormLibrary } from './form-library';
import type { SealSigner } from './operator-seal';
import {
  type BuiltInFormContent,
  type Evidence,
  type FormValues,
  fillForm,
  fillPreview,
  type SealedDocument,
  sealDocument,
  type TimeStampService,
} from './pdf';

export interface FormRequest {
  /** The package type's code. */
  readonly type: string;
  /** For the built-in form: what is sold, and what the contract does without. */
  readonly content: BuiltInFormContent;
  readonly values: FormValues;
  /** The form that `sign` froze; without it the type's present one. */
  readonly frozen?: { readonly formId: string | null };
}

export interface KeptFile {
  readonly storageKey: string;
  readonly sha256: string;
  readonly size: number;
}

export interface FilledForm extends KeptFile {
  readonly formId: string | null;
}

export interface SealedFile extends KeptFile {
  readonly seal: Pick<
    SealedDocument,
    'level' | 'shownLength' | 'shownSha256' | 'certificateSha256' | 'timeStampFailure'
  >;
}

/** Makes, seals and keeps the files of contracts. Files are written before any row names them. */
export interface DocumentsService {
  /** @throws FillError naming the field that a form cannot hold */
  fill(request: FormRequest): Promise<FilledForm>;
  /** The form as it would be filled, marked 'Anteprima'; kept nowhere. */
  preview(request: FormRequest): Promise<Uint8Array>;
  /** Seals a kept file; `evidence` makes the page of proof, without it there is only the seal. @throws SealError */
  seal(storageKey: string, evidence: Evidence | null, at: Date): Promise<SealedFile>;
  keep(bytes: Uint8Array): Promise<KeptFile>;
  read(storageKey: string): Promise<Buffer>;
  /** A kept file piece by piece, for those who pass it on. */
  open(storageKey: string): Promise<OpenFile>;
  /** Once no row names the file any more. */
  remove(storageKey: string): Promise<void>;
}

export interface DocumentsParts {
  readonly storage: Storage;
  readonly forms: FormLibrary;
  readonly signer: SealSigner;
  readonly timeStampService: TimeStampService | null;
}

export function createDocumentsService({ storage, forms, signer, timeStampService }: DocumentsParts): DocumentsService {
  async function keep(bytes: Uint8Array): Promise<KeptFile> {
    const hash = sha256(bytes);
    const storageKey = `documents/${hash.slice(0, 2)}/${hash}.pdf`;
    await storage.put(storageKey, Buffer.from(bytes));
    return { storageKey, sha256: hash, size: bytes.length };
  }

  return {
    keep,
    read: (storageKey) => storage.get(storageKey),
    open: (storageKey) => storage.open(storageKey),
    remove: (storageKey) => storage.remove(storageKey),
    async fill({ type, content, values, frozen }) {
      const form = await forms.formOf(type, content, frozen);
      return { ...(await keep(await fillForm({ form: form.bytes, values }))), formId: form.formId };
    },
    async preview({ type, content, values, frozen }) {
      const form = await forms.formOf(type, content, frozen);
      return fillPreview({ form: form.bytes, values });
    },
    async seal(storageKey, evidence, at) {
      const shown = await storage.get(storageKey);
      const { bytes, level, shownLength, shownSha256, certificateSha256, timeStampFailure } = await sealDocument({
        shown,
        evidence,
        signer,
        signingTime: at,
        ...(timeStampService === null ? {} : { timeStampService }),
      });
      return { ...(await keep(bytes)), seal: { level, shownLength, shownSha256, certificateSha256, timeStampFailure } };
    },
  };
}
