export { findOwn as findOwnPictures, insertAsset, mayUsePicture } from './assets.repository';
export { assetsRoutes } from './assets.routes';
export { createAssetsService } from './assets.service';
export { cleanUpload } from './clean-upload';
export { erasePictures } from './erase-pictures';
export { expectUsablePicture } from './expect-usable-picture';
export { pictureFiles, pictureKey, publicName } from './picture-files';
export { findPictures, mediaPath, type Picture, pictureOf } from './pictures.repository';
