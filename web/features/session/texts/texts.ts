/** The texts of the signed-in person's own pages. English is bundled with the screens, the other languages load on demand. */
import { defineTexts } from '../../../i18n/define-texts.ts';

export const sessionTexts = defineTexts(
  {
    'session.account': 'Account',
    'session.askAgain': 'Ask for a new link',
    'session.changePassword': 'Change Password',
    'session.confirmPassword': 'Confirm Password',
    'session.ended': 'Your session has ended',
    'session.endedHint': 'Log in again to continue. What you typed is kept.',
    'session.forgot': 'Forgot password',
    'session.forgotHint': 'Enter the e-mail address of your account. A link to set a new password is sent to it.',
    'session.linkSent': 'If an account has this address, a link is on its way.',
    'session.lostChange': 'Send it again. If the old password is then refused, the new one is already set.',
    'session.newPassword': 'New Password',
    'session.noToken': 'This page needs the whole link from the mail. Open it again, or ask for a new one.',
    'session.oldPassword': 'Old Password',
    'session.passwordChanged': 'The password is changed.',
    'session.passwordSet': 'The password is set. Log in with it.',
    'session.profile': 'Profile',
    'session.profileFailed': 'The profile could not be loaded',
    'session.registered': 'You are registered. Log in to continue.',
    'session.reset': 'Reset password',
    'session.sendLink': 'Send the link',
    'session.setPassword': 'Set the password',
    'session.usernameHint': 'Your browser saves the password under this name. The name is not sent.',
    'session.update': 'Update',
    'session.slashOff': 'Turn off the “/” shortcut for search',
    'session.slashOn': 'Turn on the “/” shortcut for search',
  },
  { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') },
);
