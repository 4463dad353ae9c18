export { NoticeCard, NoticeList } from './notice-card';
