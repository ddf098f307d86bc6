/** The texts of handing a territory over. English is bundled with the screens, the other languages load on demand. */
import { defineTexts } from '../../../../i18n/define-texts.ts';

export const territoryTexts = defineTexts(
  {
    'employees.territory.all': 'All talukas',
    'employees.territory.back': 'Hand back',
    'employees.territory.backDetail': 'What was changed since stays with {name}.',
    'employees.territory.backNothing': 'Nothing is left to hand back, because every record was changed since.',
    'employees.territory.backOf': 'Hand back: {names}',
    'employees.territory.backQuestion': { one: 'Hand {count} record back to {name}?', other: 'Hand {count} records back to {name}?' },
    'employees.territory.by': 'by {name}',
    'employees.territory.choose': 'Choose who takes it over.',
    'employees.territory.dealers': 'Dealers',
    'employees.territory.done': { one: '{count} record is handed over to {name}.', other: '{count} records are handed over to {name}.' },
    'employees.territory.earlier': 'Earlier hand-overs',
    'employees.territory.farmers': 'Farmers',
    'employees.territory.fromTo': 'From {from} to {to}',
    'employees.territory.handOver': 'Hand over {total}',
    'employees.territory.list.dealers': 'Dealers of {name}',
    'employees.territory.list.farmers': 'Farmers of {name}',
    'employees.territory.meetings': 'Open meetings',
    'employees.territory.meetingsStay': {
      one: '{count} meeting stays, because {name} has one with the same customer.',
      other: '{count} meetings stay, because {name} has one with the same customer.',
    },
    'employees.territory.moved': 'Farmers: {farmers}, dealers: {dealers}, meetings: {meetings}',
    'employees.territory.none': '{name} has no farmers, dealers or open meetings',
    'employees.territory.progress': '{done} of {all} handed over',
    'employees.territory.stays': 'Visits, past meetings and attendance stay with {name}. Each farmer and dealer keeps a line in the history.',
    'employees.territory.stop': 'Stop',
    'employees.territory.summary': { one: '{total} records of {count} taluka', other: '{total} records of {count} talukas' },
    'employees.territory.selected': { one: '{selected} of {count} taluka selected', other: '{selected} of {count} talukas selected' },
    'employees.territory.to': '{name} takes it over.',
    'employees.territory.total': 'Total',
    'employees.territory.unavailable': 'Handing a territory over needs another server.',
  },
  { hi: () => import('./hi.ts'), mr: () => import('./mr.ts') },
);
