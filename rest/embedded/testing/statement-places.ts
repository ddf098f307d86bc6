/**
 * Determines on which machines of a Citus cluster a statement would run, and which parts Citus would refuse. Uses the text of the statement and the
 * placements of the tables. The rules are those of the documentation of Citus, as far as a statement shows them. statements.txt lists the results.
 */
import { type JoinExpr, type Node, parse, type SelectStmt } from 'libpg-query';
import type { Placement } from '../database/distribution.ts';

/** Reaches from the narrowest to the widest. `several` means as many machines as there are values of the distribution column. */
const reaches = ['no table', 'any', 'coordinator', 'one', 'several', 'all'] as const;
type Reach = (typeof reaches)[number];

export interface StatementPlace {
  /** `select`, `insert`, `update`, `delete`, or `other`. */
  readonly verb: string;
  readonly tables: readonly string[];
  readonly reach: Reach;
  /** Empty unless Citus would refuse the statement, or would copy a whole table to the coordinator. */
  readonly faults: readonly string[];
}

/** A table in a statement. */
interface Source {
  readonly name: string;
  readonly table: string;
  readonly placement: Placement | undefined;
}

interface Condition {
  readonly source: Source;
  readonly column: string;
}

const widest = (found: readonly Reach[]): Reach => found.reduce((one, other) => (reaches.indexOf(other) > reaches.indexOf(one) ? other : one), 'no table');

/**
 * @param placements placements by table name
 * @throws Error for invalid SQL
 */
