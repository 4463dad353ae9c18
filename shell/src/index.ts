import './boot/guards';
import './boot/fatal.css';
import { showFatal } from './boot/fatal';
import { start } from './boot/start';

try {
  start();
} catch (error) {
  showFatal();
  throw error;
}
