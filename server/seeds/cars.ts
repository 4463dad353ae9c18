/** Cars of the demonstration: maker's WMI, the descriptor and plant of their VIN, and what the registry knows of them. */
export interface SeedCar {
  readonly wmi: string;
  readonly descriptor: string;
  readonly plant: string;
  readonly model: string;
  readonly version: string;
  readonly fuel: string;
  readonly material: string;
}

const rows = `
ZAC|PJFCW1|P|Jeep Avenger|1.2 Turbo Altitude|benzina|JPA12
ZAC|PJFEW5|P|Jeep Avenger|Electric Summit|elettrica|JPAEV
ZFA|312000|P|Fiat Panda|1.0 Hybrid City Cross|ibrida|FP10H
ZFA|3340EX|3|Fiat 500e|La Prima 42 kWh|elettrica|F500E
ZFA|356000|6|Fiat Tipo|1.6 Multijet Life|diesel|FT16D
ZAR|949000|D|Alfa Romeo Tonale|1.5 Hybrid Veloce|ibrida|ART15
ZAR|PAHAN3|7|Alfa Romeo Giulia|2.2 Turbodiesel Sprint|diesel|ARG22
VF1|RJA006|6|Renault Clio|1.0 TCe Evolution|benzina|RC10T
VF1|RZB004|5|Renault Captur|1.0 TCe GPL Techno|gpl|RCPLG
UU1|DJF008|6|Dacia Sandero|1.0 ECO-G Stepway|gpl|DSECO
VF3|UPHNEK|J|Peugeot 208|1.2 PureTech Allure|benzina|P208P
VR3|UHZKXZ|T|Peugeot e-208|GT 156 CV|elettrica|PE208
VF7|SXHNPT|T|Citroën C3|1.2 PureTech Max|benzina|CC312
W0V|0XEP68|4|Opel Corsa|1.2 Edition|benzina|OC12E
WVW|ZZZCDZ|W|Volkswagen Golf|2.0 TDI Life|diesel|VG20D
WVG|ZZZC1Z|Y|Volkswagen T-Roc|1.5 TSI Style|benzina|VTR15
WAU|ZZZGYX|A|Audi A3|35 TDI S line|diesel|AA335
WBA|7K310X|7|BMW Serie 1|118d Msport|diesel|B118D
W1K|3F8EB5|J|Mercedes-Benz Classe A|A 250 e|plug_in|MA250
WF0|FXXGCH|F|Ford Puma|1.0 EcoBoost Hybrid Titanium|ibrida|FPU10
TMB|EP6NW2|3|Škoda Octavia|2.0 TDI Style|diesel|SO20D
VSS|ZZZKLZ|R|Seat Leon|1.5 eTGI FR|metano|SL15M
JTD|KABB30|J|Toyota Yaris|1.5 Hybrid Active|ibrida|TY15H
KNA|DB512A|6|Kia Stonic|1.0 T-GDi Style|benzina|KS10T
TMA|H381CA|J|Hyundai Tucson|1.6 HEV Xcellence|ibrida|HT16H
YV1|XZK9V0|2|Volvo XC40|T5 Recharge|plug_in|VX40P
`;

export const cars: readonly SeedCar[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [wmi = '', descriptor = '', plant = '', model = '', version = '', fuel = '', material = ''] = row.split('|');
    return { wmi, descriptor, plant, model, version, fuel, material };
  });
