import { carFuels, fingerprintOf, formatPlate, methodIs, withTax } from 'shared-api/domain';
import { type ContractField, contractFieldRules, contractFields } from 'shared-api/entities';
import { fuelNames } from 'shared-api/messages';
import { formatDay, formatEuro, formatNumber, formatPaperDate, t } from '../../../platform/i18n';
import type { FormValues } from '../pdf';
import { methodMessages, paperMessages } from './paper.messages';
import type { PrintedContract, PrintedPlan } from './printed-contract';

/** What the contratto shows: everything but the payment method and the moment of the signature. */
export function contrattoValues(contract: PrintedContract): FormValues {
  return {
    ...partiesAndCar(contract),
    ...planAndPrice(contract),
    ...storeValues(contract),
    terms: true,
    clauses: true,
  };
}

/** What the scheda adds: how the contract is paid, when it was signed, and the contratto's fingerprint. */
export function schedaValues(contract: PrintedContract): FormValues {
  return {
    ...contrattoValues(contract),
    payment_method: contract.payment_method === null ? '' : t(methodMessages[contract.payment_method]),
    signed_at: contract.signed_at === null ? '' : formatPaperDate(contract.signed_at),
    document_sha256: contract.document_sha256 === null ? '' : fingerprintOf(contract.document_sha256),
  };
}

function partiesAndCar(contract: PrintedContract): FormValues {
  return {
    code: contract.code,
    type: contract.type,
    association_code: contract.association_code ?? '',
    created_at: formatPaperDate(contract.created_at),
    signature_level: contract.signature_level,
    ...Object.fromEntries(printed.map((field) => [field, printedValue(field, contract[field])])),
  };
}

const printed = [...contractFields('paper', 'drawn'), ...contractFields('paper', 'offered')];

/** A stated field as it stands on paper: a tick, or text as people read it. */
function printedValue(field: ContractField, value: string | number | boolean | null): string | boolean {
  if (typeof value === 'boolean') return value;
  if (value === null) return '';
  switch (contractFieldRules[field].kind) {
    case 'kilometres':
      return formatNumber(Number(value));
    case 'day':
      return formatDay(String(value));
    case 'plate':
      return formatPlate(String(value));
    case 'phone':
      return formatMobile(String(value));
    case 'fuel':
      return fuelName(String(value));
    case 'text':
    case 'code':
    case 'vin':
    case 'year':
    case 'flag':
      return String(value);
  }
}

function fuelName(value: string): string {
  const fuel = carFuels.find((each) => each === value);
  return fuel === undefined ? value : t(fuelNames[fuel]);
}

/** The package alone, as every contract of it prints it. */
export function planAndPrice(contract: PrintedPlan): FormValues {
  const snapshot = contract.package_snapshot;
  const shown = withTax(
    {
      price: contract.price_cents,
      discount: contract.discount_cents,
      iva: contract.iva_cents,
      total: contract.total_cents,
    },
    contract.iva_basis_points,
  );
  return {
    package_title: snapshot.title,
    package_sku: snapshot.sku,
    package_included: snapshot.included.join('; '),
    package_excluded: snapshot.excluded.join('; '),
    mantenance_number: String(contract.mantenance_number),
    mantenance_duration: String(contract.mantenance_duration),
    mantenance_km: formatNumber(contract.mantenance_km),
    price: formatEuro(shown.price),
    discount: shown.discount === 0 ? '' : `−${formatEuro(shown.discount)}`,
    total: formatEuro(shown.total),
    iva: formatEuro(shown.iva),
    iva_rate: `${formatNumber(contract.iva_basis_points / 100)}%`,
  };
}

function storeValues(contract: PrintedContract): FormValues {
  const store = contract.store_snapshot;
  return {
    store_name: store.name,
    store_code: store.code,
    store_address: store.address,
    store_zip_code: store.zip_code,
    store_city: store.city,
    store_province: store.province,
    store_phone: store.phone,
    store_email: store.email ?? '',
    store_iban: store.iban ?? (methodIs('needsIban', contract.payment_method) ? t(paperMessages.ibanUnknown) : ''),
  };
}

/** `+393331234567` to `+39 333 123 4567`. */
function formatMobile(phone: string): string {
  return phone.replace(/^(\+39)(\d{3})(\d{3})(\d+)$/, '$1 $2 $3 $4');
}
