import { describe, expect, test } from 'bun:test'
import type { TextLine } from '#src/ports/document-reader.ts'
import { headingKind } from '../taxonomy/sections.ts'
import { documentFromText } from './plain-document.ts'
import { rowsOf } from './rows.ts'
import { closeLetterSpacing, sectionsOf } from './sections.ts'

const kinds = (text: string) => sectionsOf(rowsOf(documentFromText(text))).map(({ kind }) => kind)

describe('headings', () => {
  test.each([
    ['Work Experience', 'experience'],
    ['EMPLOYMENT HISTORY', 'experience'],
    ['Relevant Consulting Experience', 'experience'],
    ['Expériences professionnelles', 'experience'],
    ['Berufserfahrung', 'experience'],
    ['Experiencia laboral', 'experience'],
    ['工作经历', 'experience'],
    ['Leadership Experience', 'volunteering'],
    ['Volunteer Experience', 'volunteering'],
    ['Academic Projects', 'projects'],
    ['Education & Training', 'education'],
    ['FORMATION', 'education'],
    ['教育背景', 'education'],
    ['Technical Skills', 'skills'],
    ['Skills & Expertise', 'skills'],
    ['Compétences', 'skills'],
    ['专业技能', 'skills'],
    ['Career Objective', 'summary'],
    ['Languages', 'languages'],
  ] as const)('%s announces %s', (heading, kind) => expect(headingKind(heading)).toBe(kind))

  test('a title, a name and a sentence announce nothing', () => {
    for (const text of ['Senior Software Engineer', 'Nora Lindgren', 'I have experience in sales', 'Acme Education Ltd'])
      expect(headingKind(text)).toBeNull()
  })

  test('letter-spaced words are closed up', () => {
    expect(closeLetterSpacing('S K I L L S')).toBe('SKILLS')
    expect(closeLetterSpacing('W O R K   H I S T O R Y')).toBe('WORK HISTORY')
    expect(closeLetterSpacing('A B testing')).toBe('A B testing')
  })
})

describe('sections', () => {
  test('cuts a resume at its headings', () =>
    expect(kinds('Nora Lindgren\n\nEXPERIENCE\nEngineer\n\nEDUCATION\nB.A.\n\nSKILLS\nGo, SQL')).toEqual([
      'head',
      'experience',
      'education',
      'skills',
    ]))

  test('a label inside a list of skills opens no section', () =>
    expect(kinds('SKILLS\nLanguages: Go, Java\nTools: Git\nDatabases: MySQL')).toEqual(['head', 'skills']))

  test('spoken languages after the skills are a section of their own', () =>
    expect(kinds('SKILLS\nGo, Java\nLanguages\nEnglish, French')).toEqual(['head', 'skills', 'languages']))

  test('content behind the colon of a heading belongs to its section', () => {
    const sections = sectionsOf(rowsOf(documentFromText('Nora Lindgren\nTechnical Skills: Go, Java\nHobbies: chess')))
    expect(sections.map(({ kind, rows }) => [kind, rows[0]?.text])).toEqual([
      ['head', 'Nora Lindgren'],
      ['skills', 'Go, Java'],
      ['interests', 'chess'],
    ])
  })

  test('"Responsibilities:" and "Tools:" inside a position open no section', () =>
    expect(kinds('EXPERIENCE\nEngineer, Acme Ltd\n2019 - 2020\nResponsibilities:\n• Built things\nTools:\nGit')).toEqual([
      'head',
      'experience',
    ]))

  test('what stands below every position is no part of the document', () => {
    const job = (name: string, years: string) => [name, years, '', 'Highlights', '• Moved the batch jobs.']
    const lines = ['Nora Lindgren', '', 'EXPERIENCE', ...job('Acme', '2019 - 2021'), ...job('Harbour', '2015 - 2018')]
    const document = documentFromText([...lines, '', 'EDUCATION', 'Lund University'].join('\n'))
    for (const line of document.lines) line.bold = document.text.slice(line.start, line.end) === 'Highlights'
    expect(sectionsOf(rowsOf(document)).map(({ kind }) => kind)).toEqual(['head', 'experience', 'education'])
  })
  test('a heading broken by a narrow sidebar is one heading', () =>
    expect(kinds('EXECUTIVE\nSUMMARY\nA designer who draws.\n')).toEqual(['head', 'summary']))

  test('a line in the type of the known headings ends the section before it', () => {
    const document = documentFromText('EXPERIENCE\nEngineer\nSKILLS\nGo\nTHINGS THAT MATTER\nTea')
    const big = new Set([0, 2, 4])
    document.lines = document.lines.map((line, index): TextLine => ({ ...line, fontSize: big.has(index) ? 14 : 10 }))
    expect(sectionsOf(rowsOf(document)).map(({ kind }) => kind)).toEqual(['head', 'experience', 'skills', 'other'])
  })
})
