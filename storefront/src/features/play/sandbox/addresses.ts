const RELATIVE_PATH = /^(?![a-z][\w+.-]*:|[/?#])./i;

/**
 * Where a game builds an address of a file on that of its page, it means the files beside the page, which lie below the
 * ticket here. The server knows most such requests by their referrer; those of a worker made of text have none.
 */
export function readBesideFiles(): void {
  const Original = window.URL;
  window.URL = class extends Original {
    constructor(address: string | URL, base?: string | URL) {
      const isOfPage = base !== undefined && withoutQuery(String(base)) === withoutQuery(location.href);
      super(address, isOfPage && RELATIVE_PATH.test(String(address)) ? document.baseURI : base);
    }
  };
}

const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? '';
