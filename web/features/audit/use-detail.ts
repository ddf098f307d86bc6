/** Formats the detail of an audit event in words: its day, number, roles or area, depending on the action. */
import { AuditAction, DayType, RefusedDayType } from '../../data/schema.generated.ts';
import { formatNumber, joinParts } from '../../i18n/formats.ts';
import { useText } from '../../i18n/text-context.ts';
import { usePlaces } from '../../people/area-names/use-places.ts';
import { peopleTexts } from '../../people/texts/texts.ts';
import { useValues } from '../../people/use-values.ts';
import { roles } from '../../session/permissions.ts';
import type { AuditRow_EventFragment } from './audit.generated.ts';
import { auditTexts } from './texts/texts.ts';

const actions = Object.values(AuditAction);
const dayTypes = [...Object.values(DayType), RefusedDayType.ABSENT] as const;

/** Returns the ends of `2026-11-01/2026-11-30`. `..` is an open end, returned as null. An empty value means all days. */
const daysOf = (days: string) => days.split('/', 2).flatMap((day) => (day === '' ? [] : [day === '..' ? null : day]));

/** Changed fields by their names in the REST API. */
const fieldTexts: Readonly<Record<string, keyof typeof peopleTexts.en | keyof typeof auditTexts.en>> = {
  firstName: 'person.firstName',
  middleName: 'person.middleName',
  lastName: 'person.lastName',
  dob: 'person.dateOfBirth',
  gender: 'person.gender',
  phoneNumber: 'person.phone',
  email: 'person.email',
  whatsAppMobile: 'audit.whatsApp',
  state: 'areas.state',
  district: 'areas.district',
  taluka: 'areas.taluka',
  street: 'person.street',
  village: 'person.village',
  pinCode: 'person.pincode',
  details: 'audit.details',
  profilePicture: 'person.picture',
  roles: 'person.roles',
  payrollId: 'audit.payrollId',
};

/** Returns an empty text when there is no detail. */
export function useDetail(): (event: Pick<AuditRow_EventFragment, 'action' | 'detail'>) => string {
  const text = useText(auditTexts, peopleTexts);
  const write = useValues();
  const places = usePlaces();
  /** Formats the further filters of an export: an action, a search text, which is not recorded, or a status or type in its wire spelling. */
  const narrowing = (word: string) => {
    const action = actions.find((each) => each === word);
    return action ? text(`audit.${action}`) : word === 'TEXT' ? text('audit.byText') : word;
  };
  const dayType = (word: string) => {
    const type = dayTypes.find((each) => each === word);
    return type ? text(`audit.type.${type}`) : word;
  };
  return ({ action, detail }) => {
    const [where = '', ...narrowed] = (detail ?? '').split('; ');
    const words = narrowed.map(narrowing);
    switch (action) {
      case 'FARMERS_EXPORTED':
      case 'DEALERS_EXPORTED': {
        const [state = '', district, taluka] = where.split(', ');
        return joinParts([places.address({ state, district, taluka }) || text('audit.anyArea'), ...words], '; ');
      }
      case 'ATTENDANCE_APPROVED':
      case 'ATTENDANCE_CORRECTED':
      case 'REFUSAL_WITHDRAWN':
      case 'DAY_QUESTION_ASKED':
      case 'DAY_QUESTION_ANSWERED':
      case 'APPROVAL_WITHDRAWN':
      case 'ATTENDANCE_MARKED':
        return write.date(detail);
      case 'ATTENDANCE_EXPORTED':
      case 'MEETINGS_EXPORTED':
      case 'INVOICES_EXPORTED':
      case 'QR_USES_EXPORTED':
      case 'QR_BATCHES_EXPORTED':
      case 'AUDIT_EXPORTED':
        return joinParts(
          [
            joinParts(
              daysOf(where).map((day) => (day === null ? '…' : write.date(day))),
              ' – ',
            ),
            ...words,
          ],
          '; ',
        );
      case 'DAY_REFUSED':
      case 'DAY_TYPE_SET':
      case 'HOLIDAY_SET':
        return joinParts([write.date(where), ...narrowed.map(dayType)], '; ');
      case 'FARMER_CHANGED':
      case 'DEALER_CHANGED':
      case 'EMPLOYEE_CHANGED':
        return joinParts(
          (detail ?? '').split(',').map((field) => {
            const key = fieldTexts[field];
            return key === undefined ? field : text(key);
          }),
          ', ',
        );
      case 'PAYROLL_CLOSED':
      case 'WEBHOOK_CREATED':
      case 'WEBHOOK_CHANGED':
      case 'WEBHOOK_DELETED':
      case 'PAYROLL_REOPENED':
      case 'PAYROLL_EXPORTED':
        return detail ?? '';
      case 'SIGN_IN_REFUSED':
        return detail === null ? '' : text('audit.times', { count: Number(detail) });
      case 'CODES_GENERATED':
        return text('audit.codes', { count: Number(detail) });
      case 'CODES_VOIDED':
        return `${where}; ${text('audit.codes', { count: Number(narrowed[0]) })}`;
      case 'QR_CARDS_EXPORTED':
      case 'QR_PEOPLE_EXPORTED':
        return joinParts([where, ...words], '; ');
      case 'RECALL_CALLED':
      case 'RECALL_WITHDRAWN':
        return text('audit.batch', { id: where });
      case 'MEETING_SCHEDULED':
      case 'MEETING_PLANNED':
      case 'MEETING_HANDED_OVER':
      case 'MEETING_CANCELLED':
        return text('audit.meeting', { id: detail ?? '' });
      case 'FARMER_MERGED':
      case 'DEALER_MERGED':
        return detail === null ? '' : text('audit.mergedNumber', { id: detail });
      case 'TERRITORY_TRANSFERRED': {
        const [farmers = 0, dealers = 0, meetings = 0] = narrowed.slice(0, 3).map(Number);
        const moved = text('audit.moved', { farmers: formatNumber(farmers), dealers: formatNumber(dealers), meetings: formatNumber(meetings) });
        return joinParts([moved, ...narrowed.slice(3)], '; ');
      }
      case 'ACCESS_TOKEN_MADE':
      case 'EMPLOYEE_ADDED':
      case 'ROLES_CHANGED':
        return roles
          .filter((role) => detail?.split(',').includes(`ROLE_${role}`))
          .map((role) => text(`role.${role}`))
          .join(', ');
      default:
        return '';
    }
  };
}
