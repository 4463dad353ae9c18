import { defineMessages } from 'shared-ui/intl';

/** The fields of a package, for forms, comparisons, versions and imports. */
export const fieldMessages = defineMessages({
  sku: { id: 'admin.packages.field.sku', defaultMessage: 'Codice' },
  type: { id: 'admin.packages.field.type', defaultMessage: 'Tipo' },
  title: { id: 'admin.packages.field.title', defaultMessage: 'Titolo' },
  excerpt: { id: 'admin.packages.field.excerpt', defaultMessage: 'In breve' },
  included: { id: 'admin.packages.field.included', defaultMessage: 'Che cosa comprende' },
  excluded: { id: 'admin.packages.field.excluded', defaultMessage: 'Che cosa esclude' },
  price: { id: 'admin.packages.field.price', defaultMessage: 'Prezzo netto' },
  iva_rate: { id: 'admin.packages.field.iva-rate', defaultMessage: 'IVA' },
  discount_type: { id: 'admin.packages.field.discount-type', defaultMessage: 'Tipo di sconto' },
  discount_amount: { id: 'admin.packages.field.discount-amount', defaultMessage: 'Sconto' },
  mantenance_number: { id: 'admin.packages.field.number', defaultMessage: 'Tagliandi' },
  mantenance_duration: { id: 'admin.packages.field.duration', defaultMessage: 'Durata' },
  mantenance_km: { id: 'admin.packages.field.km', defaultMessage: 'Percorrenza' },
  models: { id: 'admin.packages.field.models', defaultMessage: 'Modelli' },
  fuels: { id: 'admin.packages.field.fuels', defaultMessage: 'Alimentazioni' },
  max_age_months: { id: 'admin.packages.field.max-age', defaultMessage: 'Età massima' },
  max_km: { id: 'admin.packages.field.max-km', defaultMessage: 'Km massimi' },
  active: { id: 'admin.packages.field.active', defaultMessage: 'Attivo' },
  online_enabled: { id: 'admin.packages.field.online', defaultMessage: 'Vendita online' },
  visible: { id: 'admin.packages.field.visible', defaultMessage: 'Visibile' },
  visible_at: { id: 'admin.packages.field.visible-at', defaultMessage: 'Visibile dal' },
  expire_at: { id: 'admin.packages.field.expire-at', defaultMessage: 'Fino al' },
});
