/** Maps tools' tokens of the REST API. Pure. */
import type { tokens } from '../../../rest/contract/tokens.ts';
import type { Connection } from '../../graphql/connection.ts';
import { roles } from '../../graphql/roles.ts';
import type { AccessToken } from '../../graphql/types.generated.ts';
import { flag, id, personName, text } from '../../upstream/decode.ts';
import { dateTime } from '../../upstream/instant.ts';
import type { RowOf } from '../../upstream/page.ts';

export type AccessTokenConnectionModel = Connection<AccessToken>;

export const accessToken = (wire: RowOf<typeof tokens.fetchAccessTokens>): AccessToken => ({
  id: id(wire.id),
  name: text(wire.name),
  roles: roles(wire.roles),
  createdById: text(wire.createdBy),
  createdByName: personName(wire.createdByName),
  createdAt: dateTime(wire.createdAt),
  expiresAt: dateTime(wire.expiresAt),
  lastUsedAt: dateTime(wire.lastUsedAt),
  revokedAt: dateTime(wire.revokedAt),
  active: flag(wire.active),
});
