export { isSettingKey, type SettingKey, type SettingRule, settingRules } from './setting-list';
export { createSettings, lockSettings, readSettings, type Settings, settingColumn, settingOf } from './settings';
