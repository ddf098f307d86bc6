/** Ends a server in order: nobody new comes in, connections without a request are closed at once, running requests are finished. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the connections of a server from now on; Node itself counts one that never asked as busy.
 * @returns what begins the end. Whatever still runs after so many milliseconds is cut.
 */
export function watchConnections(server: Server, withinMs: number): () => void {
  const idle = new Set<Socket>();
  let isEnding = false;
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (isEnding) socket.end();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return () => {
    isEnding = true;
    server.close();
    for (const socket of idle) socket.destroy();
    const cut = setTimeout(() => server.closeAllConnections(), withinMs);
    server.once('close', () => clearTimeout(cut));
  };
}
