import { page, record, recordWithMessage } from '../entities/answers';
import { listQuery } from '../entities/list-query';
import { bellNotification } from '../entities/notification';
import { store, storeContactFields } from '../entities/store';
import { defineContract } from '../kernel';
import { byStore } from './params';
import { pageQuery } from './queries';

/** The stores that a manager is attached to. */
export const managerStores = defineContract({
  list: {
    method: 'GET',
    path: '/manager/stores',
    access: 'manager',
    rate: 'read',
    summary: 'I propri dealer',
    query: listQuery({
      filters: ['city', 'province', 'active', 'online_enabled', 'visible'],
      sorts: ['name', 'city', 'province'],
    }),
    answers: { 200: page(store) },
  },
  get: {
    method: 'GET',
    path: '/manager/stores/{store_uid}',
    access: 'manager',
    rate: 'read',
    summary: 'Un proprio dealer',
    params: byStore,
    answers: { 200: record(store) },
  },
  update: {
    method: 'PATCH',
    path: '/manager/stores/{store_uid}/update',
    access: 'manager',
    rate: 'write',
    summary: 'Cambia contatti, orari e immagine di un proprio dealer',
    params: byStore,
    body: storeContactFields,
    answers: { 202: recordWithMessage(store) },
  },
  listNotifications: {
    method: 'GET',
    path: '/manager/stores/{store_uid}/notifications',
    access: 'manager',
    rate: 'read',
    summary: 'Notifiche di un proprio dealer, anche automatiche',
    params: byStore,
    query: pageQuery,
    answers: { 200: page(bellNotification) },
  },
});
