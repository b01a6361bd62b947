import { describe, expect, test } from 'bun:test'
import { unzipSync } from 'fflate'
import { docxOf } from './docx.ts'
import type { Split } from './draw.ts'
import { families, familiesOf, familyName } from './families.ts'
import { htmlOf } from './html.ts'
import { labelOf, truthOf } from './labels.ts'
import { occupations, sectors } from './language.ts'
import { languages } from './languages.ts'
import { month } from './months.ts'
import { drawNumbered, type Numbered } from './numbered.ts'
import { fieldOf } from './person.ts'
import { taggedLines } from './tagged.ts'
import { textOf as plainText } from './text.ts'

const today = month(2026, 11)

const draw = (index: number, more: { seed?: string; split?: Split; language?: string; family?: string } = {}): Numbered => {
  const { seed = 'tests', split = 'all', language, family } = more
  return drawNumbered(
    {
      seed,
      split,
      today,
      languages: languages.filter(({ code }) => !language || code === language),
      families: familiesOf(split).filter((each) => !family || familyName(each) === family),
      formats: ['pdf'],
      titles: new Map(),
    },
    index,
  )
}

/** What a reader of the page sees, without spaces and capitals (a Turkish I is one of ı and of i): words may be split over lines, and headings shout. */
const squeezed = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\u0307/g, '')
    .replaceAll('ı', 'i')
    .replace(/\s+/g, '')
const textOf = ({ document }: Numbered) =>
  htmlOf(document)
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/** A sample that holds every language and every family. */
const sample: Numbered[] = [
  ...languages.flatMap(({ code }) => Array.from({ length: 12 }, (_, index) => draw(index, { language: code }))),
  ...families.flatMap((family) => [0, 1, 2].map((index) => draw(index, { seed: 'families', family: familyName(family) }))),
]

describe('resumes of invented people', () => {
  test('are the same for the same seed, and others for another', () => {
    for (const index of [0, 7, 23]) {
      const [one, again, other] = [draw(index), draw(index), draw(index, { seed: 'others' })]
      expect(htmlOf(again.document)).toBe(htmlOf(one.document))
      expect(truthOf(again.document, again.identity)).toEqual(truthOf(one.document, one.identity))
      expect(docxOf(again.document, 's')).toEqual(docxOf(one.document, 's'))
      expect(htmlOf(other.document)).not.toBe(htmlOf(one.document))
    }
  })

  test('do not change with how many are made', () => {
    const alone = draw(5)
    Array.from({ length: 5 }, (_, index) => draw(index))
    expect(htmlOf(draw(5).document)).toBe(htmlOf(alone.document))
  })

  test('stand in plain text as a whole, however it is kept', () => {
    for (const { document, identity } of sample) {
      const text = squeezed(plainText(document, identity.person))
      for (const { role } of document.printed.roles) {
        expect(text).toContain(squeezed(role.title))
        if (role.employer) expect(text).toContain(squeezed(role.employer))
      }
      expect(plainText(document, identity.person)).toBe(plainText(document, identity.person))
    }
  })

  test('print everything that is said to be true of them', () => {
    const missing = sample.flatMap((numbered) => {
      const { document, identity } = numbered
      const text = squeezed(textOf(numbered))
      const label = labelOf(document, identity)
      const truth = truthOf(document, identity)
      const claims = [
        // 'Vera Lind' may stand as 'Lind, Vera'
        ...label.name.split(/[\s.]+/).map((word) => ['name', word]),
        ['email', label.email],
        ['phone', label.mobile_number],
        ['headline', label.headline],
        ['summary', truth.summary],
        ...label.designations.map(([title]) => ['title', title]),
        ...label.company_names.map(([company]) => ['company', company]),
        ...label.skills.map(([skill]) => ['skill', skill]),
        ...label.degrees.map(([degree]) => ['degree', degree]),
        ...truth.roles.flatMap((role) => [
          ['employer', role.employer],
          ['place', role.place],
          ...role.bullets.map((bullet) => ['bullet', bullet]),
          ...role.technologies.map((technology) => ['technology', technology]),
          ['client', role.client],
        ]),
        ...truth.education.map((study) => ['school', study.school]),
        ...Object.values(truth.headings).map((heading) =>
          document.sections.some((section) => section.heading) ? ['heading', heading] : ['heading', ''],
        ),
      ] as [string, string | null][]
      return claims
        .filter(
          ([, value]) =>
            value && !text.includes(squeezed(value)) && !text.includes(squeezed(value.toLocaleUpperCase(label.language))),
        )
        .map(([what, value]) => `${identity.file}: ${what} ${value}`)
    })
    expect(missing).toEqual([])
  })

  test('leave no slot open and no form undecided', () => {
    const left = sample.flatMap((numbered) => {
      const found = /\{[\w.+]+\}|undefined|null|NaN|\p{L}~\p{L}/u.exec(textOf(numbered))
      return found ? [`${numbered.identity.file}: ${found[0]}`] : []
    })
    expect(left).toEqual([])
  })

  test('have labels that agree with their roles', () => {
    for (const { document, identity } of sample) {
      const label = labelOf(document, identity)
      const { roles } = truthOf(document, identity)
      const worked = roles.filter((role) => role.kind !== 'break')
      expect(label.designations.flat().toSorted()).toEqual([...new Set(worked.map((role) => role.title))].toSorted())
      const { intervals, stated_years } = label.total_experience!
      expect(intervals).toHaveLength(worked.length)
      worked.forEach((role, index) => {
        const [start, end] = intervals[index]!
        expect(start.slice(0, 4)).toBe(role.start.slice(0, 4))
        expect(end.slice(0, 4)).toBe(role.end.slice(0, 4))
        expect(end === 'present' || start <= end).toBe(true)
        expect(start <= '2026-11').toBe(true)
      })
      if (worked.length === 0) expect(stated_years).toBe(0)
      expect(label.skills_complete).toBe(label.skills.length > 0)
      for (const list of [label.designations_optional, label.company_names_optional, label.skills_optional])
        expect(new Set(list).size).toBe(list.length)
    }
  })

  test('are told line by line with what every piece is', () => {
    const { document } = draw(3, { language: 'en', family: 'one-column/title-lines' })
    const pieces = taggedLines(document).flatMap((line) => line.pieces)
    for (const { role } of document.printed.roles.filter((each) => each.role.kind === 'job')) {
      expect(pieces).toContainEqual([role.title, 'title'])
      if (role.employer) expect(pieces).toContainEqual([role.employer, 'employer'])
    }
  })

  test('stand in Word files as well', () => {
    for (const numbered of sample.filter((_, index) => index % 17 === 0)) {
      const parts = unzipSync(docxOf(numbered.document, 'seed'))
      const text = squeezed(
        new TextDecoder()
          .decode(parts['word/document.xml'])
          .replace(/<[^>]+>/g, '')
          .replaceAll('&quot;', '"')
          .replaceAll('&amp;', '&'),
      )
      for (const { role } of numbered.document.printed.roles) expect(text).toContain(squeezed(role.title))
    }
  })
})

