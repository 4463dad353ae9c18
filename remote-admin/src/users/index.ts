export { UsersPage } from './list/users-page';
export { NewUserPage } from './new/new-user-page';
export { UserPage } from './user/user-page';
