/** Renders the crops of a farmer or the details of a dealer as rows of a form. Enter in the last row adds a row. */
import { Button, chakra } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { MeetingType } from '../../data/schema.generated.ts';
import { formatNumber } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import type { FormField } from '../../ui/form/use-form.ts';
import { Input } from '../../ui/Input.tsx';
import { isNameless, type Note, noteLabels } from './edit-values.ts';
import { customersTexts } from './texts/texts.ts';

/** Maximum number of notes in the REST API. */
const mostNotes = 50;
const columns = { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' };

export function NotesSection({ type, field }: { type: MeetingType; field: FormField<readonly Note[]> }) {
  const text = useText(customersTexts, peopleTexts);
  const [isAdded, setIsAdded] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const { id, value: notes, set, error } = field;
  const labels = { name: text(noteLabels[type].name), value: text(noteLabels[type].value) };
  const rows = notes.map((note, at) => ({ ...note, number: at + 1 }));
  const firstWrong = rows.find((note) => error !== undefined && isNameless(note))?.number ?? 1;
  const isFull = notes.length >= mostNotes;
  const change = (number: number, part: Partial<Note>) => set(notes.map((note, at) => (at === number - 1 ? { ...note, ...part } : note)));
  const add = () => {
    if (isFull) return;
    setIsAdded(true);
    set([...notes, { name: '', value: '' }]);
  };
  return (
    <FormSection title={text(type === 'FARMER' ? 'customers.notes.FARMER' : 'customers.shop')} hint={text('customers.notes.hint')}>
      <chakra.div gridColumn="1 / -1" display="flex" flexDirection="column" gap={{ base: '4', md: '2' }}>
        {notes.length > 0 && (
          <chakra.div display={{ base: 'none', md: 'grid' }} gridTemplateColumns={columns} columnGap="4" textStyle="label" aria-hidden>
            <span>{labels.name}</span>
            <span>{labels.value}</span>
            <chakra.span w="control" />
          </chakra.div>
        )}
        {rows.map(({ number, ...note }) => {
          const isWrong = error !== undefined && isNameless(note);
          const named = (label: string) => `${label} ${formatNumber(number)}`;
          return (
            <chakra.div
              key={number}
              display="grid"
              gridTemplateColumns={columns}
              columnGap="4"
              rowGap="2"
              alignItems="start"
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !(event.target instanceof HTMLInputElement)) return;
                event.preventDefault();
                if (number === notes.length) add();
              }}
            >
              <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }}>
                <Input
                  id={number === firstWrong ? id : undefined}
                  aria-label={named(labels.name)}
                  placeholder={labels.name}
                  value={note.name}
                  maxLength={100}
                  autoComplete="off"
                  autoFocus={isAdded && number === notes.length}
                  aria-invalid={isWrong || undefined}
                  aria-describedby={isWrong ? `${id}-note` : undefined}
                  onChange={({ target }) => change(number, { name: target.value })}
                />
                {isWrong && (
                  <chakra.span id={`${id}-note`} textStyle="meta" color="fg.error">
                    {error}
                  </chakra.span>
                )}
              </chakra.div>
              <Input
                aria-label={named(labels.value)}
                placeholder={labels.value}
                value={note.value}
                maxLength={200}
                autoComplete="off"
                onChange={({ target }) => change(number, { value: target.value })}
              />
              <Button
                type="button"
                variant="ghost"
                px="0"
                boxSize="field"
                aria-label={text('customers.removeNote', { name: note.name.trim() || named(labels.name) })}
                onClick={() => {
                  set(notes.filter((_, at) => at !== number - 1));
                  addButton.current?.focus();
                }}
              >
                <Trash2 size={16} />
              </Button>
            </chakra.div>
          );
        })}
        <Button ref={addButton} type="button" size="sm" alignSelf="start" disabled={isFull} {...(notes.length === 0 && { id })} onClick={add}>
          <Plus />
          {text(`customers.addNote.${type}`)}
        </Button>
      </chakra.div>
    </FormSection>
  );
}
