/** The id of a field's control, by which labels and the red box find it. */
import type { Form } from './use-form.ts';

export const fieldId = <Name extends string>(form: Pick<Form<Name>, 'id'>, name: Name): string => `${form.id}-${name}`;
