/** Where this browser notes which games it keeps: apart, since every page looks there and few find anything. */
export const COPIES_KEY = 'copies';
