/**
 * Cache of documents by their text, read once for each operation. An entry is parsed, validated, measured and, after several uses, compiled. Trusted
 * documents and documents of callers with confirmed roles are cached; the document of an anonymous client is dropped with the operation.
 */
import { hash } from 'node:crypto';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { type CompiledOperation, createCompiler } from './compile.ts';
import { documentRules } from './document-rules.ts';
import type { ApiError } from './errors.ts';
import { limitErrorOf, maxTokens } from './limits.ts';
import { coordinatesOfText } from './usage/coordinates.ts';

export interface Document {
  /** Parsed document. Empty when there are faults. */
  readonly node: DocumentNode;
  /** Errors for the response when the document cannot run, or an empty list. */
  readonly faults: readonly GraphQLFormattedError[];
  /** Returns the operation of a name, or the only one; null when there is none. */
  operation(name: string | null): KnownOperation | null;
}

export interface KnownOperation {
  readonly definition: OperationDefinitionNode;
  /** The limit that the operation exceeds; null when it may run. */
  readonly excess: ApiError | null;
  /** Identifies an operation that selects the schema alone, so its result depends only on its variables; null for any other. */
  readonly introspectionKey: string | null;
  /** Returns the schema coordinates that the text uses. */
  coordinates(): readonly string[];
  /** Returns the compiled operation for the next run; null when a plain run is cheaper so far. */
  compiled(): CompiledOperation | null;
}

export interface Documents {
  /** Returns the text of a trusted document; undefined for an unknown hash. */
  trustedText(hash: string): string | undefined;
  find(text: string, caller: Caller): Document;
}

export interface Caller {
  /** Returns true when the document may be cached. Called only for an unknown document. */
  isKept(): boolean;
  /** True for a tool, whose documents are accepted in trusted-only mode. */
  readonly isTool: boolean;
}

export interface FormerDocument {
  readonly text: string;
  /** ISO 8601; null for a document that is in `trusted` too. */
  readonly until: string | null;
}

export interface DocumentsOptions {
  readonly schema: GraphQLSchema;
  /** Texts of the documents of the current build. */
  readonly trusted: readonly string[];
  /** Documents of earlier builds, each trusted until an instant. */
  readonly former?: readonly FormerDocument[];
  readonly now?: () => number;
  /** True when all other documents are refused, except those of tools. */
  readonly trustedOnly: boolean;
  /** False when the schema may not be queried and no error hints at a name in it. */
  readonly introspection: boolean;
  /**
   * Number of plain runs of a cached document before the document is compiled. 0 compiles every document at once, also those that
   * are not cached. `never` compiles none.
   */
  readonly compileAfter: number | 'never';
}

/** Default number of plain runs. Compiling costs as much as resolving some hundred fields, and a tool's document may never be used again. */
export const defaultCompileAfter = 2;

/** Maximum number of cached documents beside the trusted ones, and of the characters of their texts. */
export const maxStoredDocuments = 500;
export const maxStoredCharacters = 2 * 1024 * 1024;

const refusedText = (message: string, code: string): Document => faulty([{ message, extensions: { code } }]);

/** Creates a node for each document, because the server finds a document by its node. */
const faulty = (faults: readonly GraphQLFormattedError[]): Document => ({ node: { kind: Kind.DOCUMENT, definitions: [] }, faults, operation: () => null });

export const hashOf = (text: string): string => hash('sha256', text);

export function createDocuments(options: DocumentsOptions): Documents {
  const { schema, trusted, former = [], now = Date.now, trustedOnly, introspection, compileAfter } = options;
  const compile = createCompiler(schema);
  const rules = [...specifiedRules, ...documentRules(introspection)];
  /** Instants in milliseconds until which former texts are trusted. */
  const trustedUntil = new Map(former.map(({ text, until }) => [text, until === null ? 0 : Date.parse(until)]));
  for (const text of trusted) trustedUntil.set(text, Number.POSITIVE_INFINITY);
  const textsByHash = new Map([...trustedUntil.keys()].map((text) => [hashOf(text), text]));
  function isTrustedText(text: string): boolean {
    const until = trustedUntil.get(text);
    return until !== undefined && until > now();
  }
  const parsedTrusted = new Map<string, Document>();
  const parsedOthers = new LRUCache<string, Document>({ max: maxStoredDocuments, maxSize: maxStoredCharacters });

  function read(text: string, isCompiled: boolean): Document {
    const node = parsed(text);
    if (node instanceof GraphQLError) return faulty([fault(node, 'GRAPHQL_PARSE_FAILED')]);
    const errors = validate(schema, node, rules, { hideSuggestions: !introspection });
    if (errors.length > 0) return faulty(errors.map((error) => fault(error, 'GRAPHQL_VALIDATION_FAILED')));
    const operations = new Map<OperationDefinitionNode, KnownOperation>();
    return {
      node,
      faults: [],
      operation(name) {
        const definition = getOperationAST(node, name);
        if (!definition) return null;
        const operation = operations.get(definition) ?? operationOf(text, node, definition, isCompiled);
        operations.set(definition, operation);
        return operation;
      },
    };
  }

  function operationOf(text: string, node: DocumentNode, definition: OperationDefinitionNode, isCompiled: boolean): KnownOperation {
    let runs = 0;
    let compiled: CompiledOperation | null = null;
    let coordinates: readonly string[] | undefined;
    return {
      definition,
      coordinates() {
        coordinates ??= coordinatesOfText(schema, node, definition);
        return coordinates;
      },
      excess: limitErrorOf(node, definition),
      introspectionKey: isIntrospection(definition) ? hashOf(`${definition.name?.value ?? ''} ${text}`) : null,
      compiled() {
        if (compileAfter === 'never' || !(isCompiled || compileAfter === 0)) return null;
        runs += 1;
        if (runs <= compileAfter) return null;
        compiled ??= compile(node, definition);
        return compiled;
      },
    };
  }

  return {
    trustedText(hash) {
      const text = textsByHash.get(hash);
      return text !== undefined && isTrustedText(text) ? text : undefined;
    },
    find(text, { isKept, isTool }) {
      const isTrusted = isTrustedText(text);
      if (trustedOnly && !isTrusted && !isTool)
        return refusedText('This gateway takes the documents of its own web client, and those of tools with a token of their own', 'DOCUMENT_NOT_TRUSTED');
      const parsed = parsedTrusted.get(text) ?? parsedOthers.get(text);
      if (parsed) return parsed;
      const isRemembered = isTrusted || isKept();
      const document = read(text, isRemembered);
      if (isTrusted) parsedTrusted.set(text, document);
      else if (isRemembered) parsedOthers.set(text, document, { size: text.length });
      return document;
    },
  };
}

const isIntrospection = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((selection) => selection.kind === Kind.FIELD && ['__schema', '__type', '__typename'].includes(selection.name.value));

/** Returns the parsed text, or its syntax error. */
function parsed(text: string): DocumentNode | GraphQLError {
  try {
    return parse(text, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** Returns an error without its nodes, which contain the whole document. */
function fault({ message, locations }: GraphQLError, code: string): GraphQLFormattedError {
  return { message, ...(locations && { locations }), extensions: { code } };
}
