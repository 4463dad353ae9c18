export type FormValues = Readonly<Record<string, string | boolean>>;

function text(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}

/** "via Tortona 33, scala B, interno 4, 20144 Milano (MI)" */
function fullAddress(values: FormValues, prefix: '' | 'store_'): string {
  const province = text(values, `${prefix}province`);
  const street = joined(', ', text(values, `${prefix}address`), text(values, `${prefix}address_info`));
  const place = joined(
    ' ',
    text(values, `${prefix}zip_code`),
    text(values, `${prefix}city`),
    province && `(${province})`,
  );
  return joined(', ', street, place);
}

/** Adds the values that are put together from others (whole names and addresses); what was given stays as it is. */
export function withComposedValues(values: FormValues): FormValues {
  return {
    fullname: joined(' ', text(values, 'firstname'), text(values, 'lastname')),
    full_address: fullAddress(values, ''),
    store_full_address: fullAddress(values, 'store_'),
    ...values,
  };
}
