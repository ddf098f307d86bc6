/** /?panel=tokens: the tokens of tools, for administrators. */
import type { Unmasked } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  AccessTokensDocument,
  type AccessTokensQuery,
  CreateAccessTokenDocument,
  type CreateAccessTokenMutation,
  RevokeAccessTokenDocument,
  type RevokeAccessTokenMutation,
} from '../../features/tokens/tokens.generated.ts';
import { answerConfig } from '../../testing/config.ts';
import { field, fill } from '../../testing/forms.ts';
import { renderRoute } from '../../testing/render-route.tsx';
import { type Answer, answer } from '../../testing/server.ts';

type Tokens = NonNullable<Unmasked<AccessTokensQuery>['accessTokens']>;

/** Tokens of tools, for tests. */
const accessToken = (id: string, fields: Partial<Tokens['nodes'][number]> = {}): Tokens['nodes'][number] => ({
  __typename: 'AccessToken',
  id,
  name: `Tool ${id}`,
  roles: ['USER'],
  createdByName: 'Asha Patil',
  expiresAt: '2027-02-18T10:00:00+05:30',
  lastUsedAt: '2026-11-20T10:42:00+05:30',
  revokedAt: null,
  active: true,
  ...fields,
});

const tokenPage = (nodes: Tokens['nodes']): { accessTokens: Tokens } => ({
  accessTokens: { __typename: 'AccessTokenConnection', nodes, totalCount: nodes.length },
});

const address = '/?panel=tokens';
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('tools', () => {
  beforeEach(() => void answerConfig(true));

  it('are under More for an administrator, each with its expiry, its last use and its state', async () => {
    answer(AccessTokensDocument, () => ({
      data: tokenPage([
        accessToken('3', { name: 'Nightly copy', roles: ['MODERATOR'] }),
        accessToken('2', { name: 'Old tool', active: false, revokedAt: '2026-11-19T10:00:00+05:30', lastUsedAt: null }),
        accessToken('1', { name: 'Older tool', active: false, createdByName: null }),
      ]),
    }));
    const { user } = await renderRoute('/?panel=addEmployee', { as: 'ADMIN' });
    await user.click((await screen.findAllByRole('link', { name: 'API access' }))[0] ?? document.body);
    await screen.findByText('Nightly copy');
    const words = screen.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
    expect(words).toEqual([
      [],
      ['Nightly copy', 'mod', 'Asha Patil', '20 Nov 2026, 10:42', '18 Feb 2027, 10:00', 'Active', 'Revoke'],
      ['Old tool', 'user', 'Asha Patil', '-', '18 Feb 2027, 10:00', 'Revoked', ''],
      ['Older tool', 'user', '-', '20 Nov 2026, 10:42', '18 Feb 2027, 10:00', 'Expired', ''],
    ]);
  });

  it('are not available to a moderator, who has no option for them', async () => {
    const requests = answer(AccessTokensDocument, () => ({ data: tokenPage([]) }));
    await renderRoute(address, { as: 'MODERATOR' });
    await screen.findByRole('heading', { name: "You don't have access" });
    expect(screen.queryByRole('link', { name: 'API access' })).toBeNull();
    expect(requests).toEqual([]);
  });

  it('get a token that is shown once, and then listed', async () => {
    let made = false;
    answer(AccessTokensDocument, () => ({ data: tokenPage(made ? [accessToken('4', { name: 'Stock' })] : []) }));
    const sent = answer(CreateAccessTokenDocument, (): Answer<CreateAccessTokenMutation> => {
      made = true;
      return {
        data: {
          createAccessToken: {
            __typename: 'CreateAccessTokenPayload',
            message: 'Made',
            userErrors: [],
            token: 'tool_shown-once',
            accessToken: { __typename: 'AccessToken', id: '4', expiresAt: '2026-12-20T10:00:00+05:30' },
          },
        },
      };
    });
    const { user } = await renderRoute(address, { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'New token' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'New token' }));
    await within(dialog).findByText('This field is required');
    expect(sent).toEqual([]);
    fill('Tool', ' Stock ');
    await user.selectOptions(field('Roles'), 'user');
    await user.selectOptions(field('Valid for'), '30 days');
    await user.click(within(dialog).getByRole('button', { name: 'New token' }));
    expect(await screen.findByLabelText('Copy it now. It will not be shown again.')).toHaveProperty('value', 'tool_shown-once');
    within(dialog).getByText(/It expires on 20 Dec 2026, 10:00/);
    expect(sent.map(({ variables }) => variables.input)).toEqual([{ name: 'Stock', roles: ['USER'], days: 30, clientMutationId: expect.stringMatching(/./) }]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('Stock');
    expect(document.body.textContent).not.toContain('tool_shown-once');
  });

  it('are not left without a question once something is typed', async () => {
    answer(AccessTokensDocument, () => ({ data: tokenPage([]) }));
    const { user } = await renderRoute(address, { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'New token' }));
    await screen.findByRole('dialog', { name: 'New token' });
    fill('Tool', 'Stock');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('stay with their dialog when the browser goes back, which closes the dialog after a question', async () => {
    answer(AccessTokensDocument, () => ({ data: tokenPage([]) }));
    const { user, goTo, goBack, address: shown } = await renderRoute(`${address}&page=2`, { as: 'ADMIN' });
    await goTo(address);
    await user.click(await screen.findByRole('button', { name: 'New token' }));
    await screen.findByRole('dialog', { name: 'New token' });
    fill('Tool', 'Stock');
    await goBack();
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Tool' })).toHaveProperty('value', 'Stock');
    fill('Tool', '');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shown()).toBe(address);
  });

  it('lose their token after a confirmation', async () => {
    let over = false;
    answer(AccessTokensDocument, () => ({
      data: tokenPage([accessToken('4', { name: 'Stock', active: !over, revokedAt: over ? '2026-11-20T10:00:00+05:30' : null })]),
    }));
    const ended = { __typename: 'AccessToken', id: '4', active: false, revokedAt: '2026-11-20T10:00:00+05:30' } as const;
    const sent = answer(RevokeAccessTokenDocument, (): Answer<RevokeAccessTokenMutation> => {
      over = true;
      return { data: { revokeAccessToken: { __typename: 'RevokeAccessTokenPayload', message: null, userErrors: [], accessToken: ended } } };
    });
    const { user } = await renderRoute(address, { as: 'ADMIN' });
    await user.click(await screen.findByRole('button', { name: 'Revoke the token of Stock' }));
    const dialog = await screen.findByRole('dialog');
    within(dialog).getByText('Revoke the token of Stock?');
    await user.click(within(dialog).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(within(rowOf('Stock')).getByText('Revoked')).toBeTruthy());
    expect(sent.map(({ variables }) => variables.input.tokenId)).toEqual(['4']);
    expect(screen.queryByRole('button', { name: 'Revoke the token of Stock' })).toBeNull();
  });
});

it('explains that a provider’s REST API needs tokens of the provider', async () => {
  answerConfig(false);
  answer(AccessTokensDocument, () => ({ data: { accessTokens: null } }));
  await renderRoute(address, { as: 'ADMIN' });
  await screen.findByText('Not available on this server');
  screen.getByText('Tokens are created by the provider of your data. Ask them for one.');
  expect(screen.queryByRole('table')).toBeNull();
});
