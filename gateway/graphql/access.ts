/**
 * Implements `@access` of schema.graphql. The check runs before the resolver, so a refused field makes no REST call of its own, and is stated in the
 * field's description.
 */
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import type { Token } from '../upstream/token.ts';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';
import { roles } from './roles.ts';
import type { Role } from './types.generated.ts';

/** Returns the roles that may use a field. An empty list means any signed-in person, and null means anyone. */
export function accessOf(schema: GraphQLSchema, field: GraphQLFieldConfig<unknown, Context>): readonly Role[] | null {
  const directive = getDirective(schema, field, 'access')?.[0];
  return directive ? roles(directive['any']) : null;
}

/** Returns the person's token. @throws ApiError UNAUTHENTICATED when there is none. */
export function requireToken({ token, isTokenUnread }: Context): Token {
  if (isTokenUnread) throw new ApiError('UNAUTHENTICATED', 'The header "authorization" has to be "Bearer " and the token');
  if (token === null) throw new ApiError('UNAUTHENTICATED', 'Sign in to continue');
  return token;
}

/** Returns the roles of the caller. @throws ApiError UNAUTHENTICATED, or the UpstreamFault of the look-up */
export function callerRoles(context: Context): Promise<readonly Role[]> {
  const { requestId, span, signal, services } = context;
  return services.tokenRoles.rolesOf({ token: requireToken(context), requestId, span, signal });
}

/** Accepts any token that the REST API confirmed now or less than 30 s ago. @throws ApiError UNAUTHENTICATED, or the UpstreamFault of the look-up */
async function requireSignedIn(context: Context): Promise<void> {
  if (!context.services.tokenRoles.isConfirmed(requireToken(context))) await callerRoles(context);
}

/** Fields that authenticate the token by their own REST call, so a look-up before them would repeat that call. */
const identifyingFields: readonly string[] = ['Query.me', 'Query.viewer'];

/** @param any allowed roles; one is enough. @throws ApiError UNAUTHENTICATED or FORBIDDEN, or the UpstreamFault of the look-up */
export async function requireRole(context: Context, any: readonly Role[]): Promise<void> {
  const roles = await callerRoles(context);
  if (!any.some((role) => roles.includes(role))) throw new ApiError('FORBIDDEN', "You don't have access", { requiredRoles: any });
}

/** Returns the sentence about access for a field's description, because introspection does not show directives. */
function whoMay(any: readonly Role[]): string {
  return any.length === 0 ? 'For any signed-in person.' : `For ${any.map((role) => `\`${role}\``).join(' or ')}.`;
}

type Resolve = NonNullable<GraphQLFieldConfig<unknown, Context>['resolve']>;

/** Returns the default resolver as graphql-js defines it: a property, or the result of a method. */
function propertyOf(fieldName: string): Resolve {
  return (source, args, context) => {
    const value: unknown = Reflect.get(Object(source), fieldName);
    return typeof value === 'function' ? value.call(source, args, context) : value;
  };
}

export function withAccess(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: GraphQLFieldConfig<unknown, Context>, fieldName, typeName) => {
      const any = accessOf(schema, field);
      if (any === null) return field;
      field.description = [field.description, whoMay(any)].filter(Boolean).join('\n\n');
      const isIdentifying = identifyingFields.includes(`${typeName}.${fieldName}`);
      const guarded =
        (run: Resolve): Resolve =>
        async (source, args, context, info) => {
          if (any.length > 0) await requireRole(context, any);
          else if (!isIdentifying) await requireSignedIn(context);
          else requireToken(context);
          return run(source, args, context, info);
        };
      // The access of a subscription is checked at its start and again by the stream.
      if (field.subscribe) field.subscribe = guarded(field.subscribe);
      // No resolver reads the fourth parameter, `info`, because compiled operations have none.
      else field.resolve = guarded(field.resolve ?? propertyOf(fieldName));
      return field;
    },
  });
}
