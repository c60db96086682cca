import { data } from 'react-router';

/** An address no one knows answers as such, also to machines. */
export function loader() {
  return Promise.reject(data(null, { status: 404 }));
}

export default function NotFound() {
  return null;
}
