/** Renders the frame of every form field: label with required mark or 'optional', the control, and below it the hint or the error. */
import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/text-context.ts';
import { afterPress } from '../after-press.ts';
import { formTexts } from './texts/texts.ts';
import type { FormField } from './use-form.ts';

/** Attributes that connect a control to its label and messages. */
export interface ControlProps {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps<Value> {
  field: FormField<Value>;
  optional?: boolean;
  /** True for a required field without the mark, in forms where all fields are required. */
  unmarked?: boolean;
  /** True for a field without input, which is neither required nor optional. */
  readOnly?: boolean;
  hint?: string;
  /** True to span two of the three columns, and all columns below 768 pixels. */
  wide?: boolean;
  /** True to span all columns below 768 pixels. */
  wideOnPhone?: boolean;
  below?: ReactNode;
}

interface Props extends FieldProps<unknown> {
  /** True when the control is a group and not a single input. The label then names the group by its id. */
  group?: boolean;
  children: (control: ControlProps, labelId: string) => ReactNode;
}

export function Field(props: Props) {
  const { field, optional = false, unmarked = false, readOnly = false, hint, wide = false, wideOnPhone = wide, group = false, children, below } = props;
  const text = useText(formTexts);
  const { id, name, label, error } = field;
  const labelId = `${id}-label`;
  const noteId = `${id}-note`;
  const noted = error !== undefined || hint !== undefined;
  const control: ControlProps = {
    id,
    name,
    required: !optional && !readOnly,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': noted ? noteId : undefined,
  };
  const words = (
    <>
      {label}
      {readOnly || unmarked ? null : optional ? (
        <chakra.span ms="1" color="fg.subtle" fontWeight="400">
          {text('form.optional')}
        </chakra.span>
      ) : (
        <chakra.span ms="0.5" color="fg.error" aria-hidden>
          *
        </chakra.span>
      )}
    </>
  );
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="1"
      minW="0"
      gridColumn={{ base: wideOnPhone ? '1 / -1' : 'auto', md: wide ? 'span 2' : 'auto' }}
      onBlur={() => afterPress(() => field.leave?.())}
    >
      {group ? (
        <chakra.span id={labelId} textStyle="label">
          {words}
        </chakra.span>
      ) : (
        <chakra.label id={labelId} htmlFor={id} textStyle="label">
          {words}
        </chakra.label>
      )}
      {children(control, labelId)}
      {noted && (
        <chakra.span id={noteId} textStyle="meta" color={error === undefined ? 'fg.muted' : 'fg.error'} display="flex" gap="1" alignItems="flex-start">
          {error !== undefined && (
            <chakra.span mt="1px" flexShrink="0">
              <CircleAlert size={14} />
            </chakra.span>
          )}
          <span>{error ?? hint}</span>
        </chakra.span>
      )}
      {below}
    </chakra.div>
  );
}
