export { isSettingKey, type SettingKey, type SettingRule, settingRules } from './setting-list';
export { createSettings, type Settings } from './settings';
