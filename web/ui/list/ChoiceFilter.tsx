/** Renders a native select as a list filter. It uses plain elements in place of the forms' select, because each panel renders several. */
import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  choices: readonly { value: string; label: string }[];
  disabled?: boolean;
  /** Styles of the surrounding frame. */
  className?: string;
}

export function ChoiceFilter({ label, value, onChange, choices, disabled = false, className }: Props) {
  return (
    <div className={classNames('choice', className)}>
      <select className="input" aria-label={label} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <span className="in-field in-field-sign in-select">
        <ChevronDown />
      </span>
    </div>
  );
}
