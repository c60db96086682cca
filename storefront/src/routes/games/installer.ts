import type { LoaderFunctionArgs } from 'react-router';
import { installerFor, isThere } from '../../features/installer/installer';

/** Where the installer for `?platform=` lies. 404 when none is offered for it, 502 while it cannot be fetched. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const address = installerFor(process.env.INSTALLER_URL, new URL(request.url).searchParams.get('platform'));
  if (!address) return Response.json(null, { status: 404 });
  return (await isThere(address)) ? Response.json({ address }) : Response.json(null, { status: 502 });
}
