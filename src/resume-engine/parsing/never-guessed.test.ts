import { describe, expect, test } from 'bun:test'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'
import { resumeFields } from './resume-fields.ts'

const fieldsOf = (text: string) => resumeFields(extractResumeFacts(documentFromText(text)), '2025-06-30')

const work = `
Work Experience
Plumber, Pipes & Co, 2010 - 2020

Skills
Pipe fitting, Soldering
`

describe('what the document does not say is null', () => {
  test.each([
    ['a heading', `Curriculum Vitae\nProfessional Summary\nPlumber with a van.\n${work}`],
    ['a Spanish heading', `CURRÍCULUM VÍTAE\n${work}`],
    ['a German heading', `Lebenslauf\n\nBerufserfahrung\n2010 – 2020 Klempner, Rohr GmbH\n\nKenntnisse\nLöten`],
    ['a Japanese heading', `履歴書\n${work}`],
    ['a Chinese heading', `個人簡歷\n${work}`],
    ['a title', `SENIOR PLUMBING ENGINEER\n${work}`],
    ['a company', `Northgate Recruitment Ltd\n22 High Street, Leeds LS1 4AB\n${work}`],
    ['a town', `San Francisco, California\n${work}`],
    ['a skill', `Spring Boot\nMicrosoft Azure\n${work}`],
    ['a school', `Stanford University\n${work}`],
    ['a referee', `${work}\nReferences\nMr. John Whitfield\nManager, Pipes & Co\njohn@pipes.example\n+1 415 555 0199`],
    ['a sentence', `Hard Working and Honest Person\n${work}`],
  ])('%s is no name', (_, text) => expect(fieldsOf(text).name).toBeNull())

  test('neither are the address and the number of a referee or of an agency', () => {
    const referee = `${work}\nReferences\nMr. John Whitfield\njohn@pipes.example\n+1 415 555 0199`
    expect(fieldsOf(referee)).toMatchObject({ name: null, email: null, mobileNumber: null })
    expect(fieldsOf(`Northgate Agency\ninfo@northgate.example\n\nCandidate: Ann Roe\n${work}`)).toMatchObject({
      name: 'Ann Roe',
      email: null,
    })
  })

  test('dates and postal codes are no phone numbers', () => {
    expect(fieldsOf(`Ann Roe\n12.03.1985\n2010 - 2020\n50667 Köln\n${work}`).mobileNumber).toBeNull()
    expect(fieldsOf(`Ann Roe\nDenver, CO 80202 · (303) 555-0147\n${work}`).mobileNumber).toBe('(303) 555-0147')
  })

  test('a birthday, children and studies are no experience', () => {
    const person = 'Ann Roe\nDate of Birth: 12 March 1985\nMarried since 2010\n\nEducation\nB.A. History, 2001 - 2005\n'
    expect(fieldsOf(person).totalExperience).toBeNull()
    expect(fieldsOf(person).designation).toEqual([])
  })

  test('a town or a product that stands in the place of a title is none', () => {
    const { designation, companyNames } = fieldsOf(
      'Ann Roe\n\nExperience\nClaremont, Sunapee Ltd, 2010 - 2012\n• Did this and that',
    )
    expect(designation).toEqual([])
    expect(companyNames).toHaveLength(1)
  })
})

test.each([
  'ANN-MARIE O’NEILL',
  'Dr. Henrik Aldersson-Vale',
  'Maria T. Gonzalez-Rowe, PMP',
  'Jürgen Müller-Lüdenscheidt',
  'Lucía Fernández de la Vega',
  'Иванов Сергей Петрович',
  'प्रिया शर्मा',
  'محمد عبد الله',
  '高策',
  'Nguyễn Thị Minh Khai',
  'Grace Law',
])('the name %s is found on top', (written) => {
  const name = fieldsOf(`${written}\nann@example.com | +44 1632 960123\n${work}`).name
  expect(name).not.toBeNull()
  expect(written).toContain(name!)
})

test('names behind a label are found in several languages', () => {
  for (const label of ['Name: ', 'Nombre y apellidos: ', 'Nom et prénom : ', 'Candidate: ', '姓名：'])
    expect(fieldsOf(`${label}Clara Roeland\nclara@example.com\n${work}`).name).toBe('Clara Roeland')
})

test('an address of an office is the own one when it stands with the name, or is named after the person', () => {
  expect(fieldsOf(`Ann Roe\ninfo@quietpixel.example\n+1 303 555 0147\n${work}`).email).toBe('info@quietpixel.example')
  expect(fieldsOf(`office@annroe.example\nAnn Roe\n${work}`).email).toBe('office@annroe.example')
  expect(fieldsOf(`Ann Roe\ninfo@quietpixel.example\nann@quietpixel.example\n${work}`).email).toBe('ann@quietpixel.example')
})

test('an ended job keeps its line whatever its dates look like', () => {
  const jobs = 'Experience\nThe Home Depot Pro (Colma, Ca.)   05/11 - 03/13\nDriver\nLowe and Sons  10/16 - 12/19\nPainter'
  const { companyNames, totalExperience } = fieldsOf(
    `Ann Roe\nann@example.com\n\n${jobs}\n\nEducation\nB.A. History, 2001 - 2005`,
  )
  expect(companyNames).toHaveLength(2)
  expect(totalExperience).toBe(5)
})

describe('no experience is a fact, unreadable experience is unknown', () => {
  const student = 'Ann Roe\nann@example.com\n\nEducation\nB.A. History, 2021 - 2025\n\nSkills\nExcel, Word, Photoshop'
  test.each([
    ['a resume without a part about employment', student, 0],
    ['"Fresher with no work experience"', `${student}\n\nSummary\nFresher with no work experience, eager to learn.`, 0],
    ['"Total Experience: 0 years"', `${student}\n\nExperience\nTotal Experience: 0 years`, 0],
    ['an employment part without dates', `${student}\n\nExperience\nCashier at Corner Books\n• Handled cash.`, null],
    [
      'no experience of one thing',
      `${student}\n\nSummary\nNo professional experience with Java.\n\nExperience\nCashier at Corner Books`,
      null,
    ],
    ['a letter', 'Dear Sir,\nplease find my application.', null],
  ])('%s', (_, text, years) => expect(fieldsOf(text).totalExperience).toBe(years))
})
