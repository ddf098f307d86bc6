/** Carries out `@access` of schema.graphql: it stands before the resolver, so that a refused field makes no REST call of its own, and in the field's description. */
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import type { GraphQLFieldConfig, GraphQLSchema } from 'graphql';
import type { Token } from '../upstream/token.ts';
import type { Context } from './context.ts';
import { ApiError } from './errors.ts';
import { roles } from './roles.ts';
import type { Role } from './types.generated.ts';

/** Roles of which one is enough; empty: any signed-in person. Null: the field is open to anyone. */
export function accessOf(schema: GraphQLSchema, field: GraphQLFieldConfig<unknown, Context>): readonly Role[] | null {
  const directive = getDirective(schema, field, 'access')?.[0];
  return directive ? roles(directive['any']) : null;
}

/** The person's token. @throws ApiError UNAUTHENTICATED when there is none. */
export function requireToken({ token, isTokenUnread }: Context): Token {
  if (isTokenUnread) throw new ApiError('UNAUTHENTICATED', 'The header "authorization" has to be "Bearer " and the token');
  if (token === null) throw new ApiError('UNAUTHENTICATED', 'Sign in to continue');
  return token;
}

/** The roles of whoever asks. @throws ApiError UNAUTHENTICATED; the UpstreamFault of asking */
export function viewerRoles(context: Context): Promise<readonly Role[]> {
  const { requestId, span, signal, services } = context;
  return services.viewers.rolesOf({ token: requireToken(context), requestId, span, signal });
}

/** Accepts any token that the REST API has confirmed, now or less than 30 s ago. @throws ApiError UNAUTHENTICATED; the UpstreamFault of asking */
async function requireSignedIn(context: Context): Promise<void> {
  if (!context.services.viewers.isConfirmed(requireToken(context))) await viewerRoles(context);
}

/** Fields that read whose token it is from the REST API themselves, so a look-up before them would be the same call twice. */
const identifyingFields: readonly string[] = ['Query.me', 'Query.viewer'];

/** @param any roles of which one is enough. @throws ApiError UNAUTHENTICATED or FORBIDDEN, or the UpstreamFault of asking. */
export async function requireRole(context: Context, any: readonly Role[]): Promise<void> {
  const roles = await viewerRoles(context);
  if (!any.some((role) => roles.includes(role))) throw new ApiError('FORBIDDEN', "You don't have access", { requiredRoles: any });
}

/** Introspection does not show directives, so that the sentence says who may use a field. */
function whoMay(any: readonly Role[]): string {
  return any.length === 0 ? 'For any signed-in person.' : `For ${any.map((role) => `\`${role}\``).join(' or ')}.`;
}

type Resolve = NonNullable<GraphQLFieldConfig<unknown, Context>['resolve']>;

/** Returns the resolver of a field that has none of its own, as graphql-js defines it: a property, or the result of a method. */
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
      // The access of a subscription is checked when it begins; the stream confirms it again.
      if (field.subscribe) field.subscribe = guarded(field.subscribe);
      // No resolver reads the fourth parameter, `info`, because compiled operations have none.
      else field.resolve = guarded(field.resolve ?? propertyOf(fieldName));
      return field;
    },
  });
}
