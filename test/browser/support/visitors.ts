const LOCALES = ['es-CL', 'en-US'];
const WIDTHS = [360, 768, 1280];

/** Who looks at every page: each language at one width; with TEST_WIDTHS=all each at every width. */
export const VISITORS: readonly { locale: string; width: number }[] =
  process.env.TEST_WIDTHS === 'all'
    ? LOCALES.flatMap((locale) => WIDTHS.map((width) => ({ locale, width })))
    : [
        { locale: 'es-CL', width: 360 },
        { locale: 'en-US', width: 1280 },
      ];
