import type { Bilingual, Language } from '../../../kernel/language.js';

/** `refusal`: the build is not taken; `warning`: something will break or be slow; `note`: what was done on the way. */
export type FindingLevel = 'refusal' | 'warning' | 'note';

type Row = readonly [level: FindingLevel, es: string, en: string];

const rows = {
  'archive-unreadable': [
    'refusal',
    'El archivo no es un ZIP completo: puede haberse cortado.',
    'The file is not a whole ZIP archive: it may have been cut off.',
  ],
  'archive-ambiguous': [
    'refusal',
    'Dos programas leerían este ZIP de distinta manera. Créalo de nuevo con otra herramienta.',
    'Two programs would read this ZIP in different ways. Make it again with another tool.',
  ],
  'archive-empty': ['refusal', 'El archivo está vacío.', 'The archive is empty.'],
  'archive-encrypted': [
    'refusal',
    'El archivo tiene contraseña. Súbelo sin ella.',
    'The archive is encrypted. Upload it without a password.',
  ],
  'archive-method': [
    'refusal',
    'El archivo usa una compresión que no aceptamos. Usa «deflate», la normal de un ZIP.',
    'The archive uses a compression that we do not take. Use deflate, the usual one of a ZIP.',
  ],
  'archive-too-large': ['refusal', 'El archivo es más grande de lo que aceptamos.', 'The file is larger than we take.'],
  'archive-kind': [
    'refusal',
    'Ese tipo de archivo no sirve para esta plataforma.',
    'That type of file does not fit this platform.',
  ],
  'too-many-files': ['refusal', 'El archivo contiene demasiados archivos.', 'The archive holds too many files.'],
  'unpacked-too-large': [
    'refusal',
    'Descomprimido, el juego es más grande de lo que aceptamos.',
    'Unpacked, the game is larger than we take.',
  ],
  'file-too-large': ['refusal', 'Este archivo es más grande de lo que aceptamos.', 'This file is larger than we take.'],
  'file-bomb': [
    'refusal',
    'Este archivo crece demasiado al descomprimirlo.',
    'This file grows too much when it is unpacked.',
  ],
  'file-damaged': ['refusal', 'Este archivo está dañado dentro del ZIP.', 'This file is damaged inside the ZIP.'],
  'file-overlap': [
    'refusal',
    'Este archivo comparte bytes con otro dentro del ZIP.',
    'This file shares bytes with another one inside the ZIP.',
  ],
  'file-link': [
    'refusal',
    'Los enlaces simbólicos no se aceptan. Pon el archivo mismo.',
    'Symbolic links are not taken. Put the file itself there.',
  ],
  'link-outside': [
    'refusal',
    'Este enlace lleva fuera de la carpeta del juego.',
    "This link leads out of the game's folder.",
  ],
  'link-loop': [
    'refusal',
    'Este enlace da vueltas: por más que se siga, no llega a ningún archivo.',
    'This link goes in circles: however long it is followed, it reaches no file.',
  ],
  'link-missing': [
    'warning',
    'Este enlace lleva a un archivo que no está.',
    'This link leads to a file that is not there.',
  ],
  'too-many-links': ['refusal', 'El archivo contiene demasiados enlaces.', 'The archive holds too many links.'],
  'file-special': ['refusal', 'Esto no es un archivo normal.', 'This is not a regular file.'],
  'name-outside': [
    'refusal',
    'Este nombre saldría de la carpeta del juego.',
    "This name would leave the game's folder.",
  ],
  'name-backslash': [
    'refusal',
    'Este nombre contiene una barra invertida. Usa «/» entre carpetas.',
    'This name has a backslash. Use "/" between folders.',
  ],
  'name-control': ['refusal', 'Este nombre contiene caracteres invisibles.', 'This name has invisible characters.'],
  'name-reserved': ['refusal', 'Windows no permite este nombre.', 'Windows does not allow this name.'],
  'name-long': ['refusal', 'Este nombre es demasiado largo.', 'This name is too long.'],
  'name-encoding': ['refusal', 'Este nombre no está escrito en UTF-8.', 'This name is not written in UTF-8.'],
  'name-duplicate': ['refusal', 'Este nombre aparece dos veces.', 'This name occurs twice.'],
  'name-similar': [
    'refusal',
    'Dos nombres se distinguen solo en mayúsculas o acentos: en muchos equipos son el mismo archivo.',
    'Two names differ only in case or accents: on many machines they are one file.',
  ],
  'name-file-and-folder': [
    'refusal',
    'Este nombre es a la vez un archivo y una carpeta.',
    'This name is a file and a folder at once.',
  ],
  'nested-archive': [
    'refusal',
    'Ninguna página ni script del juego nombra este archivo comprimido. Descomprímelo, o quítalo.',
    'No page or script of the game names this archive. Unpack it, or take it out.',
  ],
  'archive-of-the-page': [
    'note',
    'El juego carga este archivo comprimido por sí mismo: lo guardamos tal cual.',
    'The game loads this archive by itself: we keep it as it is.',
  ],
  'stray-program': [
    'refusal',
    'Este archivo es un programa, y en un navegador no sirve. Quítalo, o súbelo como descarga.',
    'This file is a program, which is of no use in a browser. Take it out, or upload it as a download.',
  ],
  'lfs-pointer': [
    'refusal',
    'Esto es un puntero de Git LFS, no el archivo. Trae los archivos con «git lfs pull».',
    'This is a Git LFS pointer, not the file. Fetch the files with "git lfs pull".',
  ],
  'entry-missing': [
    'refusal',
    'Falta index.html en la carpeta principal, o Build/….loader.js de un motor.',
    "index.html is missing from the top folder, or an engine's Build/….loader.js.",
  ],
  'entry-case': [
    'refusal',
    'La página tiene que llamarse index.html, todo en minúsculas. Cámbiale el nombre a esta.',
    'The page has to be called index.html, all in small letters. Rename this one.',
  ],
  'entry-elsewhere': [
    'refusal',
    'Falta index.html en la carpeta principal. Si el juego empieza en esta página, dale ese nombre y comprime lo que hay en su carpeta.',
    'There is no index.html in the top folder. If the game starts with this page, give it that name and zip what its folder holds.',
  ],
  'loader-missing': [
    'refusal',
    'Hay archivos de un motor, pero falta su ….loader.js.',
    "There are an engine's files, but its ….loader.js is missing.",
  ],
  'loader-several': [
    'refusal',
    'Hay varios ….loader.js y no se sabe cuál es el del juego.',
    'There are several ….loader.js, and it is unclear which is the one of the game.',
  ],
  'engine-file-missing': ['refusal', 'Falta este archivo del motor.', 'This file of the engine is missing.'],
  'engine-file-wrong': [
    'refusal',
    'El contenido no corresponde a lo que dice su nombre.',
    'The content is not what the name says.',
  ],
  'packing-wrong': [
    'refusal',
    'La compresión no es la que dice su nombre (.gz, .br o .unityweb).',
    'It is not compressed as its name says (.gz, .br or .unityweb).',
  ],
  'packing-hidden': [
    'refusal',
    'Está comprimido, pero su nombre no lo dice: el motor no podrá leerlo.',
    'It is compressed, but its name does not say so: the engine cannot read it.',
  ],
  'first-download-too-large': [
    'refusal',
    'Hay que bajar más de 50 MB antes de jugar. Reduce el juego.',
    'More than 50 MB must be loaded before playing. Make the game smaller.',
  ],
  'first-download-large': [
    'warning',
    'Hay que bajar más de 30 MB antes de jugar: muchos no esperarán.',
    'More than 30 MB must be loaded before playing: many will not wait.',
  ],
  'first-download-hint': [
    'note',
    'Hay que bajar más de 15 MB antes de jugar. Más chico llega a más escuelas.',
    'More than 15 MB must be loaded before playing. Smaller games reach more schools.',
  ],
  'reference-case': [
    'warning',
    'Aquí se nombra un archivo con otras mayúsculas: no se encontrará.',
    'A file is named here with another case: it will not be found.',
  ],
  'reference-missing': ['warning', 'Aquí se nombra un archivo que no está.', 'A file is named here that is not there.'],
  'reference-absolute': [
    'warning',
    'Aquí hay una dirección que empieza con «/»: no se encontrará. Usa una relativa.',
    'An address here begins with "/": it will not be found. Use a relative one.',
  ],
  'reference-insecure': [
    'warning',
    'Aquí se carga algo por «http:»: el navegador lo bloqueará.',
    'Something is loaded by "http:" here: the browser will block it.',
  ],
  'reference-outside': [
    'warning',
    'Aquí se llama a otro servidor: el reproductor lo bloqueará. Incluye el archivo.',
    'Another server is called here: the player will block it. Include the file.',
  ],
  'top-folder': [
    'note',
    'El juego estaba dentro de una carpeta; la quitamos.',
    'The game was inside a folder; we removed it.',
  ],
  'left-out': [
    'note',
    'Esto no es parte del juego; lo dejamos fuera.',
    'This is not part of the game; we left it out.',
  ],
  'not-searched': [
    'note',
    'Este archivo de texto es tan largo que no buscamos errores en él.',
    'This text file is so long that we did not look for faults in it.',
  ],
  'check-too-long': [
    'refusal',
    'Revisar el archivo tomó demasiado tiempo o memoria. Prueba con menos archivos, o con archivos más simples.',
    'Checking the file took too long or too much memory. Try fewer files, or simpler ones.',
  ],
  'uses-eval': [
    'note',
    'Aquí un texto se vuelve código (eval o new Function). El reproductor se lo permite a este juego.',
    'Text becomes code here (eval or new Function). The player allows it to this game.',
  ],
  'uses-dialogs': [
    'note',
    'Aquí se abre un cuadro del navegador (alert, confirm o prompt). Funciona, pero detiene el juego: mejor usa uno propio.',
    'A dialog of the browser opens here (alert, confirm or prompt). It works, but halts the game: better use one of your own.',
  ],
  'threads-refused': [
    'refusal',
    'Este juego se exportó con hilos y no podría empezar. Expórtalo sin ellos: desde Godot 4.3 con «Thread Support» desactivado, en Godot 3 como «Regular».',
    'This game was exported with threads and could not start. Export it without them: from Godot 4.3 on with "Thread Support" off, in Godot 3 as "Regular".',
  ],
  'uses-threads': [
    'warning',
    'Aquí se pide memoria compartida entre hilos (SharedArrayBuffer), y el reproductor no la tiene. Exporta el juego sin hilos.',
    'Memory shared between threads (SharedArrayBuffer) is requested here, and the player has none. Export the game without threads.',
  ],
  'service-worker': [
    'note',
    'Aquí se registra un service worker. El reproductor no lo permite; el juego sigue sin él.',
    'A service worker is registered here. The player does not allow it; the game goes on without it.',
  ],
  'refresh-away': [
    'warning',
    'Esta página se va sola a otra dirección: el reproductor lo bloqueará.',
    'This page goes to another address by itself: the player will block it.',
  ],
  'page-code-dropped': [
    'note',
    'El reproductor inicia el motor sin esta página: este código no se ejecuta.',
    'The player starts the engine without this page: this code does not run.',
  ],
  'check-failed': [
    'refusal',
    'No pudimos revisar el archivo por un problema nuestro. Súbelo otra vez.',
    'We could not check the file because of a fault of ours. Upload it again.',
  ],
  malware: ['refusal', 'El antivirus encontró algo en el archivo.', 'The virus scanner found something in the file.'],
} as const satisfies Record<string, Row>;

