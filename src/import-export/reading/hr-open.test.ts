import { expect, test } from 'bun:test'
import { hrOpenOf } from '../hr-open-of.ts'
import { isHrOpen, jsonResumeOfHrOpen } from './hr-open.ts'
import { readEntry } from './json-resume.ts'

/** The shape of recruiting/json/CandidateType 4.2, with what its samples have. */
const candidate = {
  documentId: { value: '1456297999', schemeId: 'Resume Mirror' },
  person: {
    name: { formattedName: 'Jane Smith', given: 'Jane', family: 'Smith' },
    gender: 'Female',
    birthDate: '1980-01-01',
    communication: {
      address: [{ useCode: 'private', countryCode: 'US', city: 'San Francisco', formattedAddress: '800 North Point St' }],
      phone: [{ formattedNumber: '+1 415 555 0301' }],
      email: [{ useCode: 'private', address: 'jane@example.com' }],
      web: [{ url: 'https://jane.example.com' }],
    },
  },
  profiles: [
    {
      languageCode: 'en',
      executiveSummary: 'Looks after laboratories.',
      employment: [
        {
          organization: { name: 'UC San Francisco' },
          start: '2003-09',
          current: true,
          positionHistories: [{ title: 'Lab Assistant III', start: '2003-09', current: true, descriptions: ['Managed the lab'] }],
        },
        { organization: { name: 'Stanford University' }, start: '2000-09', end: '2003-08', positionHistories: [{ title: 'QA' }] },
      ],
      education: [
        {
          institution: { name: 'University of California' },
          start: '1996',
          end: '2000',
          educationDegrees: [{ name: 'Bachelor of Science', specializations: [{ name: 'Molecular Biology', type: 'major' }] }],
        },
      ],
      qualifications: [{ competencyName: 'PCR' }, { competencyName: 'Docker' }],
    },
  ],
}

test.each([[candidate], [{ candidate }]])('a candidate of HR Open is read like a resume', (entry) => {
  expect(isHrOpen(entry)).toBe(true)
  const read = readEntry(jsonResumeOfHrOpen(entry))
  if (!('profile' in read)) throw new Error(read.refusal)
  expect(read.profile).toMatchObject({
    name: 'Jane Smith',
    email: 'jane@example.com',
    phone: '+1 415 555 0301',
    place: 'San Francisco, US',
    links: ['https://jane.example.com'],
    summary: 'Looks after laboratories.',
    skills: ['PCR', 'Docker'],
    positions: [
      {
        title: 'Lab Assistant III',
        company: 'UC San Francisco',
        start: { year: 2003, month: 9 },
        end: 'present',
        lines: ['Managed the lab'],
      },
      { title: 'QA', company: 'Stanford University', start: { year: 2000, month: 9 }, end: { year: 2003, month: 8 } },
    ],
    education: [{ degree: 'Bachelor of Science in Molecular Biology', school: 'University of California' }],
  })
  expect(JSON.stringify(read)).not.toMatch(/Female|1980/)
})

test('what is no candidate of HR Open is left to others', () => {
  for (const entry of [{ basics: { name: 'Ada' } }, { person: 'Ada' }, null, []]) expect(isHrOpen(entry)).toBe(false)
})

const resume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: { name: 'Ada Berg', label: 'Developer', email: 'ada@example.com', phone: '+49 30 1234567' },
  work: [
    { name: 'Lantern Works', position: 'Backend Developer', startDate: '2019-03' },
    { name: 'Kite Ltd', position: 'Engineer', startDate: '2015', endDate: '2019' },
  ],
  education: [{ studyType: 'B.Sc.', area: 'Computer Science' }],
  skills: [{ name: 'TypeScript' }],
  projects: [{ name: 'Internship', entity: 'Plum Parcels', startDate: '2014' }],
  meta: { version: 'v1.0.0', lastModified: '2026-01-01', candidateId: 'c1' },
}

test('a candidate as HR Open says what the JSON Resume says, there and back', () => {
  const written = hrOpenOf(resume)
  expect(written).toMatchObject({
    documentId: { value: 'c1' },
    person: { name: { formattedName: 'Ada Berg' }, communication: { email: [{ address: 'ada@example.com' }] } },
    profiles: [{ employment: [{ organization: { name: 'Lantern Works' }, start: '2019-03', current: true }, { end: '2019' }] }],
  })
  const back = readEntry(jsonResumeOfHrOpen(written))
  const before = readEntry(resume)
  if (!('profile' in back) || !('profile' in before)) throw new Error('both are people')
  const { others: _, ...told } = before.profile
  expect(back.profile).toMatchObject(told)
  expect(back.candidateId).toBe('c1')
})
