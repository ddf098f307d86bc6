/** The company's employees with their homes and roads. */
import { addDays } from '../../contract/clock.ts';
import type { employees } from '../database/tables/employees.ts';
import { at, clock } from './calendar.ts';
import { birthday, pinCode } from './person.ts';
import { portraitName } from './picture-names.ts';
import { phone, random } from './random.ts';
import { roads, type Town, town, villages } from './towns.ts';
import { history } from './world.ts';

export type EmployeeRow = typeof employees.$inferInsert;

export interface Employee {
  readonly id: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly gender: 'Male' | 'Female';
  readonly home: Town;
  /** Null for office staff. */
  readonly road: readonly Town[] | null;
  readonly role: 'ROLE_USER' | 'ROLE_MODERATOR' | 'ROLE_ADMIN';
  readonly active: boolean;
  /** Number of the portrait. Null for people without a picture. */
  readonly portrait: number | null;
}

/** Name | gender | home | road by its first and last town, or office | portrait, or none | 'left' for inactive people. */
const lines = `
Asha Vilas Patil|F|Pune|office|22
Sanjay Madhav Kulkarni|M|Pune|office|30
Meena Ramesh Deshmukh|F|Nashik|office|14
Ganesh Maruti Shinde|M|Shirur|Pune-Ahilyanagar|4
Sunita Rajendra Jadhav|F|Baramati|Daund-Indapur|2
Prakash Namdev Pawar|M|Pimpalgaon Baswant|Nashik-Yeola|24
Rohini Sachin Kale|F|Sangamner|Pune-Nashik|24
Santosh Anna Bhosale|M|Karad|Pune-Kagal|
Vaishali Dinesh More|F|Indapur|Daund-Indapur|18
Amol Kashinath Gaikwad|M|Chhatrapati Sambhajinagar|Chhatrapati Sambhajinagar-Jalna|5|left
Kiran Bhimrao Deshmukh|M|Ausa|Ausa-Nanded|
Nilesh Tanaji Chavan|M|Islampur|Pune-Kagal|27
Manisha Vikas Salunkhe|F|Narayangaon|Pune-Nashik|43
Dattatray Eknath Wagh|M|Jalgaon|Jalgaon-Amravati|13
Swati Mahesh Nikam|F|Nashik|Pune-Nashik|15
Bhausaheb Kisan Gore|M|Rahuri|Ahilyanagar-Malegaon|18
Kailas Digambar Ingle|M|Khamgaon|Jalgaon-Amravati|14
Jyoti Sunil Wankhede|F|Akola|Jalgaon-Amravati|26
Imran Salim Shaikh|M|Satara|Pune-Kagal|32
Deepak Govind Raut|M|Katol|Nagpur-Warud|
Archana Sagar Mane|F|Tasgaon|Sangli-Vita|31
Gorakh Sopan Jagtap|M|Jejuri|Pune-Pandharpur|36
Yashwant Laxman Rathod|M|Washim|Akola-Kalamnuri|12
Snehal Anil Sawant|F|Sangameshwar|Ratnagiri-Chiplun|40
Vitthal Pandurang Phadtare|M|Phaltan|Pune-Pandharpur|2
Rupali Santosh Tayade|F|Latur|Ausa-Nanded|49|left
Hanumant Bapu Londhe|M|Mohol|Solapur-Mangalvedha|17
`;

function roadOf(ends: string): readonly Town[] {
  const found = roads.find((road) => `${road[0]?.name}-${road.at(-1)?.name}` === ends);
  if (found === undefined) throw new Error(`No road: ${ends}`);
  return found;
}

function readEmployee(line: string, index: number): Employee {
  const [name = '', gender, home = '', road = '', portrait = '', status] = line.split('|');
  const [firstName = '', middleName = '', lastName = ''] = name.split(' ');
  return {
    id: String(index + 1),
    firstName,
    middleName,
    lastName,
    gender: gender === 'F' ? 'Female' : 'Male',
    home: town(home),
    road: road === 'office' ? null : roadOf(road),
    role: index === 0 ? 'ROLE_ADMIN' : road === 'office' ? 'ROLE_MODERATOR' : 'ROLE_USER',
    active: status === undefined,
    portrait: portrait === '' ? null : Number(portrait),
  };
}

const all: readonly Employee[] = lines.trim().split('\n').map(readEmployee);
const having = (role: Employee['role']) => all.filter((person) => person.role === role);
const field = having('ROLE_USER');

export const staff = {
  /** The demo's people in the order of their ids: the admin, the moderators, then the travelling employees. */
  all,
  admins: having('ROLE_ADMIN'),
  moderators: having('ROLE_MODERATOR'),
  field,
  /** Returns the travelling employees whose road leads through a town. */
  through: (town: Town) => field.filter((person) => person.road?.includes(town)),
} as const;

/** Returns true when a person was employed on a day. Inactive people left some weeks before the first load. */
export function worksOn(anchor: string, person: Employee, day: string): boolean {
  return person.active || day < addDays(anchor, -36);
}

const username = (person: Employee): string => `${person.firstName}.${person.lastName}`.toLowerCase();

export function employeeRow(anchor: string, person: Employee): EmployeeRow {
  const draw = random('employee', person.id);
  const [creator] = staff.admins;
  return {
    id: person.id,
    username: username(person),
    firstName: person.firstName,
    middleName: person.middleName,
    lastName: person.lastName,
    phone: phone('employee', Number(person.id)),
    email: `${username(person)}@demo.example`,
    gender: person.gender,
    dob: birthday(draw, 1972, 2001),
    profilePicture: person.portrait === null ? '' : portraitName(person.gender, person.portrait),
    street: `${draw.int(1, 240)}, ${draw.pick(['Shivaji Nagar', 'Station Road', 'Gandhi Chowk', 'Market Yard Road', 'Samarth Colony'])}`,
    village: draw.pick(villages),
    taluka: person.home.taluka,
    district: person.home.district,
    state: 'Maharashtra',
    pinCode: pinCode(draw, person.home),
    roles: [person.role],
    active: person.active,
    payrollId: `AGR-${1000 + Number(person.id)}`,
    createdBy: person === creator ? null : (creator?.id ?? null),
    createdAt: at(addDays(anchor, -history.registrations - 60 + Math.min(Number(person.id), 59)), clock(10, 30)),
  };
}
