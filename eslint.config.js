/** Lint of GraphQL: the schema by the recommended and Relay rules, everything described; the web client's documents. Everything else is Biome's. */
import graphql from '@graphql-eslint/eslint-plugin';

/** Apollo Client's, for a component that hands on what a fragment reads. */
const unmask = 'directive @unmask on FRAGMENT_SPREAD';

const language = {
  plugins: { '@graphql-eslint': graphql },
  languageOptions: { parser: graphql.parser, parserOptions: { graphQLConfig: { schema: ['./schema.graphql', unmask], documents: './web/**/*.graphql' } } },
};

export default [
  { ignores: ['dist/'] },
  {
    ...language,
    files: ['schema.graphql'],
    rules: {
      ...graphql.configs['flat/schema-recommended'].rules,
      ...graphql.configs['flat/schema-relay'].rules,
      '@graphql-eslint/require-description': [
        'error',
        { types: true, rootField: true, FieldDefinition: true, InputValueDefinition: true, EnumValueDefinition: true, DirectiveDefinition: true },
      ],
      '@graphql-eslint/description-style': ['error', { style: 'inline' }],
      // Both styles of paging stand on every connection.
      '@graphql-eslint/relay-arguments': ['error', { includeBoth: false }],
      // Ids are the REST API's and not unique across types, so nothing is a Node.
      '@graphql-eslint/relay-edge-types': ['error', { withEdgeSuffix: true, shouldImplementNode: false, listTypeCanWrapOnlyEdgeType: false }],
      // What the documentation shows without an id has none here.
      '@graphql-eslint/strict-id-in-types': 'off',
    },
  },
  {
    ...language,
    files: ['web/**/*.graphql'],
    rules: {
      ...graphql.configs['flat/operations-recommended'].rules,
      // A fragment is named after the component that reads it and what it reads.
      '@graphql-eslint/naming-convention': [
        'error',
        {
          VariableDefinition: 'camelCase',
          OperationDefinition: { style: 'PascalCase', forbiddenPrefixes: ['Query', 'Mutation', 'Get'], forbiddenSuffixes: ['Query', 'Mutation'] },
          FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z]+_[a-z][A-Za-z]+$/ },
        },
      ],
    },
  },
];
