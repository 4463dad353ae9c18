export { canonicalJson } from './canonical-json';
export {
  createKeys,
  equalInConstantTime,
  hashToken,
  type Keys,
  randomCode,
  randomContractUid,
  randomToken,
  sha256,
} from './keys';
export { openKeys, readKeys } from './open-keys';
export { orderedId } from './ordered-id';
