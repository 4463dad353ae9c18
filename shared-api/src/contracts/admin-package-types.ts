import * as z from 'shared-api/schema';
import { record, recordWithMessage } from '../entities/answers';
import { formCheck, newPackageType, packageType, packageTypeFields, typeCode } from '../entities/package';
import { defineContract, fileAnswer } from '../kernel';
import { formFile } from './files';
import { byTypeCode } from './params';

/** Package types and the PDF forms that their contracts are filled into. */
export const adminPackageTypes = defineContract({
  list: {
    method: 'GET',
    path: '/admin/packages/types',
    access: 'admin',
    rate: 'read',
    summary: 'Tipi di pacchetto',
    answers: { 200: record(z.array(packageType)) },
  },
  create: {
    method: 'POST',
    path: '/admin/packages/create-type',
    access: 'admin',
    rate: 'write',
    summary: 'Crea un tipo di pacchetto',
    body: newPackageType,
    answers: { 201: recordWithMessage(packageType) },
  },
  update: {
    method: 'PATCH',
    path: '/admin/packages/update-type/{code}',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia un tipo di pacchetto',
    params: byTypeCode,
    body: packageTypeFields,
    answers: { 202: recordWithMessage(packageType) },
  },
  uploadPdf: {
    method: 'POST',
    path: '/admin/packages/upload-pdf',
    access: 'admin',
    rate: 'upload',
    summary: 'Carica il modulo PDF di un tipo; dice quali campi ha',
    body: z.strictObject({ type: typeCode }),
    file: formFile,
    answers: { 202: recordWithMessage(formCheck) },
  },
  preview: {
    method: 'GET',
    path: '/admin/packages/types/{code}/preview',
    access: 'admin',
    rate: 'read',
    summary: 'Il modulo del tipo, compilato con dati di esempio',
    params: byTypeCode,
    answers: { 200: fileAnswer('application/pdf') },
  },
});
