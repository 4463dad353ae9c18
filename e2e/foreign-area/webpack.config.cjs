const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

module.exports = {
  mode: 'production',
  entry: {},
  context: __dirname,
  output: { path: path.join(__dirname, 'dist'), publicPath: 'auto', uniqueName: 'admin_dev' },
  plugins: [
    new ModuleFederationPlugin({
      name: 'admin_dev',
      filename: 'remoteEntry.js',
      exposes: { './area': './src/area.js' },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
    }),
  ],
};
