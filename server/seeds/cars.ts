import { type CarFuel, carFuels } from 'shared-api/domain';

/** Cars of the demonstration: maker's WMI, the descriptor and plant of their VIN, and what the registry knows of them. */
export interface SeedCar {
  readonly wmi: string;
  readonly descriptor: string;
  readonly plant: string;
  readonly model: string;
  readonly version: string;
  readonly fuel: CarFuel;
  readonly material: string;
  /** The first model year of these. */
  readonly since: number;
}

const rows = `
ZAC|PJFCW1|P|Jeep Avenger|1.2 Turbo Altitude|benzina|JPA12|2023
ZAC|PJFEW5|P|Jeep Avenger|Electric Summit|elettrica|JPAEV|2023
ZFA|312000|P|Fiat Panda|1.0 Hybrid City Cross|ibrida|FP10H|2020
ZFA|3340EX|3|Fiat 500e|La Prima 42 kWh|elettrica|F500E|2021
ZFA|356000|6|Fiat Tipo|1.6 Multijet Life|diesel|FT16D|2018
ZAR|949000|D|Alfa Romeo Tonale|1.5 Hybrid Veloce|ibrida|ART15|2022
ZAR|PAHAN3|7|Alfa Romeo Giulia|2.2 Turbodiesel Sprint|diesel|ARG22|2017
VF1|RJA006|6|Renault Clio|1.0 TCe Evolution|benzina|RC10T|2019
VF1|RZB004|5|Renault Captur|1.0 TCe GPL Techno|gpl|RCPLG|2020
UU1|DJF008|6|Dacia Sandero|1.0 ECO-G Stepway|gpl|DSECO|2021
VF3|UPHNEK|J|Peugeot 208|1.2 PureTech Allure|benzina|P208P|2020
VR3|UHZKXZ|T|Peugeot e-208|GT 156 CV|elettrica|PE208|2020
VF7|SXHNPT|T|Citroën C3|1.2 PureTech Max|benzina|CC312|2018
W0V|0XEP68|4|Opel Corsa|1.2 Edition|benzina|OC12E|2020
WVW|ZZZCDZ|W|Volkswagen Golf|2.0 TDI Life|diesel|VG20D|2017
WVG|ZZZC1Z|Y|Volkswagen T-Roc|1.5 TSI Style|benzina|VTR15|2018
WAU|ZZZGYX|A|Audi A3|35 TDI S line|diesel|AA335|2017
WBA|7K310X|7|BMW Serie 1|118d Msport|diesel|B118D|2018
W1K|3F8EB5|J|Mercedes-Benz Classe A|A 250 e|plug_in|MA250|2019
WF0|FXXGCH|F|Ford Puma|1.0 EcoBoost Hybrid Titanium|ibrida|FPU10|2020
TMB|EP6NW2|3|Škoda Octavia|2.0 TDI Style|diesel|SO20D|2018
VSS|ZZZKLZ|R|Seat Leon|1.5 eTGI FR|metano|SL15M|2018
JTD|KABB30|J|Toyota Yaris|1.5 Hybrid Active|ibrida|TY15H|2020
KNA|DB512A|6|Kia Stonic|1.0 T-GDi Style|benzina|KS10T|2019
TMA|H381CA|J|Hyundai Tucson|1.6 HEV Xcellence|ibrida|HT16H|2021
YV1|XZK9V0|2|Volvo XC40|T5 Recharge|plug_in|VX40P|2020
`;

export const cars: readonly SeedCar[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [wmi = '', descriptor = '', plant = '', model = '', version = '', fuel = '', material = '', since = ''] =
      row.split('|');
    return { wmi, descriptor, plant, model, version, fuel: fuelOf(fuel), material, since: Number(since) };
  });

function fuelOf(text: string): CarFuel {
  const fuel = carFuels.find((known) => known === text);
  if (fuel === undefined) throw new Error(`No such fuel: ${text}`);
  return fuel;
}
