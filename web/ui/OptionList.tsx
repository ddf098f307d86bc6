/** Renders the option list of a screen: a column of links at the left. Below 768 pixels, one line shows the chosen option and opens a drawer. */
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyComponent } from './lazy-component.ts';

export const DrawerFrame = lazyComponent(async () => (await import('./DrawerFrame.tsx')).DrawerFrame);

export interface Option {
  key: string;
  /** Title of the option's group, if the list has groups. */
  group?: string;
  label: string;
  icon: LucideIcon;
  href: string;
  /** True when the option's panel is shown. */
  current: boolean;
}

interface Props {
  label: string;
  options: readonly Option[];
}

export function OptionList({ label, options }: Props) {
  return (
    <>
      <nav aria-label={label} className="options">
        <OptionGroups options={options} />
      </nav>
      <div className="options-narrow">
        <OptionDrawer label={label} options={options} />
      </div>
    </>
  );
}

function OptionDrawer({ label, options }: Props) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = options.find((option) => option.current);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="options-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {current !== undefined && <current.icon />}
        {current?.label ?? label}
        <ChevronDown />
      </button>
      {wasOpened && (
        <Suspense>
          <DrawerFrame open={open} onClose={() => setOpen(false)} title={label} finalFocus={() => button.current}>
            <nav aria-label={label} className="options-drawn">
              <OptionGroups options={options} onChosen={() => setOpen(false)} />
            </nav>
          </DrawerFrame>
        </Suspense>
      )}
    </>
  );
}

interface GroupsProps {
  options: readonly Option[];
  onChosen?: () => void;
}

function OptionGroups({ options, onChosen }: GroupsProps) {
  const id = useId();
  const titles = [...new Set(options.map(({ group }) => group))];
  return titles.map((title, at) => (
    <div key={title ?? ''} {...(title !== undefined && { role: 'group', 'aria-labelledby': `${id}${at}` })}>
      {title !== undefined && (
        <div id={`${id}${at}`} className="options-title">
          {title}
        </div>
      )}
      {options
        .filter(({ group }) => group === title)
        .map(({ key, label, icon: Icon, href, current }) => (
          <Link key={key} className="option" to={href} aria-current={current ? 'page' : undefined} onClick={onChosen}>
            <Icon />
            <span>{label}</span>
          </Link>
        ))}
    </div>
  ));
}
