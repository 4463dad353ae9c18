interface Address {
  readonly address: string;
  readonly address_info?: string | null;
  readonly zip_code: string;
  readonly city: string;
  readonly province: string;
}

/** "Via San Secondo 41, 10128 Torino (TO)"; what is not known yet is left out. */
export function addressOf({ address, address_info, zip_code, city, province }: Address): string {
  const street = [address, address_info].filter(Boolean).join(', ');
  const town = [zip_code, city, province && `(${province})`].filter(Boolean).join(' ');
  return [street, town].filter(Boolean).join(', ');
}
