import type { Status } from '../components/status';

export interface Contract {
  code: string;
  status: Status;
  until: string | null;
  name: string;
  plate: string;
  model: string;
  total: string;
}

export const contracts: Contract[] = [
  {
    code: 'CC-2026-003968',
    status: 'FILLED',
    until: '2026-11-27',
    name: 'Marco De Santis',
    plate: 'GT109RZ',
    model: 'Jeep Avenger',
    total: '1180.00',
  },
  {
    code: 'CC-2026-003946',
    status: 'AVAIABLE',
    until: '2026-11-25',
    name: 'Maria Grazia Dell’Acqua',
    plate: 'GR905KV',
    model: 'Toyota Yaris Cross',
    total: '1180.00',
  },
  {
    code: 'CC-2026-003917',
    status: 'DRAFT',
    until: '2026-11-23',
    name: 'Paolo Sanna',
    plate: 'HA118RC',
    model: 'Lancia Ypsilon',
    total: '549.00',
  },
  {
    code: 'CC-2026-003902',
    status: 'AVAIABLE',
    until: '2026-11-22',
    name: 'Antonio Esposito',
    plate: 'GF640TN',
    model: 'Fiat Tipo',
    total: '690.00',
  },
  {
    code: 'CC-2026-004150',
    status: 'PAID',
    until: null,
    name: 'Davide Gallo',
    plate: 'GW214PT',
    model: 'Fiat 600',
    total: '1990.00',
  },
];
