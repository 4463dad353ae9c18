export { type IssueMessage, issueFields, issueMessage } from '../validation/issue-message';
export { rule, type TextDescriptor, type ValidationKey, validationMessages } from '../validation/validation';
export { vinFaultMessage } from '../validation/vin-fault-message';
export { auditActionNames, auditSubjectNames } from './audit';
export { contractFieldLabels } from './contract-fields';
export { fixedTexts } from './fixed-texts';
export { identityMessages } from './identity';
export { packageReadinessMessages, storeReadinessMessages } from './readiness';
export { roleNames } from './roles';
