export { isSettingKey, type SettingKey, type SettingRule, settingRules } from './setting-list';
export { createSettings, lockSettings, type Settings } from './settings';
