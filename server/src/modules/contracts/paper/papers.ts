import { invalid } from '../../../platform/errors';
import { t } from '../../../platform/i18n';
import { type BuiltInFormContent, FillError, type FilledForm, type FormRequest } from '../../documents';
import type { Contract } from '../contract.types';
import type { ContractsContext } from '../contracts.context';
import { contractMessages } from '../contracts.messages';
import { packageSnapshot } from '../snapshots';
import { contrattoValues, schedaValues } from './contract-values';

type Papers = Pick<ContractsContext, 'documents'>;

/**
 * The contratto as it will be shown for the signature, filled in today's form.
 * @throws Refusal `validation` on the field that the document cannot hold
 */
export function makeContratto({ documents }: Papers, contract: Contract): Promise<FilledForm> {
  return atItsField(contract, documents.fill(requestOf(contract, 'contratto')));
}

/** The form as it would be filled, for reading before the code is sent. @throws Refusal `validation` */
export function previewContratto({ documents }: Papers, contract: Contract): Promise<Uint8Array> {
  return atItsField(contract, documents.preview(requestOf(contract, 'contratto')));
}

/** The scheda, in the version of the form that the signature froze. @throws FillError */
export function makeScheda({ documents }: Papers, contract: Contract): Promise<FilledForm> {
  return documents.fill({ ...requestOf(contract, 'scheda'), frozen: { formId: contract.form_id } });
}

function requestOf(contract: Contract, paper: 'contratto' | 'scheda'): FormRequest {
  const { kind, included, excluded } = packageSnapshot.parse(contract.package_snapshot);
  const without: BuiltInFormContent['without'] = [
    ...(contract.association_code === null ? (['association_code'] as const) : []),
    ...(contract.discount_cents === 0 ? (['discount'] as const) : []),
    ...(paper === 'contratto' ? (['slip'] as const) : []),
  ];
  return {
    type: contract.type,
    content: { kind, included, excluded, without },
    values: paper === 'contratto' ? contrattoValues(contract) : schedaValues(contract),
  };
}

async function atItsField<T>(contract: Contract, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof FillError) throw invalid({ [fieldOf(contract, error)]: [t(contractMessages.printable)] });
    throw error;
  }
}

/** Fields of the form that are put together from several of the contract's. */
const composed = { fullname: ['firstname', 'lastname'], full_address: ['address', 'address_info', 'city'] } as const;

/** The field that the customer typed: of a composed one, the part with the letters that do not fit. */
function fieldOf(contract: Contract, { field, letters }: FillError): string {
  const parts = field === 'fullname' || field === 'full_address' ? composed[field] : [];
  const guilty = parts.find((part) => letters.some((letter) => contract[part]?.normalize('NFC').includes(letter)));
  return guilty ?? parts[0] ?? field;
}
