import { page, record, recordWithMessage } from '../entities/answers';
import { listQuery } from '../entities/list-query';
import {
  inAppNotification,
  inAppNotificationFields,
  newInAppNotification,
  notificationReader,
} from '../entities/notification';
import { defineContract } from '../kernel';
import { byId } from './params';
import { pageQuery } from './queries';

const notificationsQuery = listQuery({
  filters: ['type', 'role', 'store_uid', 'user_uid', 'visible', 'automatic', 'visible_at', 'expire_at', 'created_at'],
  sorts: ['created_at', 'visible_at', 'expire_at', 'title'],
});

/** Notifications that the operator writes for roles, stores and people. */
export const adminNotifications = defineContract({
  search: {
    method: 'GET',
    path: '/admin/in-app-notifications/search',
    access: 'admin',
    rate: 'read',
    summary: 'Cerca fra le notifiche',
    query: notificationsQuery,
    answers: { 200: page(inAppNotification) },
  },
  get: {
    method: 'GET',
    path: '/admin/in-app-notifications/{id}',
    access: 'admin',
    rate: 'read',
    summary: 'Una notifica',
    params: byId,
    answers: { 200: record(inAppNotification) },
  },
  listReaders: {
    method: 'GET',
    path: '/admin/in-app-notifications/{id}/seen',
    access: 'admin',
    rate: 'read',
    summary: 'Chi ha visto una notifica',
    params: byId,
    query: pageQuery,
    answers: { 200: page(notificationReader) },
  },
  create: {
    method: 'POST',
    path: '/admin/in-app-notifications/create',
    access: 'admin',
    rate: 'write',
    summary: 'Crea una notifica',
    body: newInAppNotification,
    answers: { 201: recordWithMessage(inAppNotification) },
  },
  update: {
    method: 'PATCH',
    path: '/admin/in-app-notifications/{id}/update',
    access: 'admin',
    rate: 'write',
    summary: 'Cambia una notifica',
    params: byId,
    body: inAppNotificationFields,
    answers: { 202: recordWithMessage(inAppNotification) },
  },
  remove: {
    method: 'DELETE',
    path: '/admin/in-app-notifications/{id}/delete',
    access: 'admin',
    rate: 'write',
    summary: 'Elimina una notifica',
    params: byId,
    answers: { 204: null },
  },
});
