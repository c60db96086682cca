import { QueryClient } from '@tanstack/react-query';

/** What the console has asked and still knows. */
export const queryClient = new QueryClient();

// What one may do is kept as long as the session: react-admin forgets it at log-out.
queryClient.setQueryDefaults(['auth', 'canAccess'], { gcTime: Infinity });
