import { textField } from '#src/shared/fields.ts'
import type { Profile } from './account.ts'

/** What everybody tells about themselves: all of it is required. */
export const profileFields = ({ fullName, mobileNumber, companyName, designation }: Profile): Profile => ({
  fullName: textField('fullName', 'Full Name', fullName),
  mobileNumber: textField('mobileNumber', 'Mobile Number', mobileNumber),
  companyName: textField('companyName', 'Company Name', companyName),
  designation: textField('designation', 'Designation/Job Title', designation),
})