export type FindingCode = keyof typeof rows;

/** What was found in an archive, and where. */
export interface Finding {
  code: FindingCode;
  /** The name inside the archive. */
  path?: string;
  line?: number;
  /** What exactly, such as an address or the other name. */
  detail?: string;
}

export const FINDING_CODES = Object.keys(rows) as FindingCode[];

/** Whether this release has words for a finding: builds keep those of other releases. */
export const isKnown = ({ code }: { code: string }): boolean => Object.hasOwn(rows, code);

export function levelOf({ code }: Finding): FindingLevel {
  return rows[code][0];
}

export function sentenceOf({ code }: Pick<Finding, 'code'>): Bilingual {
  const [, es, en] = rows[code];
  return { es, en };
}

/** A line for people: where it is, and what is wrong. */
export function describeFinding(finding: Finding, language: Language): string {
  const place = [finding.path, finding.line].filter((part) => part !== undefined).join(':');
  const what = sentenceOf(finding)[language] + (finding.detail ? ` (${finding.detail})` : '');
  return place ? `${place}: ${what}` : what;
}

export const isRefused = (findings: readonly Finding[]): boolean =>
  findings.some((finding) => levelOf(finding) === 'refusal');

const SHOWN_OF_EACH = 20;
const RANK = { refusal: 0, warning: 1, note: 2 };

