import { describe, expect, it } from 'vitest';
import { canonicalArea, states } from '../../contract/areas.ts';
import { indiaDate } from '../../contract/clock.ts';
import { demoAccounts } from './accounts.ts';
import { registeredBefore } from './customers.ts';
import { dealerRow } from './dealers.ts';
import { employeeRow, staff } from './employees.ts';
import { farmerRow } from './farmers.ts';
import { holidayRows, isWorkingDay } from './holidays.ts';
import { menNames, surnames, womenNames } from './names.ts';
import { drawPicture } from './pictures.ts';
import { qrUserRow } from './qr.ts';
import { anchor, demoCustomers } from './testing/example-world.ts';
import { roads, towns } from './towns.ts';
import { atWork } from './trips.ts';
import { qrUserCount } from './world.ts';

const upTo = <Row>(count: number, row: (n: number) => Row): Row[] => Array.from({ length: count }, (_, index) => row(index + 1));

const employees = staff.all.map((person) => employeeRow(anchor, person));
const farmers = upTo(600, (n) => farmerRow(anchor, n));
const dealers = upTo(80, (n) => dealerRow(anchor, n));
const people = [...employees, ...farmers, ...dealers];

describe('staff', () => {
  it('are an admin, two moderators and 24 employees, one or two of them inactive and some without a picture', () => {
    expect(employees.filter((row) => row.roles.includes('ROLE_ADMIN'))).toHaveLength(1);
    expect(staff.moderators).toHaveLength(2);
    expect(staff.field).toHaveLength(24);
    expect(staff.field.filter((person) => !person.active)).toHaveLength(2);
    expect(staff.field.filter((person) => person.portrait === null)).toHaveLength(3);
  });

  it('have one sign-in account per role, and unique user names, e-mail addresses and phone numbers', () => {
    for (const { username, role } of demoAccounts) {
      const roleName = { admin: 'ROLE_ADMIN', moderator: 'ROLE_MODERATOR', user: 'ROLE_USER' } as const;
      expect(employees.find((row) => row.username === username)?.roles).toEqual([roleName[role]]);
    }
    for (const key of ['username', 'email', 'phone'] as const) expect(new Set(employees.map((row) => row[key])).size).toBe(27);
  });

  it('have each a number in payroll', () => {
    expect(new Set(employees.map(({ payrollId }) => payrollId)).size).toBe(27);
    expect(employees.map(({ payrollId }) => payrollId)).not.toContain('');
  });

  it('look different from one another', () => {
    const pictures = employees.map((row) => row.profilePicture).filter((name) => name !== '');
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('are not at work on a holiday, and have a calendar of holidays', () => {
    const calendar = holidayRows(anchor, anchor);
    expect(calendar.map(({ date }) => date)).toEqual(calendar.map(({ date }) => date).toSorted());
    expect(calendar).toContainEqual(expect.objectContaining({ date: '2026-11-10', name: 'Diwali (Balipratipada)' }));
    for (const person of staff.all) expect(atWork(demoCustomers, person, '2026-11-10')).toBe(false);
  });

  it('live on their own road', () => {
    for (const person of staff.field) expect(person.road).toContain(person.home);
  });
});

describe('names', () => {
  it('are sixty of each kind in both scripts, without duplicates', () => {
    for (const list of [menNames, womenNames, surnames]) {
      expect(list).toHaveLength(60);
      expect(new Set(list.map((name) => name.latin)).size).toBe(60);
      expect(new Set(list.map((name) => name.devanagari)).size).toBe(60);
      for (const name of list) {
        expect(name.latin).toMatch(/^[A-Z][a-z]+$/);
        expect(name.devanagari).toMatch(/^\p{Script=Devanagari}+$/u);
        expect(name.devanagari).toBe(name.devanagari.normalize('NFC'));
      }
    }
  });

  it('of farmers are in Devanagari for about three in ten', () => {
    const share = farmers.filter((row) => /\p{Script=Devanagari}/u.test(row.firstName)).length / farmers.length;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.35);
  });

  it('of farmers include a single word, sixty characters and an apostrophe', () => {
    const full = farmers.map((row) => [row.firstName, row.middleName, row.lastName].filter(Boolean).join(' '));
    expect(full.some((name) => !name.includes(' '))).toBe(true);
    expect(Math.max(...full.map((name) => name.length))).toBeGreaterThanOrEqual(60);
    expect(full.some((name) => name.includes("'"))).toBe(true);
  });

  it('identify a farmer together with the phone number, although some families share one', () => {
    expect(new Set(farmers.map((row) => `${row.phone} ${row.firstName} ${row.lastName}`.toLowerCase())).size).toBe(600);
    const phones = new Set(farmers.map((row) => row.phone)).size;
    expect(phones).toBeGreaterThan(550);
    expect(phones).toBeLessThan(590);
  });
});

describe('records of people', () => {
  it('have valid phone numbers and PIN codes (decision 128), and e-mail addresses that reach nobody', () => {
    for (const { phone, pinCode, email } of people) {
      expect(phone).toMatch(/^[6-9]\d{9}$/);
      expect(pinCode).toMatch(/^4[0-4]\d{4}$/);
      expect(email).toMatch(/^[a-z0-9.]+@demo\.example$/);
    }
    for (const row of upTo(qrUserCount, (n) => qrUserRow(anchor, n))) expect(row.phone).toMatch(/^[6-9]\d{9}$/);
  });

  it('name areas of the area table by their present names', () => {
    const known = new Set(
      states.flatMap((state) => state.districts.flatMap((district) => district.talukas.map((taluka) => [state.name, district.name, taluka].join()))),
    );
    for (const { state, district, taluka } of people) expect(known).toContain([state, district, taluka].join());
    for (const { district, taluka } of towns) {
      const place = { state: 'Maharashtra', district, taluka };
      expect(canonicalArea(place)).toEqual(place);
    }
  });

  it('have pictures that can be drawn', () => {
    for (const { profilePicture } of people) if (profilePicture !== undefined && profilePicture !== '') expect(drawPicture(profilePicture)).not.toBeNull();
  });

  it('are of adults only', () => {
    for (const { dob } of people) expect(dob?.slice(0, 4)).toMatch(/^(19\d\d|200[0-4])$/);
  });
});

describe('farmers and dealers', () => {
  it('were registered on working days before the first load, in the order of their ids', () => {
    for (const rows of [farmers, dealers]) {
      const days = rows.map((row) => indiaDate(new Date(row.registerDate)));
      expect([...days].sort()).toEqual(days);
      expect(days.at(-1)?.localeCompare(anchor)).toBe(-1);
      for (const day of days) expect(isWorkingDay(day)).toBe(true);
    }
    expect(registeredBefore(anchor, 'farmer', anchor)).toBe(600);
  });

  it('live near the road of the employee who registered them', () => {
    for (const { createdBy, taluka } of [...farmers, ...dealers]) {
      const road = staff.all.find((person) => person.id === createdBy)?.road ?? null;
      if (road !== null) expect(road.map((town) => town.taluka)).toContain(taluka);
    }
  });

  it('grow crops of their region', () => {
    for (const { crops, district } of farmers) {
      expect(crops?.length).toBeGreaterThan(0);
      for (const crop of crops ?? []) expect(crop.value).toMatch(/^\d+(\.5)? acres$/);
      if (district === 'Ratnagiri') expect(crops?.[0]?.name).toBe('Paddy');
    }
  });

  it('live in towns on some road', () => {
    for (const town of towns) expect(roads.some((road) => road.includes(town))).toBe(true);
  });
});
