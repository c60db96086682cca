import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const FONT = "'Atkinson Hyperlegible Next', system-ui, sans-serif";

type Mode = 'light' | 'dark';
type Components = NonNullable<RaThemeOptions['components']>;

interface Tokens {
  blue: string;
  pink: string;
  mint: string;
  sun: string;
  danger: string;
  ink: string;
  muted: string;
  paper: string;
  surface: string;
  line: string;
}

const light: Tokens = {
  blue: '#1b4de0',
  pink: '#d61c6e',
  mint: '#0b7f57',
  sun: '#ffc93c',
  danger: '#b3171f',
  ink: '#1c1433',
  muted: '#5d5474',
  paper: '#fffbf5',
  surface: '#ffffff',
  line: '#e7dfee',
};
const dark: Tokens = {
  blue: '#8fb0ff',
  pink: '#ff8fbf',
  mint: '#5fd9ac',
  sun: '#ffd66b',
  danger: '#ff9a94',
  ink: '#f6f1ff',
  muted: '#b9afd1',
  paper: '#150c2b',
  surface: '#21153f',
  line: '#3a2c5e',
};

const surfaces = ({ blue, ink, surface, line }: Tokens): Components => ({
  MuiCssBaseline: {
    styleOverrides: {
      body: { scrollbarGutter: 'stable' },
      ':focus-visible': { outline: `2px solid ${blue}`, outlineOffset: 2 },
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      elevation1: { boxShadow: 'none', border: `1px solid ${line}` },
    },
  },
  MuiAppBar: {
    styleOverrides: {
      root: { backgroundColor: surface, color: ink, boxShadow: 'none', borderBottom: `1px solid ${line}` },
    },
  },
  MuiTableCell: {
    styleOverrides: { root: { borderColor: line }, head: { fontWeight: 700, backgroundColor: surface } },
  },
  RaDataTable: { styleOverrides: { root: { overflowX: 'auto', '& td, & th': { whiteSpace: 'nowrap' } } } },
  RaLayout: { styleOverrides: { root: { '&&': { minWidth: 0 }, '& .RaLayout-content': { minWidth: 0 } } } },
  RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
  RaToolbar: {
    styleOverrides: { root: { '&&': { backgroundColor: surface }, border: `1px solid ${line}`, borderRadius: 10 } },
  },
  RaListToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
  RaTopToolbar: { styleOverrides: { root: { '&&': { backgroundColor: 'transparent' } } } },
});

const controls = (mode: Mode, { blue, ink, muted }: Tokens): Components => ({
  MuiTableRow: { styleOverrides: { root: { '&:last-child > td, &:last-child > th': { borderBottom: 0 } } } },
  // It turns beside words that say what is on its way, or for an instant.
  MuiCircularProgress: { defaultProps: { 'aria-hidden': true } },
  MuiLink: { defaultProps: { underline: 'always' as const } },
  MuiFilledInput: {
    styleOverrides: {
      root: { backgroundColor: mode === 'light' ? 'rgb(28 20 51 / 5%)' : 'rgb(246 241 255 / 8%)' },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { color: muted } } },
  MuiFormHelperText: { styleOverrides: { root: { color: muted } } },
  RaMenuItemLink: {
    styleOverrides: {
      root: {
        color: ink,
        minHeight: 40,
        margin: '2px 8px',
        borderRadius: 8,
        '&.RaMenuItemLink-active': {
          color: blue,
          fontWeight: 700,
          backgroundColor: mode === 'light' ? 'rgb(27 77 224 / 8%)' : 'rgb(143 176 255 / 14%)',
        },
        '& .RaMenuItemLink-icon': { color: 'inherit', minWidth: 36, '& svg': { width: 20, height: 20 } },
      },
    },
  },
});

/** The brand's colours as accents over quiet backgrounds; dense, because people read tables here. */
function themeOf(base: RaThemeOptions, mode: Mode, tokens: Tokens): RaThemeOptions {
  const { blue, pink, mint, sun, danger, ink, muted, paper, surface, line } = tokens;
  const onAccent = mode === 'light' ? '#ffffff' : '#150c2b';
  return {
    ...base,
    palette: {
      mode,
      primary: { main: blue, contrastText: onAccent },
      secondary: { main: pink, contrastText: onAccent },
      success: { main: mint, contrastText: onAccent },
      info: { main: blue, contrastText: onAccent },
      warning: { main: sun, contrastText: '#1c1433' },
      error: { main: danger, contrastText: onAccent },
      text: { primary: ink, secondary: muted },
      background: { default: paper, paper: surface },
      divider: line,
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: FONT,
      fontSize: 14,
      h5: { fontWeight: 700 },
      h6: { fontWeight: 700, fontSize: '1.05rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    sidebar: { width: 224, closedWidth: 50 },
    components: { ...base.components, ...surfaces(tokens), ...controls(mode, tokens) },
  };
}

export const lightTheme = themeOf(defaultLightTheme, 'light', light);
export const darkTheme = themeOf(defaultDarkTheme, 'dark', dark);
