type Send = (event: string, facts: unknown[]) => void;
type Dispatch = (event: string, ...facts: unknown[]) => void;

/** The three global hooks that games exported from engines may call: of react-unity-webgl, and of unity-webgl 4 and 3. */
export function offerEngineBridges(send: Send): void {
  const dispatch: Dispatch = (event, ...facts) => send(String(event), facts);
  offerHook('dispatchReactUnityEvent', dispatch);
  offerHook('dispatchUnityEvent', dispatch);
  const functions = new Proxy({} as Record<string, Dispatch>, {
    get: (own, name) => own[String(name)] ?? ((...facts: unknown[]) => send(String(name), facts)),
  });
  Object.defineProperty(window, '__UnityLib__', { value: functions });
}

/** A library in the page may put its own function there: both hear the event then. */
function offerHook(name: string, dispatch: Dispatch): void {
  let further: Dispatch | null = null;
  const both: Dispatch = (event, ...facts) => {
    dispatch(event, ...facts);
    further?.(event, ...facts);
  };
  Object.defineProperty(window, name, {
    get: () => both,
    set: (other: Dispatch) => {
      if (other !== both) further = other;
    },
    configurable: true,
  });
}
