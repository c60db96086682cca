import { isLoopback, isPublicAddress } from './public-address.js';

describe('an address on the internet', () => {
  it.each(['1.1.1.1', '8.8.8.8', '172.15.255.255', '172.32.0.1', '223.255.255.255', '2606:4700:4700::1111'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.19.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
    'localhost',
    '',
  ])('is not: %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it('is this machine', () => {
    expect(['127.0.0.1', '127.9.9.9', '::1'].filter(isLoopback)).toHaveLength(3);
    expect(['10.0.0.1', '::ffff:127.0.0.1', 'localhost'].filter(isLoopback)).toEqual([]);
  });
});
