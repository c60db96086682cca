/** How a long-running command ends: in order on the first wish, at once on the second. */

/** npm hands on the Ctrl-C that the terminal also sent us: two within this time are one wish. */
const sameRequestMs = 700;

/**
 * Ends the command in order on Ctrl-C, SIGTERM, a closed terminal, or the death of the npm that started it.
 * @param {{ beforeEnd: () => Promise<void>, force: () => void, codeOfRequest?: number, sumSoFar?: () => string }} ways
 * `sumSoFar` is printed last where a signal ended it.
 */
export function endWith({ beforeEnd, force, codeOfRequest = 0, sumSoFar }) {
  let firstRequest = 0;

  async function end(code, sentence, lastSentence = () => '') {
    firstRequest = Date.now();
    if (sentence) console.log(sentence);
    await beforeEnd();
    const last = lastSentence();
    if (last) console.log(last);
    process.exit(code);
  }
  function request(signal) {
    if (!firstRequest) return void end(codeOfRequest, '\nEnding everything. Ctrl-C once more forces it.', sumSoFar);
    if (signal !== 'SIGINT' || Date.now() - firstRequest < sameRequestMs) return;
    force();
    // Long enough for the database's keeper to hand the order on.
    setTimeout(() => process.exit(130), 300);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => request(signal));
  endWithStarter(() => {
    if (!firstRequest) void end(1);
  });

  return {
    hasBegun: () => firstRequest > 0,
    /** The command has done its work: takes down what still runs and leaves. */
    finish: (code, sentence) => (firstRequest ? new Promise(() => {}) : end(code, undefined, () => sentence)),
    failed: (sentence) => {
      console.error(`\n${sentence}`);
      return end(1);
    },
  };
}

/** An npm that was killed would leave us behind, holding the ports. */
function endWithStarter(whenGone) {
  if (!process.env.npm_lifecycle_event) return;

  const starter = process.ppid;
  setInterval(() => {
    if (process.ppid !== starter) whenGone();
  }, 1000).unref();
}
