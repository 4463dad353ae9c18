export { mayUsePicture } from './assets.repository';
export { assetsRoutes } from './assets.routes';
export { type AssetsService, createAssetsService } from './assets.service';
export { findPictures, mediaPath, type Picture, pictureOf } from './pictures.repository';
