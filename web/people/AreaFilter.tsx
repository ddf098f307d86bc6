/** Renders the area filter of a list. It is a button until opened, so the areas are fetched only on demand. */
import { MapPin } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useText } from '../i18n/text-context.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import type { Area } from './area.ts';
import { peopleTexts } from './texts/texts.ts';

const AreaSelects = lazyComponent(async () => (await import('./AreaPicker.tsx')).AreaSelects);

export function AreaFilter({ value, onChange }: { value: Area; onChange: (area: Area) => void }) {
  const text = useText(peopleTexts);
  const [open, setOpen] = useState(false);
  const button = (
    <button type="button" className="button" aria-expanded={open} onClick={() => setOpen(true)}>
      <MapPin />
      {text('areas.filter')}
    </button>
  );
  if (!open && value.state === '') return button;
  return (
    <Suspense fallback={button}>
      <AreaSelects value={value} onChange={onChange} />
    </Suspense>
  );
}
