/** Metrics and trace attributes of operations: count, duration and outcome. Alerts are in docs/operations.md. */
import type { IncomingHttpHeaders } from 'node:http';
import type { FormattedExecutionResult } from 'graphql';
import { Counter, Histogram } from 'prom-client';
import type { Context } from '../graphql/context.ts';
import type { KnownOperation } from '../graphql/documents.ts';
import { clientOf } from './client-name.ts';
import { isTrouble, visibleError } from './visible-error.ts';

const operations = new Histogram({
  name: 'graphql_operation_seconds',
  help: 'GraphQL operations by name and by the code of their first error, or ok.',
  labelNames: ['operation', 'outcome'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
});

const clients = new Counter({
  name: 'graphql_client_operations_total',
  help: 'GraphQL operations by the calling program, as named by its headers.',
  labelNames: ['client', 'version'],
});

const tools = new Counter({
  name: 'graphql_tool_operations_total',
  help: 'GraphQL operations by the tool of their token. Operations of people are not counted.',
  labelNames: ['tool'],
});

const paths = new Counter({
  name: 'graphql_path_operations_total',
  help: 'GraphQL operations by the path through the server: fast, full by Apollo Server, or stream.',
  labelNames: ['path'],
});

/** Maximum number of tools with a label of their own. */
const maxTools = 50;

/** Maximum number of operation names with a label beside those of the web client. Clients choose the names, and every name costs memory. */
export const maxNames = 200;

/** Maximum number of client versions with a label beside the web client. */
export const maxClients = 50;

/** Labels of an operation; `operation` is null when it could not be run. */
interface NamedRequest {
  readonly operation: KnownOperation | null;
  readonly contextValue: Context;
}

/** The name of an operation for labels, spans and logs: `refused` when it could not be run, `other` when it has no label of its own. */
export type OperationNames = (request: NamedRequest) => string;

/** @param documents operation names of the web client */
export function operationNames(documents: readonly string[]): OperationNames {
  const isCounted = firstFew(maxNames, ['unnamed', ...documents.flatMap(operationNameOf)]);
  return ({ operation, contextValue }) => {
    // The operation name of a document that could not be run can be any text, so it becomes no label.
    if (operation === null) return 'refused';
    const name = operation.definition.name?.value ?? 'unnamed';
    return isCounted(name, () => isConfirmed(contextValue)) ? name : 'other';
  };
}

const isConfirmed = ({ token, services }: Context) => token !== null && services.tokenRoles.isConfirmed(token);

/** An operation that has ended, on any path. */
export interface EndedOperation extends NamedRequest {
  /** `fast` past Apollo Server, `full` through it, or `stream` for the start of a subscription. */
  readonly path: 'fast' | 'full' | 'stream';
  /** Start in milliseconds, as returned by `performance.now()`. */
  readonly startedAt: number;
  /** Headers of the request. */
  readonly headers: IncomingHttpHeaders;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Errors of the operation as they were thrown. */
  readonly thrown: readonly unknown[];
  /** Result of the operation. */
  readonly result: FormattedExecutionResult;
}

/** @returns a function that counts, times and traces an ended operation */
export function watchOperations(nameOf: OperationNames): (ended: EndedOperation) => void {
  const isToolCounted = firstFew(maxTools, []);
  const toolLabel = ({ token, services }: Context) => {
    const tool = token && services.tokenRoles.toolOf(token);
    return tool && !isToolCounted(tool, () => true) ? 'other' : tool || null;
  };
  const isClientCounted = firstFew(maxClients, ['web unnamed', 'unnamed unnamed']);
  return (ended) => {
    const { path, operation, contextValue, startedAt, headers, variables, thrown, result } = ended;
    const outcome = result.errors === undefined ? 'ok' : String(result.errors[0]?.extensions?.['code'] ?? 'unknown');
    const name = nameOf(ended);
    const sender = clientOf(headers);
    const isCounted = isClientCounted(`${sender.client} ${sender.version}`, () => isConfirmed(contextValue));
    const { client, version } = isCounted ? sender : { client: 'other', version: 'other' };
    operations.observe({ operation: name, outcome }, (performance.now() - startedAt) / 1_000);
    clients.inc({ client, version });
    paths.inc({ path });
    const tool = toolLabel(contextValue);
    if (tool !== null) tools.inc({ tool });
    // Without data the operation was refused before anything ran. The start of a stream has neither data nor errors.
    const hasRun = result.data !== undefined || result.errors === undefined;
    if (operation !== null && hasRun && !contextValue.isExplained)
      contextValue.services.usage.count({ operation, variables, client: { name: tool ?? client, isTool: tool !== null } });
    const { span } = contextValue;
    if (span === null) return;
    const type = operation?.definition.operation ?? 'operation';
    span.rename(`${type} ${name}`);
    span.add({ 'graphql.operation.type': type, 'graphql.operation.name': name, 'graphql.outcome': outcome });
    span.add({ 'graphql.client.name': client, 'graphql.client.version': version });
    const trouble = thrown.find(isTrouble);
    span.end(trouble === undefined ? null : visibleError(trouble).code);
  };
}

/** Returns the operation name of a document, if it has one. */
const operationNameOf = (text: string): readonly string[] => /^(?:query|mutation|subscription) (\w+)/m.exec(text)?.slice(1) ?? [];

/**
 * Returns true for a known name, or for one of the first new ones. Only callers with confirmed roles add a name, so an anonymous client cannot use up
 * the places.
 */
function firstFew(most: number, initial: readonly string[]): (text: string, mayAdd: () => boolean) => boolean {
  const labels = new Set(initial);
  const end = labels.size + most;
  return (text, mayAdd) => {
    if (labels.has(text)) return true;
    const isAdded = labels.size < end && mayAdd();
    if (isAdded) labels.add(text);
    return isAdded;
  };
}
