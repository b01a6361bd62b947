import { beforeAll, describe, expect, test } from 'bun:test'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { readDocument } from '#adapters/document-reader/read-document.ts'
import { jobDescriptionPdf } from '#adapters/job-description-pdf/pdf-lib.ts'
import { objectionTo } from '#src/matching/protected-criteria.ts'
import { readHere } from '#src/reading-worker/read-tasks.ts'
import type { JobRequirements } from '#src/resume-engine/facts.ts'
import { blocksOf, mistakeIn, tidied } from '../composition.ts'
import { concernsAbout } from '../wording.ts'
import { hasTemplate, startingPoint, templates } from './index.ts'

const titles = [
  'AI Engineer',
  'Machine Learning Engineer',
  'Data Scientist',
  'DevOps Engineer',
  'Full Stack Developer',
  'Backend Developer',
  'Software Engineer',
  'Product Manager',
  'Business Analyst',
  'UiPath Developer',
  'Data Analyst',
  'Python Developer',
]

test('each of the twelve titles has one template', () => {
  expect(templates.map(({ title }) => title).toSorted()).toEqual(titles.toSorted())
})

describe.each(titles)('the template for %s', (title) => {
  const composition = startingPoint(title)
  const lines = composition.sections.flatMap(({ heading, text }) => [heading, ...text.split('\n')])
  let read: JobRequirements

  beforeAll(async () => {
    const file = await jobDescriptionPdf({ folder: tmpdir() }).write(composition)
    read = (await readHere(readDocument).jobDescription(file.path)).requirements
    await rm(file.path)
  })

  test('is understood by our own reader: title, skills, years and degree', () => {
    expect(read.title?.value).toBe(title)
    const musts = read.mustHave.map(({ value }) => value)
    expect(musts.length).toBeGreaterThanOrEqual(5)
    expect(musts.filter(({ known }) => known).length).toBeGreaterThanOrEqual(5)
    expect(read.niceToHave.length).toBeGreaterThanOrEqual(2)
    expect(read.minimumYears?.value).toBeGreaterThanOrEqual(2)
    expect(read.degree?.value).toMatchObject({ canonical: "Bachelor's degree", orExperience: true })
  })

  test('has 250 to 450 words and all its parts', () => {
    const words = lines
      .join(' ')
      .split(/\s+/)
      .filter((word) => /\w/.test(word)).length
    expect(words).toBeGreaterThanOrEqual(250)
    expect(words).toBeLessThanOrEqual(450)
    expect(composition.sections.map(({ heading }) => heading)).toEqual([
      'About the role',
      'What you will do',
      'Must-haves',
      'Nice to have',
      'Key facts',
      'What we offer',
      'Equal opportunity',
    ])
    expect(mistakeIn(tidied(composition))).toBeNull()
  })

  test('asks for nothing protected and shuts nobody out', () => {
    const statements = lines.flatMap((line) => line.replace(/^- /, '').split(/(?<=[.:;])\s+/))
    expect(statements.map((statement) => [statement, objectionTo(statement)]).filter(([, objection]) => objection)).toEqual([])
    expect(concernsAbout(composition).filter(({ kind }) => kind !== 'open')).toEqual([])
  })
})

test('a title of the organization finds its template whatever its case, and keeps its own spelling', () => {
  expect(hasTemplate('  data  analyst ')).toBe(true)
  expect(startingPoint('DATA ANALYST').title).toBe('DATA ANALYST')
})

test('a title without a template begins with the parts and a hint in each', () => {
  expect(hasTemplate('Gardener')).toBe(false)
  const { title, sections } = startingPoint('Gardener')
  expect(title).toBe('Gardener')
  expect(sections.slice(0, 4).every(({ text }) => /\[.+\]/.test(text))).toBe(true)
})

test('lines that begin with a mark are lists, other lines are paragraphs', () => {
  expect(blocksOf('One\nline\n\n- first\n• second\n* third\n-fourth\nEnd – of it')).toEqual([
    { kind: 'paragraph', text: 'One line' },
    { kind: 'list', items: ['first', 'second', 'third', 'fourth'] },
    { kind: 'paragraph', text: 'End – of it' },
  ])
})
