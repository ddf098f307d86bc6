/** Events of the subscription to changes. Streams share the event of a change, so it is rendered once for all of them. */
import type { ChangeRow } from '../../graphql/change-feed.ts';
import type { Edge } from '../../graphql/connection.ts';
import type { Change } from '../../graphql/types.generated.ts';
import { change } from './change.ts';

interface ChangeEvent {
  readonly changes: Edge<Change>;
}

/** The two events of a row. `own` depends on the caller, because the poll loop reads the row with another token. */
interface Events {
  readonly own: ChangeEvent;
  readonly foreign: ChangeEvent;
}

const known = new WeakMap<ChangeRow, Events>();

function eventsOf(row: ChangeRow): Events {
  const found = known.get(row);
  if (found) return found;
  const { cursor, node } = change(row);
  const withOwn = (own: boolean) => ({ changes: { cursor, node: { ...node, own: node.own === null ? null : own } } });
  const events = { own: withOwn(true), foreign: withOwn(false) };
  known.set(row, events);
  return events;
}

/** @param toolName name of the calling tool; null for a person, whose own changes are those without a tool */
export const changeEvents =
  (personId: string | null, toolName: string | null) =>
  (row: ChangeRow): ChangeEvent => {
    const events = eventsOf(row);
    const { actorId, toolId, toolName: actingTool } = events.own.changes.node;
    const isOwn = actorId === personId && (toolName === null ? toolId === null : actingTool === toolName);
    return isOwn ? events.own : events.foreign;
  };
