import { useCallback } from 'react';
import { type DeviceTexts, devicesEn } from '../../texts/devices.en.ts';
import { devicesIt } from '../../texts/devices.it.ts';
import { useSettings } from '../../ui/settings.ts';

export type SayDevice = (key: keyof DeviceTexts, named?: Readonly<Record<string, string | number>>) => string;

const TEXTS: Readonly<Record<'en' | 'it', DeviceTexts>> = { en: devicesEn, it: devicesIt };

/** The words of these pages alone: they come with them, and no other page waits for them. */
export function useDeviceWords(): SayDevice {
  const { language } = useSettings();
  return useCallback(
    (key, named = {}) => TEXTS[language][key].replace(/\{(\w+)\}/g, (_, name: string) => String(named[name] ?? '')),
    [language],
  );
}
