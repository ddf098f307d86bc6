/** The area picker: its choices, the parts that a choice clears and announces, and its use in a form. */
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { system } from '../ui/theme/system.ts';
import { AreaPicker, type AreaSelect } from './AreaPicker.tsx';
import { type Area, noArea, type State } from './area.ts';

const states: readonly State[] = [
  { name: 'Goa', districts: [{ name: 'North Goa', talukas: ['North Goa'] }] },
  { name: 'Maharashtra', districts: [{ name: 'Pune', talukas: ['Haveli', 'Shirur'] }] },
];
const loaded = { states, failed: false, retry: () => undefined };
const shirur: Area = { state: 'Maharashtra', district: 'Pune', taluka: 'Shirur' };

interface HostProps {
  initial: Area;
  areas?: typeof loaded | { states: undefined; failed: boolean; retry: () => void };
  children?: (select: AreaSelect) => ReactNode;
}

function Host({ initial, areas = loaded, children }: HostProps) {
  const [value, setValue] = useState(initial);
  return (
    <ChakraProvider value={system}>
      <AreaPicker areas={areas} value={value} onChange={setValue}>
        {children}
      </AreaPicker>
    </ChakraProvider>
  );
}

const select = (name: string) => screen.getByRole('combobox', { name });
const offered = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('in a filter', () => {
  it('offers the places within the chosen parent, and nothing without one', async () => {
    const user = userEvent.setup();
    render(<Host initial={noArea} />);
    expect(offered('State')).toEqual(['All states', 'Goa', 'Maharashtra']);
    expect(select('District')).toHaveProperty('disabled', true);
    expect(select('Taluka')).toHaveProperty('disabled', true);
    await user.selectOptions(select('State'), 'Maharashtra');
    expect(offered('District')).toEqual(['All districts', 'Pune']);
    await user.selectOptions(select('District'), 'Pune');
    expect(offered('Taluka')).toEqual(['All talukas', 'Haveli', 'Shirur']);
  });

  it('clears district and taluka when the state changes, and announces the change once', async () => {
    const user = userEvent.setup();
    render(<Host initial={shirur} />);
    await user.selectOptions(select('State'), 'Goa');
    expect(select('District')).toHaveProperty('value', '');
    expect(select('Taluka')).toHaveProperty('value', '');
    expect(screen.getByRole('status').textContent).toBe('Cleared: District, Taluka');
    await user.selectOptions(select('District'), 'North Goa');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('clears the taluka when the district changes', async () => {
    const user = userEvent.setup();
    render(<Host initial={shirur} />);
    await user.selectOptions(select('District'), 'All districts');
    expect(select('State')).toHaveProperty('value', 'Maharashtra');
    expect(select('Taluka')).toHaveProperty('value', '');
    expect(screen.getByRole('status').textContent).toBe('Cleared: Taluka');
  });
});

describe('before the areas have loaded', () => {
  it('shows the chosen area, which can be changed only after the areas have loaded', () => {
    render(<Host initial={shirur} areas={{ states: undefined, failed: false, retry: () => undefined }} />);
    expect(select('Taluka')).toHaveProperty('value', 'Shirur');
    expect(select('State')).toHaveProperty('disabled', true);
  });

  it('shows a failed load with a retry button', async () => {
    const user = userEvent.setup();
    const retry = vi.fn();
    render(<Host initial={noArea} areas={{ states: undefined, failed: true, retry }} />);
    expect(screen.getByRole('alert').textContent).toContain('States, districts and talukas could not be loaded.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});

it('passes its three parts to a form', async () => {
  const user = userEvent.setup();
  render(
    <Host initial={shirur}>
      {({ part, label, value, onChange, choices, disabled }) => (
        <label>
          {label}
          <select name={part} value={value} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label}
              </option>
            ))}
          </select>
        </label>
      )}
    </Host>,
  );
  expect(offered('Taluka')).toEqual(['Choose a taluka', 'Haveli', 'Shirur']);
  await user.selectOptions(select('State'), 'Goa');
  expect(select('District')).toHaveProperty('value', '');
});
