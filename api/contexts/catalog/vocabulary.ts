/** What the catalogue can say of a game, and the words by which people look for it. */
export const SUBJECTS = {
  science: { es: 'Ciencias', en: 'Science' },
  biology: { es: 'Biología', en: 'Biology' },
  chemistry: { es: 'Química', en: 'Chemistry' },
  physics: { es: 'Física', en: 'Physics' },
  astronomy: { es: 'Astronomía', en: 'Astronomy' },
  math: { es: 'Matemática', en: 'Maths' },
  logic: { es: 'Lógica', en: 'Logic' },
  language: { es: 'Lenguaje', en: 'Spanish language' },
  english: { es: 'Inglés', en: 'English' },
  history: { es: 'Historia', en: 'History' },
  geography: { es: 'Geografía', en: 'Geography' },
  arts: { es: 'Artes', en: 'Arts' },
  music: { es: 'Música', en: 'Music' },
  technology: { es: 'Tecnología', en: 'Technology' },
  citizenship: { es: 'Ciudadanía', en: 'Citizenship' },
  health: { es: 'Salud', en: 'Health' },
} as const;

export const PLATFORMS = ['web', 'windows', 'macos', 'linux', 'android'] as const;
export const LANGUAGES = ['es', 'en', 'pt'] as const;
export const AGE_RATINGS = ['educational', 'all', '8', '14', '18'] as const;
export const LAST_GRADE = 12;

export type Subject = keyof typeof SUBJECTS;
export type Platform = (typeof PLATFORMS)[number];
export type GameLanguage = (typeof LANGUAGES)[number];
export type AgeRating = (typeof AGE_RATINGS)[number];

export interface StudioFacts {
  /** Shown instead of the cover in English. */
  coverEn?: string;
  /** Codes of the curriculum. */
  objectives?: string[];
  accessibility?: string[];
  /** Guides for teachers, by language. */
  guides?: { es?: string; en?: string };
}
