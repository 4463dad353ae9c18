import * as z from 'shared-api/schema';
import { page, record, recordWithMessage } from '../entities/answers';
import { customerRow } from '../entities/contract-work';
import { plate, vin } from '../entities/fields';
import { outboxMessage } from '../entities/operations';
import { offeredPackageType } from '../entities/package';
import { managerVehicleReport } from '../entities/vehicle';
import { defineContract } from '../kernel';
import { byId } from './params';
import { messagesQuery, pageQuery, vehicleOfOffer } from './queries';

/** What a manager looks up while writing a contract, and the messages that left for own stores' contracts. */
export const managerCounter = defineContract({
  lookUpVin: {
    method: 'POST',
    path: '/manager/vin-service',
    access: 'manager',
    rate: 'vin',
    summary: 'Riconosce il veicolo dal telaio, con targa, chilometri e contratti propri',
    body: z.strictObject({ vin, plate: z.optional(plate) }),
    answers: { 200: record(managerVehicleReport) },
  },
  listPackTypes: {
    method: 'GET',
    path: '/manager/pack-types',
    access: 'manager',
    rate: 'read',
    summary: 'Pacchetti con i prezzi, anche quelli non in linea',
    query: vehicleOfOffer,
    answers: { 200: record(z.array(offeredPackageType)) },
  },
  listCustomers: {
    method: 'GET',
    path: '/manager/customers',
    access: 'manager',
    rate: 'read',
    summary: 'Clienti dei contratti dei propri dealer',
    query: pageQuery,
    answers: { 200: page(customerRow) },
  },
  listMessages: {
    method: 'GET',
    path: '/manager/messages',
    access: 'manager',
    rate: 'read',
    summary: 'SMS ed e-mail dei contratti dei propri dealer',
    query: messagesQuery,
    answers: { 200: page(outboxMessage) },
  },
  retryMessage: {
    method: 'POST',
    path: '/manager/messages/{id}/retry',
    access: 'manager',
    rate: 'write',
    summary: 'Riprova a mandare un messaggio non consegnato',
    params: byId,
    answers: { 202: recordWithMessage(outboxMessage) },
  },
});
