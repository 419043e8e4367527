import type { ChannelInfo, NewChannel } from '@tabula/protocol';

/** Does something and reads how things are now. */
export type Act = (work: () => Promise<unknown>) => Promise<void>;

/** Adds a way; whoever asked hears why it was not kept. */
export type Add = (channel: NewChannel, onFailure: (error: string) => void) => Promise<void>;

/** The names of services are the same in all languages. */
export const KIND_NAMES: Readonly<Partial<Record<ChannelInfo['kind'], string>>> = {
  discord: 'Discord',
  slack: 'Slack',
  ntfy: 'ntfy',
};
