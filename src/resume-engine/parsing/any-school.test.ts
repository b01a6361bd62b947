import { describe, expect, test } from 'bun:test'
import { schoolPlaces } from './any-school.ts'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'
import { rewritten } from './rewritten-document.ts'

const names = (text: string) => schoolPlaces(text).map(({ start, end }) => text.slice(start, end))

describe('names of schools', () => {
  test.each([
    ['Bachelor of Science Computer Science at Marlfield Polytechnic', ['Marlfield Polytechnic']],
    ['BSc in Mathematics, University of the North, 2019', ['University of the North']],
    ['Teaching Assistant Harvard University', ['Harvard University']],
    ['Master of Science Indian Institute of Technology Bombay', ['Indian Institute of Technology Bombay']],
    ['Master of Arts in Economics, Eastland Technical College', ['Eastland Technical College']],
    ['University of Lagos Bachelor of Applied Studies', ['University of Lagos']],
    ['University of Lagos. Diploma in Computer Technology', ['University of Lagos']],
    ['High School Teacher', []],
    ['University Lecturer', []],
    ['Springfield High School', []],
  ])('%s', (text, expected) => expect(names(text)).toEqual(expected))

  test('read alike, however long they are', () => {
    const read = (text: string) => rewritten(documentFromText(text), schoolPlaces(text)).document.text
    expect(read('BSc, Howard University, 2019\nMSc, Lund University')).toBe(
      read('BSc, École Polytechnique Fédérale de Lausanne, 2019\nMSc, Howard University'),
    )
  })

  test('are told as written, where somebody studied and where somebody taught', () => {
    const facts = extractResumeFacts(
      documentFromText(`Nora Lindgren
nora@mail.example

EXPERIENCE
Lecturer, Howard University
January 2018 - Present
Taught statistics to nurses.

Research Assistant, Lund University
January 2015 - December 2017
Kept the laboratory in order.

EDUCATION
Bachelor of Science in Physics
Uppsala University
2011 - 2014`),
    )
    expect(facts.companies.map(({ value }) => value)).toEqual(['Howard University', 'Lund University'])
    expect(facts.companies[0]!.quotes[0]!.quote).toBe('Howard University')
  })
})
