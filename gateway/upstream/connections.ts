/** Connections to one server. A read that dies because the server had closed an idle connection is sent once more, on another one. */
import { Client, type Dispatcher, Pool } from 'undici';

export interface Connections {
  /**
   * @param repeatable whether it may be sent twice. What was never written to a connection is not lost with it, whatever it is:
   * it goes out on the next one.
   */
  request(options: Dispatcher.RequestOptions, repeatable: boolean): Promise<Dispatcher.ResponseData>;
  close(): Promise<void>;
}

/** @param count most connections at once */
export function createConnections(origin: string, count: number): Connections {
  /** Requests that went out on a connection that had served before. */
  const onOld = new WeakSet<object>();

  class Connection extends Client {
    #served = 0;

    constructor(...options: ConstructorParameters<typeof Client>) {
      super(...options);
      this.on('disconnect', () => {
        this.#served = 0;
      });
    }

    override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
      if (this.#served > 0) onOld.add(options);
      this.#served += 1;
      return super.dispatch(options, handler);
    }
  }

  const pool = new Pool(origin, {
    connections: count,
    connect: { timeout: 5_000 },
    keepAliveTimeout: 4_000,
    pipelining: 1,
    factory: (at, options) => new Connection(at, options),
  });
  return {
    close: () => pool.close(),
    async request(options, repeatable) {
      try {
        return await pool.request(options);
      } catch (error) {
        if (!repeatable || !onOld.has(options) || !isCut(error)) throw error;
        return pool.request({ ...options });
      }
    },
  };
}

const cuts = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
/** The connection ended before the answer began. */
const isCut = (error: unknown) => error instanceof Error && 'code' in error && typeof error.code === 'string' && cuts.has(error.code);
