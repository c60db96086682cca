import { useTranslate } from 'react-admin';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** How late something was, in whole hours and from two days on in days. */
export function useLateness(): (seconds: number) => string {
  const translate = useTranslate();
  return (seconds) => {
    const isLong = seconds >= 2 * DAY;
    return translate(isLong ? 'console.late.days' : 'console.late.hours', {
      smart_count: Math.floor(seconds / (isLong ? DAY : HOUR)),
    });
  };
}
