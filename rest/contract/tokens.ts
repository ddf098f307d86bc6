import { Type } from 'typebox';
import { named, read, write } from './call.ts';
import { Flag, FreeText, Id, IdText, Instant, idMark, maybe, pageQuery, RoleName, RoleWord, Text } from './fields.ts';

/** Prefix of every tool token, so that people, logs and secret scanners can identify it. */
export const toolTokenPrefix = 'tool_';

/** Maximum length of a session token in characters. A provider's JWT with many claims has up to 16 KiB. */
export const maxTokenLength = 16_384;

/** Maximum size in bytes of a request's URL and header fields. The longest token fits, also sealed in a download link. */
export const maxHeaderBytes = 4 * maxTokenLength;

/** Maximum number of days that a tool's token is valid. */
const maxTokenDays = 366;

const AccessToken = Type.Object(
  {
    id: Id(),
    name: Text(),
    roles: Type.Optional(Type.Array(RoleName)),
    /** The administrator who created the token and in whose name the tool acts. */
    createdBy: maybe(Id()),
    createdByName: Text(),
    createdAt: Instant(),
    expiresAt: Instant(),
    /** Rounded to five minutes. Absent before the first use. */
    lastUsedAt: Instant(),
    revokedAt: Instant(),
    /** True when the token is neither expired nor revoked, and its creator is an active administrator. */
    active: Flag(),
  },
  { title: 'AccessToken' },
);

/** Tokens that administrators make for tools. */
export const tokens = named({
  createAccessToken: write({
    summary: 'Create a token for a tool',
    description: '`token` is returned only once.',
    path: '/api/admin/createAccessToken',
    who: 'admin',
    peopleOnly: true,
    body: Type.Object({
      name: FreeText({ minLength: 1, maxLength: 60 }),
      roles: Type.Array(RoleWord, { minItems: 1 }),
      days: Type.Integer({ minimum: 1, maximum: maxTokenDays }),
    }),
    response: Type.Object({ message: Type.String(), token: Type.String({ minLength: 1, [idMark]: true }), accessToken: AccessToken }),
    extension: true,
  }),
  revokeAccessToken: write({
    summary: 'Revoke a tool’s token',
    refusals: [404],
    path: '/api/admin/revokeAccessToken',
    who: 'admin',
    peopleOnly: true,
    body: Type.Object({ tokenId: IdText }),
    response: Type.Object({ message: Type.String(), accessToken: AccessToken }),
    extension: true,
  }),
  fetchAccessTokens: read({
    summary: 'List the tokens of tools',
    description: 'Newest first, including expired and revoked tokens.',
    path: '/api/admin/fetchAccessTokens',
    who: 'admin',
    query: Type.Object(pageQuery),
    response: Type.Array(AccessToken),
    extension: true,
  }),
});
