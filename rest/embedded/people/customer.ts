/** A farmer or a dealer as the documentation shows one; each adds its id and its own column. */
import type { Static } from 'typebox';
import type { DirectoryEntry } from '../../contract/fields.ts';
import { wireInstant } from '../database/wire-instant.ts';
import { fullName } from './full-name.ts';
import type { Customer } from './kind.ts';

export function toProfileForm({ firstName, lastName, phone, profilePicture, ...row }: Customer) {
  const { street, village, taluka, district, state, pinCode, registerDate, latitude, longitude, syncId } = row;
  return {
    profile: { firstName, lastName, phoneNumber: phone, profilePicture },
    addressDetails: { street, village, taluka, district, state, pinCode },
    registerDate: wireInstant(registerDate),
    latitude,
    longitude,
    syncId,
  };
}

/** The flat form of the QR dashboard. */
export function toDirectoryEntry(row: Customer): Static<typeof DirectoryEntry> {
  const { id, phone, whatsAppPhone, state, district, taluka, village } = row;
  return { id, name: fullName(row), mobile: phone, whatsAppMobile: whatsAppPhone, state, district, tahasil: taluka, village };
}
