export { Toast, type ToastData } from './toast';
export { Toaster } from './toaster';
