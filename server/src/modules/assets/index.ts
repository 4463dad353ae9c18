export { findPictures, mediaPath, type Picture, pictureOf } from './pictures.repository';