/** The gravest first, each once, and of each code no more than people read. */
export function inOrder(findings: readonly Finding[]): Finding[] {
  const counts = new Map<FindingCode, number>();
  const shown = onlyOnce(findings.map(visible)).filter(({ code }) => {
    const count = (counts.get(code) ?? 0) + 1;
    counts.set(code, count);
    return count <= SHOWN_OF_EACH;
  });
  return shown.sort((a, b) => RANK[levelOf(a)] - RANK[levelOf(b)]);
}

const onlyOnce = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

const LONGEST_SHOWN = 500;
/** `␀` for NUL and so on. */
const CONTROL_PICTURES = Array.from({ length: 0x20 }, (_, code) => String.fromCharCode(0x2400 + code));
/** Control characters, and those that turn the direction of writing or have no width. */
export const INVISIBLE = /[\p{Cc}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;
const ALL_INVISIBLE = new RegExp(`${INVISIBLE.source}|\\p{Surrogate}`, 'gu');

/** A stranger chose the names: what no database keeps and nobody sees becomes a sign, and what is endless is cut. */
function visible({ path, detail, ...finding }: Finding): Finding {
  return {
    ...finding,
    ...(path === undefined ? {} : { path: shownAs(path) }),
    ...(detail === undefined ? {} : { detail: shownAs(detail) }),
  };
}

function shownAs(text: string): string {
  const cut = text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
  return cut.replace(ALL_INVISIBLE, (sign) => CONTROL_PICTURES[sign.charCodeAt(0)] ?? '\ufffd');
}
