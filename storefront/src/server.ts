import { createRequestHandler } from 'react-router';
import * as build from 'virtual:react-router/server-build';

/** Draws any page of the storefront. The address in the request is the shop's own, not what its sender called it. */
export const draw = createRequestHandler(build, 'production');

export { languageOf } from './lib/i18n';
export { sharedAddress } from './shared-pages';
