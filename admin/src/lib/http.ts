import { fetchUtils, HttpError } from 'react-admin';
import { i18nProvider } from '../i18n';
import { freshToken, refreshedToken } from './session';

type Answer = Awaited<ReturnType<typeof fetchUtils.fetchJson>>;

/** One call to the API in the console's language and with its session, which is renewed on the way when it has to be. */
export async function callApi(url: string, options: fetchUtils.Options = {}): Promise<Answer> {
  const token = await freshToken();
  try {
    return await send(url, options, token);
  } catch (error) {
    const renewed = error instanceof HttpError && error.status === 401 && token ? await refreshedToken(token) : null;
    if (!renewed) throw error;
    return send(url, options, renewed);
  }
}

async function send(url: string, options: fetchUtils.Options, token: string | null): Promise<Answer> {
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  headers.set('accept-language', i18nProvider.getLocale());
  if (token) headers.set('authorization', `Bearer ${token}`);
  try {
    return await fetchUtils.fetchJson(url, { ...options, headers });
  } catch (error) {
    throw error instanceof HttpError ? withFieldErrors(error) : error;
  }
}

/** The API lists fields at fault; react-admin's forms look them up by name. */
function withFieldErrors(error: HttpError): HttpError {
  const body = error.body as { errors?: { path: string; msg: string }[] } | null;
  if (!Array.isArray(body?.errors)) return error;
  return new HttpError(error.message, error.status, { ...body, errors: Object.fromEntries(body.errors.map(({ path, msg }) => [path, msg])) });
}
