/** The menu of the signed-in person, under 'Welcome, {first} {last}': password, profile, log-out. */
import { chakra, Menu, Portal } from '@chakra-ui/react';
import { Keyboard, KeyRound, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { sessionTexts } from '../../features/session/texts/texts.ts';
import { useText } from '../../i18n/text-context.ts';
import { changePasswordPath, profilePath } from '../../screens/paths.ts';
import { barControl } from './bar.ts';
import { setSlashFinds, slashFinds } from './slash-key.ts';
import { Welcome } from './Welcome.tsx';

interface Props {
  welcome: string;
  /** Whether the person may open their profile, which is a management screen (as specified), and find anything. */
  hasProfile: boolean;
  onLogout: () => void;
}

export function UserMenu({ welcome, hasProfile, onLogout }: Props) {
  const text = useText(sessionTexts);
  const navigate = useNavigate();
  const [slash, changeSlash] = useState(slashFinds);
  const setSlash = (on: boolean) => {
    setSlashFinds(on);
    changeSlash(on);
  };
  const entries = [
    { value: 'changePassword', label: text('session.changePassword'), icon: KeyRound, run: () => void navigate(changePasswordPath) },
    ...(hasProfile ? [{ value: 'profile', label: text('session.profile'), icon: UserRound, run: () => void navigate(profilePath) }] : []),
    ...(hasProfile ? [{ value: 'slash', label: text(slash ? 'session.slashOff' : 'session.slashOn'), icon: Keyboard, run: () => setSlash(!slash) }] : []),
    { value: 'logout', label: text('action.logout'), icon: LogOut, run: onLogout },
  ];
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
      onSelect={({ value }) => entries.find((entry) => entry.value === value)?.run()}
    >
      <Menu.Trigger asChild>
        <chakra.button type="button" {...barControl}>
          <Welcome>{welcome}</Welcome>
        </chakra.button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="200px" p="1" borderRadius="l3">
            {entries.map(({ value, label, icon: Icon }) => (
              <Menu.Item key={value} value={value} minH={{ base: '44px', md: '34px' }} px="2.5" gap="2.5" textStyle="body" cursor="pointer">
                <Icon />
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
