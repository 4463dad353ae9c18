import { shell } from '../scripts/federation/index.mjs';

export default shell(import.meta.dirname);
