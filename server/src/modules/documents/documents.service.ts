import type { Clock } from '../../platform/clock';
import { sha256 } from '../../platform/keys';
import { getByHash, type Storage } from '../../platform/storage';
import type { Workers } from '../../platform/workers';
import { documentKey } from './document-key';
import type { ChosenForm, FormLibrary } from './form-library';
import { guardedStamping } from './guarded-stamping';
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
  /** What is sold, under which clauses, and what the contract does without. */
  readonly content: BuiltInFormContent;
  /** Whether an uploaded form, which does not say what is sold, has it after its pages; the built-in form says it. */
  readonly annexed: boolean;
  readonly values: FormValues;
  /** The form that `sign` froze; without it the type's present one. */
  readonly frozen?: { readonly formId: string | null };
}

/** Whether values would fit into a form. */
export interface RoomRequest {
  /** The package type's code. */
  readonly type: string;
  /** A form that is not the type's yet; without it the type's present one. */
  readonly form?: Uint8Array;
  readonly values: readonly FormValues[];
}

export interface KeptFile {
  readonly storageKey: string;
  readonly sha256: string;
  readonly size: number;
}

/** A filled form that lies nowhere yet. */
export interface MadeForm {
  readonly bytes: Uint8Array;
  readonly formId: string | null;
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
  fill(request: FormRequest): Promise<MadeForm>;
  keepForm(made: MadeForm): Promise<FilledForm>;
  /** The form as it would be filled, marked 'Anteprima'; kept nowhere. */
  preview(request: FormRequest): Promise<Uint8Array>;
  /** Seals exactly the file that was kept; `evidence` makes the page of proof, without it there is only the seal. @throws SealError */
  seal(storageKey: string, evidence: Evidence | null, at: Date): Promise<SealedFile>;
  keepPaymentReceipt(facts: PaymentFacts): Promise<KeptFile>;
  keepWithdrawalReceipt(facts: WithdrawalFacts): Promise<KeptFile>;
  /** Looks an uploaded form over. @throws FormError when contracts cannot be made of it */
  inspectForm(bytes: Uint8Array): Promise<FormInspection>;
  /** Of each set of values the first field without room for it, null where all have; a built-in form makes room. */
  misfits(request: RoomRequest): Promise<readonly (string | null)[]>;
  /** A kept file, and never another one in its place. */
  read(storageKey: string): Promise<Buffer>;
  /** Once no row names the file any more. */
  remove(storageKey: string): Promise<void>;
}

/** How a form is filled: an uploaded one with the annex. */
function filling({ content, values, annexed }: FormRequest, form: ChosenForm) {
  const isUploaded = form.formId !== null;
  return { form: form.bytes, values, ...(isUploaded && annexed ? { annex: content } : {}) };
}

export interface DocumentsParts {
  readonly storage: Storage;
  readonly forms: FormLibrary;
  readonly workers: Workers;
  readonly signer: SealSigner;
  readonly timeStampService: TimeStampService | null;
  readonly clock: Clock;
  /** Where contracts say that their clauses can be read. */
  readonly site: string;
}

export function createDocumentsService({
  storage,
  forms,
  workers,
  signer,
  timeStampService,
  clock,
  site,
}: DocumentsParts): DocumentsService {
  const stamping = guardedStamping(timeStampService, clock);

  async function keep(bytes: Uint8Array): Promise<KeptFile> {
    const hash = sha256(bytes);
    const storageKey = documentKey(hash);
    await storage.put(storageKey, Buffer.from(bytes));
    return { storageKey, sha256: hash, size: bytes.length };
  }

  /** With where its clauses can be read. */
  const onSite = (request: FormRequest): FormRequest => ({ ...request, content: { ...request.content, site } });

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
    async misfits({ type, form: given, values }) {
      const form = given ?? (await forms.uploadedOf(type));
      return form === null ? values.map(() => null) : workers.run(documentTasks.misfits, { form, values });
    },
    read: (storageKey) => getByHash(storage, storageKey),
    remove: (storageKey) => storage.remove(storageKey),
    async fill(asked) {
      const request = onSite(asked);
      const form = await forms.formOf(request.type, request.content, request.frozen);
      return { bytes: await workers.run(documentTasks.fill, filling(request, form)), formId: form.formId };
    },
    keepForm: async ({ bytes, formId }) => ({ ...(await keep(bytes)), formId }),
    async preview(asked) {
      const request = onSite(asked);
      const form = await forms.formOf(request.type, request.content, request.frozen);
      return workers.run(documentTasks.preview, filling(request, form));
    },
    async seal(storageKey, evidence, at) {
      const shown = await getByHash(storage, storageKey);
      const sealed = await stamping((service) =>
        sealOver({ shown, evidence, signingTime: at, ...(service === undefined ? {} : { timeStampService: service }) }),
      );
      const { bytes, level, shownLength, shownSha256, certificateSha256, timeStampFailure } = sealed;
      return { ...(await keep(bytes)), seal: { level, shownLength, shownSha256, certificateSha256, timeStampFailure } };
    },
  };
}
