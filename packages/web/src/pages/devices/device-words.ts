import { type DeviceTexts, devicesEn } from '../../texts/devices.en.ts';
import { devicesIt } from '../../texts/devices.it.ts';
import { ownWords, type SayOwn } from '../../ui/own-words.ts';

export type SayDevice = SayOwn<DeviceTexts>;

/** The words of these pages alone. */
export const useDeviceWords = ownWords<DeviceTexts>({ en: devicesEn, it: devicesIt });
