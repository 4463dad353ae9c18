export {
  addDocument,
  allDocuments,
  type Document,
  type DocumentKind,
  findBySha256,
  findDocument,
  type NewDocument,
  presentDocuments,
  supersede,
} from './documents.repository';
export {
  createDocumentsService,
  type DocumentsService,
  type FilledForm,
  type FormRequest,
  type KeptFile,
  type SealedFile,
} from './documents.service';
export { createFormLibrary } from './form-library';
export { openSeal, readSeal, type SealSigner, type SealSource } from './operator-seal';
export {
  type BuiltInFormContent,
  type ConsentFact,
  type Evidence,
  FillError,
  FormError,
  type FormInspection,
  type FormValues,
  type IdentityFact,
  isStampOf,
  printedChainHead,
  requestTimeStamp,
  type SealedFacts,
  sampleContent,
  sampleValues,
  type TimeStampService,
  verifySealed,
} from './pdf';
export { timeStampServiceOf, tryTimeStamp } from './time-stamp-service';
