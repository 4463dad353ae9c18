import { sendFirstCalls } from './api/first-calls';
import { startScriptsWhenWanted } from './boot/start-scripts';
import { readSession } from './session/session-keys';

const template = document.getElementById('carcare-scripts');
const asks = document.currentScript?.dataset.asks;
if (template instanceof HTMLTemplateElement) {
  startScriptsWhenWanted(template);
} else if (asks && !window.location.search) {
  // An address with a query asks for something of its own.
  sendFirstCalls(asks.split(' '), readSession());
}
