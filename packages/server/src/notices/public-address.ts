import { BlockList, isIP } from 'node:net';

/** What the world does not route, or leads back to this machine or its neighbours (RFC 6890 and its registries). */
const INNER = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INNER.addSubnet(network, bits, 'ipv4');

/** Of the new sort, the part that is given out; within it, what carries an old address or is for documents. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INNER.addSubnet(network, bits, 'ipv6');

/** Whether an address is somebody's on the open net: a message may go there. */
export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !INNER.check(address, 'ipv4');
    case 6:
      return !address.includes('%') && GLOBAL.check(address, 'ipv6') && !INNER.check(address, 'ipv6');
    default:
      return false;
  }
}
