export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'other';

/** What a person signs in with, in words that its owner would use. */
export interface Device {
  /** `Chrome, Android`; null when nothing is known of it. */
  words: string | null;
  kind: DeviceKind;
}

/** Many browsers call themselves Chrome or Safari too: the first that fits counts. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

/** The order counts here, too: Android says that it is a Linux, and an iPhone that it is like a Mac. */
const SYSTEMS: readonly (readonly [RegExp, string, DeviceKind])[] = [
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\biP(?:hone|od)\b/, 'iPhone', 'phone'],
  [/\bAndroid\b(?=.*\bMobile\b)/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bMac(?:intosh| OS X)\b/, 'Mac', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];
/** Beyond this a sender only wants to keep us busy. */
const LONGEST = 512;

/**
 * The device that a request names, in words of ours: nothing that the sender wrote is kept.
 * @param userAgent the header as it came.
 */
export function deviceOf(userAgent: string | undefined): Device {
  const text = (userAgent ?? '').slice(0, LONGEST);
  const browser = BROWSERS.find(([sign]) => sign.test(text))?.[1];
  const [, system, kind] = SYSTEMS.find(([sign]) => sign.test(text)) ?? [];
  return { words: [browser, system].filter(Boolean).join(', ') || null, kind: kind ?? 'other' };
}

/**
 * A place on the internet so coarsely that it tells a provider and not a home: `190.162.*.*`, `2800:300:*`.
 * @param network an IPv4 address or an IPv6 /64, as `networkOf` gives it.
 * @returns null when it is neither.
 */
export function coarseNetwork(network: string): string | null {
  const four = /^(\d{1,3})\.(\d{1,3})\.\d{1,3}\.\d{1,3}$/.exec(network);
  if (four) return `${four[1]}.${four[2]}.*.*`;
  const six = /^([0-9a-f]{1,4}):([0-9a-f]{1,4}):/.exec(network);
  return six ? `${six[1]}:${six[2]}:*` : null;
}
