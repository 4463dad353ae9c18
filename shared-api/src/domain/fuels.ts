export const carFuels = [
  'benzina',
  'diesel',
  'gpl',
  'metano',
  'ibrida',
  'plug_in',
  'elettrica',
  'idrogeno',
  'altro',
] as const;
export type CarFuel = (typeof carFuels)[number];
