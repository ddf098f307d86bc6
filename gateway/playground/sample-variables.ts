/** Sample values for the variables of an operation. */
import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';

type Values = Readonly<Record<string, unknown>>;

/** Returns the given values, with a sample for each missing required variable. @param today the date in India, `YYYY-MM-DD` */
export function withSamples(schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode, values: Values, today: string): Values {
  const missing = variableDefinitions.flatMap(({ variable: { name }, type: node, defaultValue }) => {
    const type = typeFromAST(schema, node);
    return isInputType(type) && isNonNullType(type) && !defaultValue ? [[name.value, sampleOf(type, name.value, today)]] : [];
  });
  return { ...Object.fromEntries(missing), ...values };
}

function sampleOf(type: GraphQLInputType, name: string, today: string): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, name, today);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, sampleOf(field.type, field.name, today)]));
  }
  const [year, month] = today.split('-').map(Number);
  const samples: Values = { Date: today, Boolean: false, Int: { month, year }[name] ?? 1, Float: 0 };
  return samples[type.name] ?? '';
}