describe('what is held out', () => {
  test('is a third of the families, of every kind of page and of entry', () => {
    const held = familiesOf('test')
    expect(held.length / families.length).toBeGreaterThan(0.25)
    expect(held.length / families.length).toBeLessThan(0.42)
    for (const part of ['page', 'entry'] as const)
      expect(new Set(held.map((family) => family[part]))).toEqual(new Set(families.map((family) => family[part])))
    expect(familiesOf('train').filter((family) => held.includes(family))).toEqual([])
  })

  test('is seen in documents of its split alone', () => {
    const seen = (split: Split) => {
      const documents = Array.from({ length: 150 }, (_, index) => draw(index, { split, language: 'en' }).document)
      return {
        families: new Set(documents.map(({ layout }) => familyName(layout.family))),
        names: new Set(documents.map(({ person }) => person.name.given)),
        surnames: new Set(documents.map(({ person }) => person.name.family)),
        summaries: new Set(documents.flatMap(({ person }) => (person.summary.includes('short answer') ? ['short answer'] : []))),
      }
    }
    const [train, held] = [seen('train'), seen('test')]
    for (const part of ['families', 'names', 'surnames', 'summaries'] as const)
      expect([...train[part]].filter((each) => held[part].has(each))).toEqual([])
  })
})

describe('every language', () => {
  for (const language of languages)
    test(`${language.name} has titles, sentences, skills and employers for every field of work`, () => {
      for (const occupation of occupations) {
        const field = fieldOf(language, occupation)
        expect([
          occupation,
          field.titles.length >= 3,
          field.bullets.length >= 2,
          field.skills.length >= 1,
          field.studies.length >= 1,
        ]).toEqual([occupation, true, true, true, true])
      }
      for (const sector of sectors) expect(language.employers[sector].split(';').length).toBeGreaterThanOrEqual(3)
      for (const heading of Object.values(language.headings)) expect(heading.split('|')).toHaveLength(2)
    })
})
