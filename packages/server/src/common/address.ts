import { isIPv6 } from 'node:net';

/** How many of the eight groups of a new address name a network; one person may have all addresses in it. */
const NETWORK = 4;

/** Who asks, for counting: an old address as it is, of a new one the network. */
export function addressOf(ip: string): string {
  const old = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (old !== null) return old[1];
  if (!isIPv6(ip)) return ip;
  const [front, back] = ip
    .replace(/%.*$/, '')
    .replace(/\d+\.\d+\.\d+\.\d+$/, '0:0')
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const between = Array.from({ length: 8 - front.length - (back?.length ?? 0) }, () => '0');
  const groups = [...front, ...between, ...(back ?? [])].slice(0, NETWORK);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':');
}
