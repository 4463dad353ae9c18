export { accountNotificationsRoutes } from './account-notifications.routes';
export { adminNotificationsRoutes } from './admin/admin-notifications.routes';
export {
  closeNotice,
  closeNotices,
  eraseEndedNotices,
  eraseNotices,
  eraseOldNotices,
  moveNotices,
  type NoticeReason,
  noticeToOperators,
  noticeToStore,
  rewordNotice,
  type StoreNotice,
  storeNoticeBeside,
} from './automatic-notice';
export { noticeFailedMessage, takeBackFailedMessage } from './failed-message';
export { noticeMessages } from './notifications.messages';
export { storeNotificationsRoutes } from './store-notifications.routes';
