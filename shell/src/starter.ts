import { startScriptsWhenWanted } from './boot/start-scripts';

const template = document.getElementById('carcare-scripts');
if (template instanceof HTMLTemplateElement) {
  startScriptsWhenWanted(template);
}