export async function analyseStatement(text: string, placements: ReadonlyMap<string, Placement>): Promise<StatementPlace> {
  const { stmts = [] } = await parse(text);
  const statement = stmts[0]?.stmt;
  if (statement === undefined) throw new Error(`No statement in ${text}`);
  const faults: string[] = [];
  const tables = [...within(statement, 'RangeVar')].map(({ relname = '' }) => relname);
  const sourceOf = (relation: { relname?: string; alias?: { aliasname?: string } } = {}): Source => {
    const { relname: table = '', alias } = relation;
    return { table, name: alias?.aliasname ?? table, placement: placements.get(table) };
  };

  /**
   * Returns the reach of a query or a part of it, including its subqueries.
   * @param outer tables of the outer query to which it may refer
   */
  function select(query: SelectStmt, outer: readonly Source[] = []): Reach {
    const { larg, rarg } = query;
    if (larg !== undefined && rarg !== undefined) {
      for (const part of [larg, rarg]) refuseSameNames(part);
      return widest([select(larg, outer), select(rarg, outer)]);
    }
    const joins = (query.fromClause ?? []).map((item) => joined(item));
    const sources = joins.flatMap((join) => join.sources);
    const conditions = [...conjuncts(query.whereClause), ...joins.flatMap((join) => join.conditions)];
    const own = reachOf(sources, conditions);
    if (own === 'all' || own === 'several') refuseOnMany(query);
    const parts = [...joins.flatMap(({ queries }) => queries), ...subqueries([query.whereClause, query.targetList, query.valuesLists, query.havingClause])];
    return widest([own, ...parts.map((part) => nested(part, sources, outer))]);
  }

  function refuseOnMany({ lockingClause, withClause, fromClause, targetList, groupClause }: SelectStmt): void {
    if (lockingClause !== undefined) faults.push('it locks rows on more than one machine');
    if (withClause?.recursive === true) faults.push('it is recursive on more than one machine');
    if (groupClause?.some((group) => 'GroupingSet' in group) === true) faults.push('it has grouping sets on more than one machine');
    const calls = [...found(targetList, 'FuncCall')];
    if (calls.some(({ over }) => over !== undefined))
      faults.push('it has a window function over more than one machine, so all rows are copied to the coordinator');
    if (calls.some(({ agg_order }) => agg_order !== undefined)) faults.push('it has a sorted aggregate, so all rows are copied to the coordinator');
    const functions = [...found(fromClause, 'RangeFunction')];
    const queries = [...found(fromClause, 'RangeSubselect')];
    if ([...functions, ...queries].some(({ lateral }) => lateral === true)) faults.push('it has a lateral item on more than one machine');
    if (functions.some(({ ordinality }) => ordinality === true)) faults.push('it numbers the rows of a function on more than one machine');
  }

  /** Refuses equal column names, because Citus identifies the columns of separately read rows by name. */
  function refuseSameNames(query: SelectStmt): void {
    const names = (query.targetList ?? []).map((target) => {
      if (!('ResTarget' in target)) return '';
      const { name, val } = target.ResTarget;
      return name ?? (val !== undefined && 'ColumnRef' in val ? wordOf(val.ColumnRef.fields?.at(-1)) : '');
    });
    const isSpread = [...within({ SelectStmt: query }, 'RangeVar')].some(({ relname = '' }) => placements.get(relname)?.kind === 'distributed');
    if (isSpread && new Set(names).size < names.length) faults.push('a subquery has two columns of one name');
  }

  /**
   * Returns the reach of a subquery. It may depend on the outer query only when both are on the same machine, so never on a distributed table, and with a
   * distributed table of its own on none.
   */
  function nested(query: SelectStmt, sources: readonly Source[], outer: readonly Source[]): Reach {
    refuseSameNames(query);
    const relations = [...within({ SelectStmt: query }, 'RangeVar')];
    const isSpread = relations.some(({ relname = '' }) => placements.get(relname)?.kind === 'distributed');
    const around = [...sources, ...outer].filter(({ placement }) => isSpread || placement?.kind === 'distributed');
    const own = new Set(relations.map(({ relname, alias }) => alias?.aliasname ?? relname));
    for (const { fields = [] } of within({ SelectStmt: query }, 'ColumnRef')) {
      const [name] = fields.map(wordOf);
      if (fields.length > 1 && around.some((source) => source.name === name) && !own.has(name)) faults.push(`a subquery depends on ${name}`);
    }
    return select(query, [...sources, ...outer]);
  }

  /**
   * Returns the tables of a `from` with the conditions of inner joins. Rows of the nullable side of an outer join must be on the machine of the other
   * side.
   */
  function joined(item: Node): { readonly sources: readonly Source[]; readonly conditions: readonly Node[]; readonly queries: readonly SelectStmt[] } {
    if ('RangeVar' in item) return { sources: [sourceOf(item.RangeVar)], conditions: [], queries: [] };
    if ('RangeSubselect' in item) {
      const inner = item.RangeSubselect.subquery;
      return { sources: [], conditions: [], queries: inner !== undefined && 'SelectStmt' in inner ? [inner.SelectStmt] : [] };
    }
    if ('RangeFunction' in item)
      return { sources: [{ name: item.RangeFunction.alias?.aliasname ?? '', table: '', placement: undefined }], conditions: [], queries: [] };
    if (!('JoinExpr' in item)) return { sources: [], conditions: [], queries: [] };
    const join: JoinExpr = item.JoinExpr;
    const [near, far] = [join.larg, join.rarg].map((side) => (side === undefined ? { sources: [], conditions: [], queries: [] } : joined(side)));
    const conditions = conjuncts(join.quals);
    const sources = [...(near?.sources ?? []), ...(far?.sources ?? [])];
    if (join.jointype !== 'JOIN_INNER') {
      const isSpread = near?.sources.some(({ placement }) => placement?.kind === 'distributed') === true;
      for (const { name, placement } of far?.sources ?? [])
        if (placement?.kind === 'distributed' && !isSpread) faults.push(`all of ${name} is copied to the coordinator, as the nullable side of an outer join`);
    }
    return {
      sources,
      conditions: [...(near?.conditions ?? []), ...(far?.conditions ?? []), ...conditions],
      queries: [...(near?.queries ?? []), ...(far?.queries ?? [])],
    };
  }

  function reachOf(sources: readonly Source[], conditions: readonly Node[]): Reach {
    const spread = sources.filter(({ placement }) => placement?.kind === 'distributed');
    const find = (node: Node | undefined): Condition | null => {
      const words = node !== undefined && 'ColumnRef' in node ? (node.ColumnRef.fields ?? []).map(wordOf) : [];
      const column = words.at(-1);
      const source = words.length === 1 && sources.length === 1 ? sources[0] : spread.find(({ name }) => words.length > 1 && name === words.at(-2));
      return source === undefined || column === undefined ? null : { source, column };
    };
    const reach = new Map<Source, Reach>();
    const together = new Map(spread.map((source) => [source, new Set([source])]));
    const isKey = (found: Condition | null): found is Condition =>
      found?.source.placement?.kind === 'distributed' && found.source.placement.column === found.column;
    for (const condition of conditions) {
      if (!('A_Expr' in condition)) continue;
      const { kind, name, lexpr, rexpr } = condition.A_Expr;
      if (wordOf(name?.[0]) !== '=') continue;
      const [left, right] = [find(lexpr), find(rexpr)];
      if (isKey(left) && isKey(right)) {
        const both = new Set([...(together.get(left.source) ?? []), ...(together.get(right.source) ?? [])]);
        for (const source of both) together.set(source, both);
      } else if (isKey(left) && right === null && rexpr !== undefined && isValue(rexpr))
        reach.set(left.source, kind === 'AEXPR_OP' || isOneValue(rexpr) ? 'one' : (reach.get(left.source) ?? 'several'));
    }
    const own = sources.find(({ placement }) => placement?.kind === 'coordinator');
    if (own !== undefined && spread.length > 0) faults.push(`it joins ${own.name} of the coordinator with ${spread.map(({ name }) => name).join(' and ')}`);
    const groups = new Set(spread.map(({ placement }) => (placement?.kind === 'distributed' ? placement.group : '')));
    const sets = new Set(spread.map((source) => together.get(source)));
    if (groups.size > 1) faults.push(`it joins ${spread.map(({ name }) => name).join(' and ')}, which are on different machines`);
    else if (sets.size > 1) faults.push(`it joins ${spread.map(({ name }) => name).join(' and ')} not by their distribution column`);
    const ofSpread = spread.map((source) => {
      const known = [...(together.get(source) ?? [])].flatMap((other) => reach.get(other) ?? []);
      return known.includes('one') ? 'one' : known.includes('several') ? 'several' : 'all';
    });
    const ofOthers = sources.map(
      ({ placement }): Reach => (placement?.kind === 'coordinator' ? 'coordinator' : placement?.kind === 'reference' ? 'any' : 'no table'),
    );
    return widest([...ofSpread, ...ofOthers]);
  }

  /**
   * Returns the reach of a write of rows that conditions select.
   * @param others the `from` of an update or the `using` of a delete
   */
  function change(relation: Source, whereClause: Node | undefined, set: readonly Node[], others: readonly Node[]): Reach {
    const { placement } = relation;
    if (placement?.kind === 'distributed' && set.some((target) => 'ResTarget' in target && target.ResTarget.name === placement.column))
      faults.push(`it changes ${placement.column}, by which ${relation.table} is distributed`);
    if (placement?.kind === 'distributed' || placement?.kind === 'reference') refuseMutable([whereClause, ...set]);
    if (placement?.kind === 'reference') return 'all';
    const joins = others.map((item) => joined(item));
    const sources = [relation, ...joins.flatMap((join) => join.sources)];
    const reach = reachOf(sources, conjuncts(whereClause));
    const queries = [...joins.flatMap((join) => join.queries), ...subqueries([whereClause, [...set]])];
    return widest([reach, ...queries.map((query) => nested(query, sources, []))]);
  }

  function refuseMutable(parts: readonly (Node | undefined)[]): void {
    for (const part of parts)
      for (const { funcname = [] } of within(part, 'FuncCall'))
        if (!immutable.has(wordOf(funcname.at(-1)))) faults.push(`it calls ${wordOf(funcname.at(-1))}, whose result may differ between machines`);
    for (const part of parts)
      for (const { arg, typeName } of within(part, 'TypeCast')) {
        const type = wordOf(typeName?.names?.at(-1));
        if (instants.has(type) && [...within(arg, 'ColumnRef')].length > 0) faults.push(`it casts a column to ${type}, which depends on the session`);
      }
    if (parts.some((part) => [...within(part, 'SQLValueFunction')].length > 0)) faults.push('it reads the time or the user, which differs between machines');
  }

  const end = (verb: string, reach: Reach): StatementPlace => ({ verb, tables: [...new Set(tables)], reach, faults: [...new Set(faults)] });
  if ('SelectStmt' in statement) {
    for (const { ctequery } of within(statement, 'CommonTableExpr'))
      if (ctequery !== undefined && !('SelectStmt' in ctequery)) faults.push('it writes in a common table expression');
    return end('select', select(statement.SelectStmt));
  }
  if ('UpdateStmt' in statement || 'DeleteStmt' in statement) {
    const written = 'UpdateStmt' in statement ? statement.UpdateStmt : statement.DeleteStmt;
    const target = sourceOf(written.relation);
    tables.push(target.table);
    const others = ('UpdateStmt' in statement ? statement.UpdateStmt.fromClause : statement.DeleteStmt.usingClause) ?? [];
    if (others.length > 0 && target.placement?.kind !== 'coordinator') faults.push('it updates rows from another table');
    return end(
      'UpdateStmt' in statement ? 'update' : 'delete',
      change(target, written.whereClause, 'UpdateStmt' in statement ? (statement.UpdateStmt.targetList ?? []) : [], others),
    );
  }
  if (!('InsertStmt' in statement)) return end('other', 'coordinator');
  const { relation, cols = [], selectStmt, onConflictClause, returningClause } = statement.InsertStmt;
  const target = sourceOf(relation);
  tables.push(target.table);
  const rows = selectStmt !== undefined && 'SelectStmt' in selectStmt ? selectStmt.SelectStmt : undefined;
  const { placement } = target;
  if (placement?.kind === 'distributed' || placement?.kind === 'reference') {
    if (subqueries([rows?.valuesLists]).length > 0) faults.push('it has a subquery in its values');
    refuseMutable([...(onConflictClause?.targetList ?? []), onConflictClause?.whereClause]);
  }
  if (placement?.kind === 'distributed') {
    const place = cols.findIndex((column) => 'ResTarget' in column && column.ResTarget.name === placement.column);
    if (place < 0) faults.push(`it sets no ${placement.column}, by which ${target.table} is distributed`);
    if (onConflictClause?.targetList?.some((set) => 'ResTarget' in set && set.ResTarget.name === placement.column))
      faults.push(`it changes ${placement.column}, by which ${target.table} is distributed`);
  }
  const count = rows?.valuesLists?.length ?? 2;
  if (placement?.kind === 'distributed' && count > 1 && returningClause !== undefined) faults.push('it returns several rows, whose order is undefined');
  const own: Reach = placement?.kind === 'reference' ? 'all' : placement?.kind === 'distributed' ? (count === 1 ? 'one' : 'several') : 'coordinator';
  return end('insert', widest([own, rows?.valuesLists === undefined && rows !== undefined ? select(rows) : 'no table']));
}

