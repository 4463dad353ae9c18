export { qrSvg } from './qr-svg';
