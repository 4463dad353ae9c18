/**
 * What packages commonly cover: the name stands in the tables, and is the line itself where nothing is measured. Lines
 * are compared with these to the letter, so they are data and no messages: a browser has messages compiled.
 */
export const coverNames = {
  services: 'Tagliandi con ricambi e manodopera',
  consumables: 'Filtri e liquidi',
  engine: 'Motore e cambio',
  electrics: 'Impianto elettrico ed elettronico',
  climate: 'Climatizzatore',
  traction_battery: 'Batteria di trazione e inverter',
  rescue: 'Soccorso stradale, 24 ore su 24',
  replacement_car: 'Auto sostitutiva',
} as const;
