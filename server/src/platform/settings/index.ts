export { isSettingKey, type SettingKey, settingRules } from './setting-list';
export { createSettings, lockSettings, readSettings, type Settings, settingColumn, settingOf } from './settings';
