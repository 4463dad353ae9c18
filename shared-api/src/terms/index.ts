export { type Clause, type ContractKind, clausesOf, termsVersion } from './clauses';
