import { sha256 } from '../../platform/keys';
import type { OpenFile, Storage } from '../../platform/storage';
import type { Workers } from '../../platform/workers';
import type { FormLibrary } from './form-library';
import type { SealSigner } from './operator-seal';
import type {
  BuiltInFormContent,
  Evidence,
  FormInspection,
  FormValues,
  PaymentFacts,
  SealedDocument,
  SealRequest,
  TimeStampService,
  WithdrawalFacts,
} from './pdf';
import { serveSigner } from './seal/remote-signer';
import { documentTasks } from './tasks';

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

/**
 * Makes, seals and keeps the files of contracts. Files are written before any row names them. Whatever is made of a PDF
 * may be refused as `unavailable` while too much is waiting.
 */
export interface DocumentsService {
  /** @throws FillError naming the field that a form cannot hold */
  fill(request: FormRequest): Promise<FilledForm>;
  /** The form as it would be filled, marked 'Anteprima'; kept nowhere. */
  preview(request: FormRequest): Promise<Uint8Array>;
  /** Seals a kept file; `evidence` makes the page of proof, without it there is only the seal. @throws SealError */
  seal(storageKey: string, evidence: Evidence | null, at: Date): Promise<SealedFile>;
  keepPaymentReceipt(facts: PaymentFacts): Promise<KeptFile>;
  keepWithdrawalReceipt(facts: WithdrawalFacts): Promise<KeptFile>;
  /** Looks an uploaded form over. @throws FormError when contracts cannot be made of it */
  inspectForm(bytes: Uint8Array): Promise<FormInspection>;
  read(storageKey: string): Promise<Buffer>;
  /** A kept file piece by piece, for those who pass it on. */
  open(storageKey: string): Promise<OpenFile>;
  /** Once no row names the file any more. */
  remove(storageKey: string): Promise<void>;
}

export interface DocumentsParts {
  readonly storage: Storage;
  readonly forms: FormLibrary;
  readonly workers: Workers;
  readonly signer: SealSigner;
  readonly timeStampService: TimeStampService | null;
}

export function createDocumentsService({
  storage,
  forms,
  workers,
  signer,
  timeStampService,
}: DocumentsParts): DocumentsService {
  async function keep(bytes: Uint8Array): Promise<KeptFile> {
    const hash = sha256(bytes);
    const storageKey = `documents/${hash.slice(0, 2)}/${hash}.pdf`;
    await storage.put(storageKey, Buffer.from(bytes));
    return { storageKey, sha256: hash, size: bytes.length };
  }

  /** The key stays here: the thread that seals asks for the signature. */
  async function sealOver(request: Omit<SealRequest, 'signer'>): Promise<SealedDocument> {
    const served = serveSigner(signer);
    try {
      const { remote } = served;
      return await workers.run(documentTasks.seal, { ...request, signer: remote }, [remote.port]);
    } finally {
      served.close();
    }
  }

  return {
    keepPaymentReceipt: async (facts) => keep(await workers.run(documentTasks.paymentReceipt, facts)),
    keepWithdrawalReceipt: async (facts) => keep(await workers.run(documentTasks.withdrawalReceipt, facts)),
    inspectForm: (bytes) => workers.run(documentTasks.inspectForm, bytes),
    read: (storageKey) => storage.get(storageKey),
    open: (storageKey) => storage.open(storageKey),
    remove: (storageKey) => storage.remove(storageKey),
    async fill({ type, content, values, frozen }) {
      const form = await forms.formOf(type, content, frozen);
      const filled = await workers.run(documentTasks.fill, { form: form.bytes, values });
      return { ...(await keep(filled)), formId: form.formId };
    },
    async preview({ type, content, values, frozen }) {
      const form = await forms.formOf(type, content, frozen);
      return workers.run(documentTasks.preview, { form: form.bytes, values });
    },
    async seal(storageKey, evidence, at) {
      const shown = await storage.get(storageKey);
      const sealed = await sealOver({
        shown,
        evidence,
        signingTime: at,
        ...(timeStampService === null ? {} : { timeStampService }),
      });
      const { bytes, level, shownLength, shownSha256, certificateSha256, timeStampFailure } = sealed;
      return { ...(await keep(bytes)), seal: { level, shownLength, shownSha256, certificateSha256, timeStampFailure } };
    },
  };
}
