export { contractFieldLabels } from './contract-fields';
export { fixedTexts } from './fixed-texts';
export { identityMessages } from './identity';
export { type IssueMessage, issueFields, issueMessage } from './issue-message';
export { packageReadinessMessages, storeReadinessMessages } from './readiness';
export { rule, type TextDescriptor, type ValidationKey, validationMessages } from './validation';
export { vinFaultMessage } from './vin-fault-message';
