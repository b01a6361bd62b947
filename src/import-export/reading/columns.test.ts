import { expect, test } from 'bun:test'
import { guessMapping } from './columns.ts'

const fieldOf = (name: string) => Object.keys(guessMapping([name]))[0]

test.each([
  'Email',
  'Email(s)',
  'E-Mail(s)',
  'E-Mail Address',
  'Email Addresses',
  'Email address(es)',
  'E-mail 1 - Value',
  'Email ID',
  'Primary Email',
  'Work e-mail',
  'Email (personal)',
  'Email *',
  "Applicant's email",
  'emailAddress',
  'EMAIL_ADDRESS',
])('“%s” is a column of email addresses', (name) => {
  expect(fieldOf(name)).toBe('email')
})

test.each([
  'Phone number(s)',
  'Phone Numbers',
  'Phone(s)',
  'Phone 1 - Value',
  'Mobile No.',
  'Contact No',
  'Home phone',
  'Phone [mobile]',
  'phoneNumber',
  'Tel.',
])('“%s” is a column of phone numbers', (name) => {
  expect(fieldOf(name)).toBe('phone')
})

test.each([
  ['Skill(s)', 'skills'],
  ['Job title(s)', 'title'],
  ['Company Name(s)', 'company'],
  ['School(s)', 'school'],
  ['Degree (highest)', 'degree'],
  ['First name(s)', 'firstName'],
  ['Surname(s)', 'lastName'],
  ['Years of experience', 'years'],
  ['Candidate ID', 'candidateId'],
])('“%s” is understood in the same way', (name, field) => {
  expect(fieldOf(name)).toBe(field)
})

test.each([
  'Email status',
  'E-mail 1 - Type',
  'Emailed on',
  'Phone verified',
  'Work experience',
  'Contact',
  'ID',
  '(s)',
  '',
  '('.repeat(50_000),
])('“%.20s” is left to a person', (name) => {
  expect(guessMapping([name])).toEqual({})
})
