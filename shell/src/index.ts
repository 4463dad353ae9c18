import './boot/doors';
import { showFatal } from './boot/fatal';
import { start } from './boot/start';

try {
  start();
} catch (error) {
  showFatal();
  throw error;
}
