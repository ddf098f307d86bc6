/** The texts of tools' tokens. English is bundled with the screens, the other languages load on demand. */
import { defineTexts } from '../../../i18n/define-texts.ts';

export const tokensTexts = defineTexts(
  {
    'tokens.days': 'Valid for',
    'tokens.emptyHint': 'Create a token when a tool, such as a spreadsheet or a report, has to read or write here.',
    'tokens.end': 'Expires',
    'tokens.endsAt': 'It expires on {end}.',
    'tokens.howToSend': 'The tool sends it as “authorization: Bearer …”.',
    'tokens.length': { one: '{count} day', other: '{count} days' },
    'tokens.lost': 'The token may have been created. Check the list; revoke any token you do not recognise.',
    'tokens.make': 'New token',
    'tokens.maker': 'Created by',
    'tokens.name': 'Tool',
    'tokens.nameTooLong': 'Enter at most 60 characters',
    'tokens.once': 'Copy it now. It will not be shown again.',
    'tokens.over': 'Expired',
    'tokens.revoke': 'Revoke',
    'tokens.revokeDetail': 'The tool loses access at once. This cannot be undone.',
    'tokens.revokeNamed': 'Revoke the token of {name}',
    'tokens.revokeQuestion': 'Revoke the token of {name}?',
    'tokens.revoked': 'Revoked',
    'tokens.title': 'API access',
    'tokens.unavailableDetail': 'Tokens are created by the provider of your data. Ask them for one.',
    'tokens.used': 'Last used',
  },
  { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') },
);
