import './boot/guards';
import './boot/page.css';
import { showFatal } from './boot/fatal';
import { start } from './boot/start';

try {
  start();
} catch (error) {
  showFatal();
  throw error;
}
