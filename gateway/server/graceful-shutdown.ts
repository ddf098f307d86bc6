/** Graceful shutdown of a server: refuses new connections, closes idle ones at once and finishes running requests. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Watches the connections of a server. Node counts a connection that never sent a request as busy.
 * @returns a function that starts the shutdown. Requests that still run after `withinMs` milliseconds are cut.
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
