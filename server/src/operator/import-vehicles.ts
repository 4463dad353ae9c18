import { runImport } from '../modules/vehicles';
import { type OperatorCommand, variableMessages } from '../platform/start';
import { operatorMessages as messages } from './operator.messages';

/** `npm run vehicles:import`. */
export const command: OperatorCommand = {
  page: {
    command: 'npm run vehicles:import',
    words: [['FILE', messages.csv]],
    about: messages.importVehicles,
    variables: [
      ['DATA_DIR', variableMessages.dataDir],
      ['DATABASE_URL', variableMessages.database],
    ],
    example: 'veicoli.csv',
  },
  run: ({ open, write }, { words: [path] }) => runImport({ path, openDatabase: open, write }),
};
