import type { ContextParts } from '../../platform/context.js';
import { Publishing1763722100000 } from './1763722100000-publishing.js';
import { BuildScans1763722430000 } from './builds/1763722430000-build-scans.js';
import { Uploads1763722431000 } from './uploads/1763722431000-uploads.js';
import { PublishingModule } from './publishing.module.js';

export { StoreBuild, type StoredBuild } from './builds/store-build.js';
export { RegisterGame } from './games/register-game.js';
export { PublishingModule } from './publishing.module.js';

export const publishing: ContextParts = {
  module: PublishingModule,
  migrations: [Publishing1763722100000, BuildScans1763722430000, Uploads1763722431000],
  publishes: ['publishing.builds', 'publishing.channels'],
  messages: {
    'game-unknown': { es: 'No encontramos ese juego entre los tuyos.', en: 'We could not find that game among yours.' },
    'build-unknown': { es: 'No encontramos esa versión.', en: 'We could not find that build.' },
    'upload-unknown': {
      es: 'No encontramos esa subida, o venció. Empieza de nuevo.',
      en: 'We could not find that upload, or it expired. Start again.',
    },
    'upload-protocol': {
      es: 'La subida no sigue el protocolo tus 1.0.0.',
      en: 'The upload does not follow the tus protocol 1.0.0.',
    },
    'upload-metadata': {
      es: 'Faltan datos de la subida, o no tienen la forma esperada.',
      en: 'Facts about the upload are missing or have another form.',
    },
    'upload-too-large': {
      es: 'El archivo es muy grande: hasta 500 MB para web, hasta 2 GB para descargar.',
      en: 'The file is too large: up to 500 MB for the web, up to 2 GB to download.',
    },
    'uploads-used-up': {
      es: 'Tu estudio ya subió mucho hoy. Sigue mañana.',
      en: 'Your studio has uploaded a lot today. Go on tomorrow.',
    },
    'slug-taken': {
      es: 'Otro juego ya usa esa dirección. Elige otra.',
      en: 'Another game already uses that address. Choose another one.',
    },
  },
};
