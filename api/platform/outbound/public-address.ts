import { BlockList, isIP } from 'node:net';

/** IANA's special-purpose registry: this machine, private networks, link-local (cloud metadata too), documentation, multicast. */
const RESERVED = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Inside the global unicast range; the ranges that carry an IPv4 address would lead around the list above. */
const RESERVED_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
const GLOBAL_6 = '2000::/3';

const reserved = listOf('ipv4', RESERVED);
const reserved6 = listOf('ipv6', RESERVED_6);
const global6 = listOf('ipv6', [GLOBAL_6]);
const loopback = listOf('ipv4', ['127.0.0.0/8']);

/** Whether an IP address is one of the open internet. A text that is no address is not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reserved.check(address);
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}

/** Whether an IP address is this very machine. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || (isIP(address) === 4 && loopback.check(address));

function listOf(family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}
