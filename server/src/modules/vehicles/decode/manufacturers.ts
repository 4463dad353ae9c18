/** Who built a vehicle, as far as the first three characters of its VIN tell. */
export interface Manufacturer {
  readonly name: string;
  /** False for makes whose European cars carry something else than the model year in position 10. */
  readonly encodesModelYear: boolean;
}

/**
 * World manufacturer identifiers (ISO 3780) of the cars and vans sold in Italy. Two characters stand for every code
 * that begins with them. Where a maker builds several makes under one code, the name is the one most sold here.
 */
const ENCODING_YEAR: Readonly<Record<string, string>> = {
  'Alfa Romeo': 'ZAR ZAS',
  'Aston Martin': 'SCF SD7',
  Audi: 'WAU WUA WA1 TRU',
  Bentley: 'SCB SJA',
  Bugatti: 'VF9',
  BYD: 'LGX LC0',
  Cadillac: '1G6 1GY',
  Changan: 'LS4 LS5',
  Chery: 'LVV LVT LVU',
  Chevrolet: 'KL1 KLA KLY 1G1 1GC 1GN',
  Chrysler: '1A4 1A8 1C3 2A4 2A8 2C3 2C4 3C4',
  Citroën: 'VF7 VR7 VS7',
  Daihatsu: 'JDA JD1 JD2',
  Dodge: '1B3 1B7 1D3 1D4 1D7 1D8 2B3 2D3',
  DS: 'VR1',
  Ferrari: 'ZFF ZDF ZSG',
  Fiat: 'ZFA ZFB ZFC JC1 NM4 9BD 3C3',
  Fisker: 'VCF',
  Ford: '1FA 1FM 1FT 1ZV 3FA 3FM AFA LVS MAJ 6FP',
  Geely: 'L6T LB3',
  'Great Wall': 'LGW',
  Honda: 'JHM JHL JHG SHH SHS NLA 1HG 2HG 2HK 3HG 5J6 MAK LUC',
  Hongqi: 'LFP',
  Hyundai: 'KMH KMF KMJ KM8 TMA NLH MAL 5NM 5NP',
  Genesis: 'KMT KMU',
  Ineos: 'SC6',
  Infiniti: 'JNK JNR JNX SJK',
  Isuzu: 'JAA JAC MPA',
  Jaguar: 'SAJ SAD',
  Jeep: 'ZAC 1C4 1J4 1J8',
  Kia: 'KNA KNC KND KNE U5Y U6Y',
  Lada: 'XTA',
  Lamborghini: 'ZHW ZPB',
  Lancia: 'ZLA',
  'Land Rover': 'SAL',
  Leapmotor: 'LFZ',
  Lexus: 'JTH JTJ JT8 2T2 58A',
  Lotus: 'SCC',
  Mahindra: 'MA1',
  Maserati: 'ZAM ZN6',
  Maxus: 'LSK LSH',
  McLaren: 'SBM',
  MG: 'LSJ SDP',
  Mitsubishi: 'JMA JMB JMY JA3 JA4 MMB MMC XMC 4A3 4A4',
  Morgan: 'SA9',
  NIO: 'LJ1',
  Opel: 'W0L W0V VXE VXK VSX VN1',
  Peugeot: 'VF3 VR3 VS8',
  Polestar: 'LPS YSM YSR',
  Porsche: 'WP0 WP1',
  Ram: '1C6 3C6',
  Rover: 'SAR',
  Saab: 'YS3',
  SEAT: 'VSS',
  Seres: 'LM8 LVZ',
  Škoda: 'TMB',
  SsangYong: 'KPA KPB KPT',
  Subaru: 'JF1 JF2 4S3 4S4',
  Suzuki: 'JS TSM MA3 MBH VSE',
  Tata: 'MAT',
  Tesla: '5YJ 7SA LRW SFZ XP7',
  Toyota: 'JT SB1 VNK NMT TW1 YAR AHT MR0 2T1 4T1 5TD',
  Volkswagen: 'WVW WVG WV1 WV2 WV3 1VW 3VW 9BW AAV',
  Volvo: 'YV1 YV4 YV5 XLB LVY LYV 7JD 7JR',
  XPeng: 'L1N',
};

const NOT_ENCODING_YEAR: Readonly<Record<string, string>> = {
  Aixam: 'VLG',
  Alpina: 'WAP',
  Alpine: 'VFA',
  BMW: 'WBA WBS WBX WBY 3MW 4US 5UX 5YM LBV',
  Dacia: 'UU1',
  DAF: 'XLR',
  Ford: 'WF0 NM0 SFA VS6',
  Iveco: 'ZCF WJM',
  Ligier: 'VJR',
  MAN: 'WMA',
  Mazda: 'JMZ JM0 JM1 JM3 JM6 JM7 1YV 3MZ',
  'Mercedes-Benz': 'WDB WDC WDD WDF W1K W1N W1T W1V WMX 4JG 55S VSA',
  MINI: 'WMW WMZ',
  Nissan: 'JN SJN VSK VWA VNV 1N4 3N1 5N1 MDH',
  Piaggio: 'ZAP',
  Renault: 'VF1 VF2 VF6',
  'Rolls-Royce': 'SCA SLA',
  smart: 'WME HES',
};

function entriesOf(table: Readonly<Record<string, string>>, encodesModelYear: boolean): [string, Manufacturer][] {
  return Object.entries(table).flatMap(([name, codes]) =>
    codes.split(' ').map((code): [string, Manufacturer] => [code, { name, encodesModelYear }]),
  );
}

/** Every identifier with its manufacturer. */
export const manufacturers: ReadonlyMap<string, Manufacturer> = new Map([
  ...entriesOf(ENCODING_YEAR, true),
  ...entriesOf(NOT_ENCODING_YEAR, false),
]);

/** The manufacturer of a world manufacturer identifier (three characters); null for one that is not in the table. */
export function findManufacturer(wmi: string): Manufacturer | null {
  return manufacturers.get(wmi) ?? manufacturers.get(wmi.slice(0, 2)) ?? null;
}
