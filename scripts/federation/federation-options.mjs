/** Settings of the federation plugin that the shell and every area have in common; the reasons are in README.md. */
export const federationOptions = {
  shareStrategy: 'loaded-first',
  dts: false,
  manifest: false,
  virtualRuntimeEntry: true,
  experiments: {
    externalRuntime: true,
    optimization: { target: 'web', disableSnapshot: true },
  },
};
