import { describe, expect, test } from 'bun:test'
import { readDegrees } from './degrees.ts'
import { documentFromText } from './plain-document.ts'
import { rowsOf } from './rows.ts'
import { sectionsOf } from './sections.ts'

const degrees = (line: string) => {
  const document = documentFromText(`EDUCATION\n${line}`)
  return readDegrees(document.text, sectionsOf(rowsOf(document))).map(({ value }) => value)
}

describe('degrees', () => {
  test.each([
    [
      'Bachelor of Science in Computer Science - 3.8 GPA',
      'Bachelor of Science in Computer Science',
      'Bachelor of Science in Computer Science',
      5,
      'Computer Science',
    ],
    ['B.Tech(Computers) from Some College', 'B.Tech(Computers)', 'Bachelor of Technology', 5, 'Computers'],
    ['PhD Princeton University, Computer Science', 'PhD', 'Doctor of Philosophy', 8, null],
    [
      'Master of Science - Data Science, Some University',
      'Master of Science - Data Science',
      'Master of Science',
      7,
      'Data Science',
    ],
    ['Ph.D., Chemistry, 2010', 'Ph.D., Chemistry', 'Doctor of Philosophy', 8, 'Chemistry'],
    ["Bachelor's degree in Law from Some University", "Bachelor's degree in Law", null, 5, 'Law'],
    ['Licence en Informatique, Université de Paris', 'Licence en Informatique', null, 5, 'Informatique'],
    ['硕士学位，主修软件工程', '硕士学位，主修软件工程', null, 7, '软件工程'],
    [
      'Doctor of Philosophy (Ph.D.) in Economics',
      'Doctor of Philosophy (Ph.D.) in Economics',
      'Doctor of Philosophy',
      8,
      'Economics',
    ],
    ['B.Sc (Hons) Physics | Delhi', 'B.Sc (Hons) Physics', 'Bachelor of Science', 5, 'Physics'],
  ])('%s', (line, title, canonical, rank, field) => expect(degrees(line)[0]).toEqual({ title, canonical, rank, field }))

  test('ordinary words and places are none', () => {
    for (const line of [
      'Expected Graduation: May 2018',
      'Worked with MS Office',
      'Towson University, Towson, MD',
      'Scrum Master training',
      'March 2010',
    ])
      expect(degrees(line)).toEqual([])
  })
})
