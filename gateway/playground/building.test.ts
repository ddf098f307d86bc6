import fc from 'fast-check';
import { type GraphQLObjectType, getNamedType, isObjectType, OperationTypeNode, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { afterChange, openOf, type SelectionChange } from './building.ts';
import { schema } from './schema.ts';
import { isSelected, type Path } from './selection.ts';

const today = '2024-02-29';
const { QUERY, MUTATION } = OperationTypeNode;

/** Returns the text after several changes, as the editors show it. */
function build(changes: readonly SelectionChange[], text = '', variables = '') {
  return changes.reduce(
    (shown, change) => {
      const open = openOf(shown.query, undefined);
      if (open === null) throw new Error(`no document: ${shown.query}`);
      return afterChange(schema, open, change, shown.variables, today);
    },
    { query: text, variables, apart: false },
  );
}

test('a first field creates a runnable operation with its required variables', () => {
  const { query, variables } = build([{ kind: QUERY, path: ['qrUsesByDay'], isSelected: true }]);
  expect(query).toBe(`query QrUsesByDay($month: Int!, $year: Int!) {
  qrUsesByDay(month: $month, year: $year) {
    date
  }
}
`);
  expect(JSON.parse(variables)).toEqual({ month: 2, year: 2024 });
});

test('a selected subfield is added to the selection, and manual edits are kept', () => {
  const text = 'query Mine($page: Int = 2) { all: farmers(page: $page) { nodes { phone: phoneNumber } } }';
  const { query } = build([{ kind: QUERY, path: ['farmers', 'pageInfo', 'hasNextPage'], isSelected: true }], text);
  expect(query).toContain('all: farmers(page: $page)');
  expect(query).toContain('phone: phoneNumber');
  expect(query).toContain('hasNextPage');
});

test('a mutation starts with an input that has all required fields', () => {
  const { query, variables } = build([{ kind: MUTATION, path: ['addFarmer'], isSelected: true }]);
  expect(query).toContain('mutation AddFarmer($input: AddFarmerInput!)');
  expect(JSON.parse(variables)).toMatchObject({ input: { firstName: '', dateOfBirth: today, gender: 'MALE', address: { pinCode: '' } } });
});

test('given values are kept when more are needed', () => {
  const { variables } = build([{ kind: QUERY, path: ['dayDashboard'], isSelected: true }], '', '{"userId":"7","note":1}');
  expect(JSON.parse(variables)).toEqual({ userId: '7', note: 1, date: today });
});

test('variables that are not JSON are left unchanged', () => {
  expect(build([{ kind: QUERY, path: ['dayDashboard'], isSelected: true }], '', '{"userId":').variables).toBe('{"userId":');
});

test('fields share a variable of one type, and another type gets a separate one', () => {
  const { query } = build([
    { kind: QUERY, path: ['attendance'], isSelected: true },
    { kind: QUERY, path: ['checkEvents'], isSelected: true },
  ]);
  expect(query.match(/\$userId: ID!/g)).toHaveLength(1);
  const other = build([{ kind: QUERY, path: ['checkEvents'], isSelected: true }], 'query ($date: String) { farmers(after: $date) { totalCount } }');
  expect(other.query).toContain('$checkEventsDate: Date!');
  expect(other.query).toContain('checkEvents(userId: $userId, date: $checkEventsDate)');
});

test('deselecting the last field removes its empty parents and unused variables', () => {
  const text = 'query ($id: ID!) { me { id } employee(id: $id) { firstName } }';
  expect(build([{ kind: QUERY, path: ['employee', 'firstName'], isSelected: false }], text).query).toBe('{\n  me {\n    id\n  }\n}\n');
  expect(build([{ kind: QUERY, path: ['me', 'id'], isSelected: false }], '{ me { id } }').query.trim()).toBe('');
});

test('a mutation selected beside a query becomes a separate operation', () => {
  const { query, apart } = build([{ kind: MUTATION, path: ['signOut'], isSelected: true }], '{ me { id } }', '{"a":1}');
  expect(apart).toBe(true);
  expect(query).not.toContain('me {');
});

test('an abstract type gets its __typename', () => {
  expect(build([{ kind: QUERY, path: ['search', 'hits', 'node'], isSelected: true }]).query).toContain('node {\n        __typename\n      }');
});

test('comments alone are an empty document, and a text with an error is not a document', () => {
  expect(openOf('# nothing yet\n\n', null)?.operation).toBeUndefined();
  expect(openOf('{ me {', null)).toBeNull();
});

/** Generates paths of fields within some levels. */
const paths = (type: GraphQLObjectType, levels: number): fc.Arbitrary<Path> =>
  fc.constantFrom(...Object.values(type.getFields())).chain((field) => {
    const inner = getNamedType(field.type);
    const here = fc.constant([field.name]);
    return isObjectType(inner) && levels > 1
      ? fc.oneof(
          here,
          paths(inner, levels - 1).map((rest) => [field.name, ...rest]),
        )
      : here;
  });

test.each([QUERY, MUTATION])('any fields of a %s, in any order, are valid and shown as selected', (kind) => {
  const root = schema.getRootType(kind);
  if (!root) throw new Error(`no ${kind}`);
  fc.assert(
    fc.property(fc.array(paths(root, 4), { minLength: 1, maxLength: 8 }), (all) => {
      const built = build(all.map((path) => ({ kind, path, isSelected: true })));
      expect(validate(schema, parse(built.query))).toEqual([]);
      const selections = openOf(built.query, null)?.operation?.selectionSet.selections ?? [];
      expect(all.every((path) => isSelected(selections, path))).toBe(true);
      const [first = []] = all;
      const less = build([{ kind, path: first, isSelected: false }], built.query).query;
      if (less.trim() !== '') expect(validate(schema, parse(less))).toEqual([]);
      expect(isSelected(openOf(less, null)?.operation?.selectionSet.selections ?? [], first)).toBe(false);
    }),
  );
});
