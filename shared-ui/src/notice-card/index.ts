export { NoticeCard } from './notice-card';
