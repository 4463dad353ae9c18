/** The version of package.json, put in by the build. */
declare const __APP_VERSION__: string;

/** True in development builds, where areas are updated in place. */
declare const __DEVELOPMENT__: boolean;
