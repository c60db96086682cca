import type { Subject } from './vocabulary.js';

/** A learning objective of the Chilean curriculum for básico, in short words; the official text is at curriculumnacional.cl. */
export interface Objective {
  code: string;
  /** The code as addresses have it: `MA03-OA-08`. */
  key: string;
  subject: Subject;
  grade: number;
  text: { es: string; en: string };
}

type Row = readonly [code: string, es: string, en: string];

/** The official code says subject and grade: `MA03 OA 08`. */
const SUBJECT_OF: Record<string, Subject> = { MA: 'math', CN: 'science', LE: 'language', HI: 'history' };

const MATH: readonly Row[] = [
  ['MA01 OA 01', 'Contar del 0 al 100', 'Count from 0 to 100'],
  ['MA01 OA 09', 'Sumar y restar hasta 20', 'Add and subtract up to 20'],
  ['MA02 OA 09', 'Sumar y restar hasta 100', 'Add and subtract up to 100'],
  ['MA03 OA 08', 'Tablas de multiplicar hasta el 10', 'Multiplication tables up to 10'],
  ['MA03 OA 09', 'Dividir en el contexto de las tablas', 'Divide within the multiplication tables'],
  ['MA03 OA 11', 'Fracciones de uso común', 'Fractions of everyday use'],
  ['MA04 OA 01', 'Números hasta 10 000', 'Numbers up to 10,000'],
  ['MA04 OA 08', 'Fracciones y su comparación', 'Fractions and how they compare'],
  ['MA05 OA 07', 'Fracciones propias equivalentes', 'Proper and equivalent fractions'],
  ['MA05 OA 12', 'Sumar y restar decimales', 'Add and subtract decimals'],
  ['MA06 OA 03', 'Razones', 'Ratios'],
  ['MA06 OA 04', 'Porcentajes', 'Percentages'],
  ['MA06 OA 11', 'Ecuaciones de primer grado', 'First-degree equations'],
  ['MA07 OA 01', 'Sumar y restar números enteros', 'Add and subtract integers'],
  ['MA08 OA 12', 'Teorema de Pitágoras', 'Pythagorean theorem'],
];

const SCIENCE: readonly Row[] = [
  ['CN01 OA 01', 'Qué distingue a los seres vivos', 'What sets living things apart'],
  ['CN01 OA 06', 'Los sentidos y su función', 'The senses and what they do'],
  ['CN01 OA 11', 'El ciclo diario: día y noche', 'The daily cycle: day and night'],
  ['CN02 OA 07', 'Partes del cuerpo que nos mantienen vivos', 'Parts of the body that keep us alive'],
  ['CN02 OA 11', 'El ciclo del agua', 'The water cycle'],
  ['CN03 OA 11', 'Componentes del sistema solar', 'Parts of the solar system'],
  ['CN03 OA 12', 'Rotación y traslación', 'Rotation and revolution of the Earth'],
  ['CN03 OA 13', 'Fases de la Luna y eclipses', 'Phases of the Moon and eclipses'],
  ['CN04 OA 12', 'Efectos de las fuerzas sobre los objetos', 'Effects of forces on objects'],
  ['CN04 OA 13', 'Roce, peso y fuerza magnética', 'Friction, weight and magnetic force'],
  ['CN04 OA 15', 'Capas de la Tierra', 'Layers of the Earth'],
  ['CN05 OA 08', 'Transformaciones de la energía eléctrica', 'How electrical energy changes form'],
  ['CN05 OA 09', 'Circuitos eléctricos simples', 'Simple electric circuits'],
  ['CN05 OA 12', 'Agua dulce y salada en la Tierra', 'Fresh and salt water on Earth'],
  ['CN06 OA 01', 'Fotosíntesis', 'Photosynthesis'],
  ['CN06 OA 12', 'La materia y sus partículas', 'Matter and its particles'],
  ['CN07 OA 07', 'Fuerza de gravedad, roce y elástica', 'Gravity, friction and elastic force'],
  ['CN07 OA 09', 'Placas tectónicas', 'Tectonic plates'],
  ['CN08 OA 10', 'El circuito eléctrico de una casa', 'The electric circuit of a home'],
];

const OTHERS: readonly Row[] = [
  ['LE01 OA 04', 'Leer palabras en contexto', 'Read words in context (Spanish)'],
  ['LE03 OA 04', 'Comprender narraciones', 'Understand stories (Spanish)'],
  ['LE05 OA 04', 'Analizar narraciones', 'Analyse stories (Spanish)'],
  ['HI03 OA 06', 'Ubicar lugares en una cuadrícula', 'Find places on a grid'],
  ['HI05 OA 09', 'Las zonas naturales de Chile', 'The natural zones of Chile'],
];

export const OBJECTIVES: readonly Objective[] = [...MATH, ...SCIENCE, ...OTHERS].map(([code, es, en]) => ({
  code,
  key: code.replaceAll(' ', '-'),
  subject: SUBJECT_OF[code.slice(0, 2)] as Subject,
  grade: Number(code.slice(2, 4)),
  text: { es, en },
}));

export const OBJECTIVE_KEYS: readonly string[] = OBJECTIVES.map(({ key }) => key);
