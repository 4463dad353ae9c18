import type { OfferedPackageType, PublicStore } from 'shared-api/entities';
import type { LinkedData } from '../../platform/web';

/** Packages on sale, as schema.org's Product with its Offer: the price is the total that a customer pays. */
export function packagesData(types: readonly OfferedPackageType[], publicUrl: string): readonly LinkedData[] {
  return types.flatMap(({ packages }) =>
    packages.map(({ title, included, total }) => ({
      '@type': 'Product',
      name: title,
      description: included.join('. '),
      brand: { '@type': 'Brand', name: 'CarCare' },
      offers: {
        '@type': 'Offer',
        price: total,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: `${publicUrl}/ricerca`,
      },
    })),
  );
}

/** Dealers that are on line, as schema.org's AutoRepair. */
export function dealersData(dealers: readonly PublicStore[]): readonly LinkedData[] {
  return dealers.map(({ name, phone, address, zip_code, city, province, country, lat, lng }) => ({
    '@type': 'AutoRepair',
    name,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode: zip_code,
      addressLocality: city,
      addressRegion: province,
      addressCountry: country,
    },
    ...(lat === null || lng === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng } }),
  }));
}
