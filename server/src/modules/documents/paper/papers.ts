import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import type { DocumentsService, FilledForm, FormRequest, MadeForm, RoomRequest } from '../documents.service';
import { type BuiltInFormContent, mayBeAbsent } from '../form/form-content';
import { FillError } from '../pdf';
import { contrattoValues, planAndPrice, schedaValues } from './contract-values';
import { paperMessages } from './paper.messages';
import type { PrintedContract, PrintedPackage, PrintedPlan } from './printed-contract';

interface Papers {
  readonly documents: Pick<DocumentsService, 'fill' | 'preview'>;
}

interface KeptPapers {
  readonly documents: Pick<DocumentsService, 'fill' | 'keepForm' | 'preview'>;
}

/**
 * The contratto as it will be shown for the signature, filled in today's form; kept nowhere yet.
 * @throws Refusal `validation` on the field that the document cannot hold
 */
export function fillContratto({ documents }: Papers, contract: PrintedContract): Promise<MadeForm> {
  return atItsField(contract, documents.fill(requestOf(contract, 'contratto')));
}

/** The same, kept. @throws Refusal `validation` */
export async function makeContratto(papers: KeptPapers, contract: PrintedContract): Promise<FilledForm> {
  return papers.documents.keepForm(await fillContratto(papers, contract));
}

/** The form as it would be filled, for reading before the code is sent. @throws Refusal `validation` */
export function previewContratto({ documents }: Papers, contract: PrintedContract): Promise<Uint8Array> {
  return atItsField(contract, documents.preview(requestOf(contract, 'contratto')));
}

/**
 * The contract of a package as it is offered, marked 'Anteprima': what is sold, its price and its clauses, with the
 * places of car, customer and dealer left blank. @throws FillError
 */
export function previewPackage({ documents }: Papers, sold: PrintedPackage): Promise<Uint8Array> {
  const { kind, included, excluded, terms_version: termsVersion } = sold.package_snapshot;
  const without: BuiltInFormContent['without'] = ['association_code', 'slip', ...discountIfNone(sold)];
  const content = { kind, termsVersion, included, excluded, without };
  return documents.preview({ type: sold.type, content, annexed: true, values: planAndPrice(sold) });
}

/** Of each package the first field of a type's form without room for what is sold, null where all have. */
export function packageMisfits(
  { documents }: { readonly documents: Pick<DocumentsService, 'misfits'> },
  form: Omit<RoomRequest, 'values'>,
  sold: readonly PrintedPlan[],
): Promise<readonly (string | null)[]> {
  return documents.misfits({ ...form, values: sold.map(planAndPrice) });
}

/** The scheda, in the version of the form that the signature froze. @throws FillError */
export async function makeScheda({ documents }: KeptPapers, contract: PrintedContract): Promise<FilledForm> {
  const made = await documents.fill({ ...requestOf(contract, 'scheda'), frozen: { formId: contract.form_id } });
  return documents.keepForm(made);
}

function requestOf(contract: PrintedContract, paper: 'contratto' | 'scheda'): FormRequest {
  const { kind, included, excluded, terms_version: termsVersion } = contract.package_snapshot;
  const without: BuiltInFormContent['without'] = [
    ...(contract.association_code === null ? (['association_code'] as const) : []),
    ...discountIfNone(contract),
    ...emptyFields(contract),
    ...(paper === 'contratto' ? (['slip'] as const) : []),
  ];
  return {
    type: contract.type,
    content: { kind, termsVersion, included, excluded, without },
    // The scheda only tells how the contract is paid.
    annexed: paper === 'contratto',
    values: paper === 'contratto' ? contrattoValues(contract) : schedaValues(contract),
  };
}

/** A package at its full price has no line for a discount. */
function discountIfNone({ discount_cents }: Pick<PrintedPackage, 'discount_cents'>): BuiltInFormContent['without'] {
  return discount_cents === 0 ? ['discount'] : [];
}

/** What the contract does not know has no line on paper. */
function emptyFields(contract: PrintedContract): BuiltInFormContent['without'] {
  return mayBeAbsent.filter((field) => contract[field] === null);
}

async function atItsField<T>(contract: PrintedContract, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FillError) throw invalid({ [fieldOf(contract, error)]: [t(paperMessages.printable)] });
    throw error;
  }
}

/** Fields of the form that are put together from several of the contract's. */
const composed = { fullname: ['firstname', 'lastname'], full_address: ['address', 'address_info', 'city'] } as const;

/** The field that the customer typed: of a composed one, the part with the letters that do not fit. */
function fieldOf(contract: PrintedContract, { field, letters }: FillError): string {
  const parts = field === 'fullname' || field === 'full_address' ? composed[field] : [];
  const guilty = parts.find((part) => letters.some((letter) => contract[part]?.normalize('NFC').includes(letter)));
  return guilty ?? parts[0] ?? field;
}
