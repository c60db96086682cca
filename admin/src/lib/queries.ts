import { QueryClient } from '@tanstack/react-query';

/** What the console has asked and still knows. */
export const queryClient = new QueryClient();

// What one may do holds as long as the session.
queryClient.setQueryDefaults(['auth', 'canAccess'], { gcTime: Infinity, staleTime: Infinity });
