/** Checks that the names of changed fields are those of the schema. */
import { type GraphQLNamedType, getNamedType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { changeTypes } from '../../../rest/contract/changes.ts';
import { schema } from '../../testing/schema-operations.ts';
import { fieldPaths } from './change.ts';

test('every changed field is a field of the changed type', () => {
  const types = {
    FARMER: 'Farmer',
    DEALER: 'Dealer',
    EMPLOYEE: 'Employee',
    MEETING: 'Meeting',
    ATTENDANCE: 'AttendanceDay',
    BATCH: 'QrBatch',
    PAYROLL: 'PayrollMonth',
  };
  for (const each of changeTypes)
    for (const path of Object.values(fieldPaths[each])) {
      let type: GraphQLNamedType | undefined = schema.getType(types[each]);
      for (const name of path.split('.')) {
        const field = isObjectType(type) ? type.getFields()[name] : undefined;
        expect(field, `${each} ${path}`).toBeDefined();
        type = field && getNamedType(field.type);
      }
    }
});
