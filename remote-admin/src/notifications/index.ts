export { NotificationsPage } from './list/notifications-page';
export { NewNotificationPage } from './new/new-notification-page';
export { NotificationPage } from './notification/notification-page';
