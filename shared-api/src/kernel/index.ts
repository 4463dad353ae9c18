export { defaultLimits } from './default-limits';
export {
  type Access,
  type Answer,
  type Contract,
  defineContract,
  type Entry,
  type FileAnswer,
  type FileField,
  fileAnswer,
  isFileAnswer,
  type Method,
  type RateClass,
  type Route,
  type Schema,
} from './entry';
export type { AnswerOf, CallOf, ReceivedFile, RequestOf } from './types';