/** Functions that depend only on their arguments. In a write, Citus accepts other functions only in some places. */
const immutable = new Set(['lower', 'to_timestamp']);

/** Types whose values depend on settings of the session when they are made from a text. */
const instants = new Set(['timestamptz', 'timestamp', 'date', 'time', 'timetz', 'interval']);

const wordOf = (node: Node | undefined): string => (node !== undefined && 'String' in node ? (node.String.sval ?? '') : '');

/** Returns the conditions that a conjunction combines. */
function conjuncts(node: Node | undefined): readonly Node[] {
  if (node === undefined) return [];
  return 'BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR' ? (node.BoolExpr.args ?? []).flatMap(conjuncts) : [node];
}

/** Returns true for a list of one value, `in ($1)`. */
const isOneValue = (node: Node): boolean => 'List' in node && node.List.items?.length === 1;

/** Returns true when the value is known before the statement runs. */
const isValue = (node: Node): boolean => [...within(node, 'ColumnRef')].length === 0 && [...within(node, 'SubLink')].length === 0;

/** Returns the queries in expressions, without their own subqueries. */
function subqueries(parts: readonly (Node | readonly Node[] | undefined)[]): readonly SelectStmt[] {
  return [...found(parts, 'SubLink')].flatMap(({ subselect }) => (subselect !== undefined && 'SelectStmt' in subselect ? [subselect.SelectStmt] : []));
}

type Kinds = Node extends infer Each ? (Each extends Node ? keyof Each : never) : never;
type Of<Kind extends Kinds> = Extract<Node, Record<Kind, unknown>>[Kind];

/** Returns all nodes of a kind inside a part. */
const within = <Kind extends Kinds>(part: Node | undefined, kind: Kind) => found(part, kind);

function* found<Kind extends Kinds>(part: unknown, kind: Kind): Generator<Of<Kind>> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (name === kind) yield value;
    if (name !== kind || kind !== 'SubLink') yield* found(value, kind);
  }
}
