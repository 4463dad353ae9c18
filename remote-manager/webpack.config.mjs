import { remote } from '../scripts/federation/index.mjs';

export default remote(import.meta.dirname);
