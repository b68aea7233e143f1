import { createContext, type ReactNode, useContext } from 'react';
import type { Connection } from './connection.ts';

const ConnectionContext = createContext<Connection | undefined>(undefined);

/** Where the two remote calls go. */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error('useConnection needs a ConnectionProvider above it.');
  return connection;
}

type ConnectionProviderProps = { connection: Connection; children: ReactNode };

/** Gives the pages their backend: the configured project in the app, one behind MSW in stories. */
export function ConnectionProvider({ connection, children }: ConnectionProviderProps) {
  return <ConnectionContext value={connection}>{children}</ConnectionContext>;
}
