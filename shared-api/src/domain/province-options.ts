import { PROVINCES } from './provinces';

/** The provinces as a form lets one choose them: "MI, Milano". */
export const provinceOptions = PROVINCES.map(({ code, name }) => ({ value: code, label: `${code}, ${name}` }));
