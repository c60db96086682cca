export function followClock(databaseUrl: string, simulatorUrl: string): () => Promise<void>;
