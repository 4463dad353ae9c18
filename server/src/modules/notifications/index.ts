export { accountNotificationsRoutes } from './account-notifications.routes';
export { adminNotificationsRoutes } from './admin/admin-notifications.routes';
export { bellNotificationView } from './bell-notification.view';
export { noticeFailedMessage } from './failed-message';
export { noticeMessages } from './notifications.messages';
export { closeNotices, type NoticeReason, noticeToStore, type StoreNotice } from './store-notice';
export { storeNotificationsRoutes } from './store-notifications.routes';
