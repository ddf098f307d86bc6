/** Form payloads of a person. */

/** A complete, valid payload. */
export const addPayload = {
  firstName: 'Anita',
  middleName: 'Suresh',
  lastName: 'Patil',
  dob: '1990-02-28',
  gender: 'Female',
  phoneNumber: '9876543210',
  email: 'anita@demo.example',
  street: '12, Station Road',
  village: 'Wadgaon',
  taluka: 'Haveli',
  district: 'Pune',
  state: 'Maharashtra',
  pinCode: '411001',
} as const;
