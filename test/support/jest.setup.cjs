/** Ends what hangs: a test of rules after half a minute, one that starts servers after two, longer on a slow machine. */
const longestMs = /[\\/]test[\\/](api|crash|chaos|fuzz|stores)[\\/]/.test(expect.getState().testPath)
  ? 120_000
  : 30_000;

jest.setTimeout(longestMs * Number(process.env.TEST_MACHINE_FACTOR ?? 1));
