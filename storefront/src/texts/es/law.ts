import type { law as english } from '../en/law';

export const law: typeof english = {
  returnPurchase: 'Devolver una compra',
  version: 'Versión {{version}}, publicada el {{day}}',
  contents: 'Contenido',
  summariesAre:
    'Junto a cada cláusula hay un resumen en palabras simples, y otro para niñas y niños. Ayudan a leer; lo que vale es el texto completo.',
  summary: 'En breve',
  forChildren: 'Para niñas y niños',
  asideOf: 'Resumen: {{heading}}',
  linkTo: 'Enlace a «{{heading}}»',
  earlier: 'Esta es una versión anterior, que ya no rige.',
  toCurrent: 'Leer la versión vigente',
  versions: 'Versiones de este texto',
  inForce: 'Vigente',
  read: 'Leer la versión {{version}}',
  compare: 'Qué cambió desde {{version}}',
  changes: 'Qué cambió entre {{from}} y {{to}}',
  changesLead: 'Solo aparecen las cláusulas que cambiaron.',
  noChanges: 'No cambió ninguna palabra.',
  change: { same: 'igual', changed: 'cambió', added: 'nueva', removed: 'ya no está' },
  technical: 'Detalles técnicos',
  printed: 'Impreso desde {{address}}. Las direcciones que empiezan con / están en {{origin}}.',
  fingerprint: 'Huella de este texto',
};
