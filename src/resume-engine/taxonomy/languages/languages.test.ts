import { describe, expect, test } from 'bun:test'
import { headingKind } from '../sections.ts'
import { languages } from './index.ts'
import { employmentKindsIn, isNameLabel, labelMeanings, legalFormIn, schoolWordIn, titleHeadIn } from './lexicon.ts'
import { folded, listed, spaced } from './words.ts'

const kinds = [
  'experience',
  'internships',
  'education',
  'skills',
  'summary',
  'projects',
  'languages',
  'interests',
  'references',
] as const

describe.each(languages.map((language) => [language.name, language] as const))('%s', (_, language) => {
  test('has the months that Unicode CLDR has', () => {
    const known = language.dates.months.map((words) => new Set(listed(words).map(folded)))
    // numbers in place of names, and another calendar's words
    if (['zh', 'ja', 'ko'].includes(language.code)) return
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2020, month, 15))
      for (const day of [undefined, 'numeric'] as const) {
        const parts = new Intl.DateTimeFormat(language.code, { month: 'long', day, timeZone: 'UTC' }).formatToParts(date)
        const name = parts.find(({ type }) => type === 'month')!.value
        expect([...known[month]!]).toContain(folded(name))
      }
    }
  })

  test('has what a resume is read by', () => {
    for (const kind of kinds) expect(listed(language.headings[kind]).length).toBeGreaterThan(1)
    expect(spaced(language.titles.heads).length).toBeGreaterThan(80)
    expect(listed(language.organisations.words).length).toBeGreaterThan(40)
    expect(listed(language.schools).length).toBeGreaterThan(10)
    expect(listed(language.dates.present).length).toBeGreaterThan(3)
    expect(spaced(language.functionWords).length).toBeGreaterThan(25)
  })

  test('understands its own headings', () => {
    const told = new Set<string>()
    for (const [kind, list] of Object.entries(language.headings))
      for (const heading of listed(list)) {
        const key = folded(heading).replace(/[^\p{L}]/gu, '')
        // of words that stand under two kinds the first one counts
        if (heading.split(' ').length <= 7 && !told.has(key))
          expect([heading, headingKind(heading, [language.code])]).toEqual([heading, kind])
        told.add(key)
      }
  })
})

test('words announce what they announce in the language of the document', () => {
  expect(headingKind('Qualifications')).toBe('education')
  expect(headingKind('Qualifications', ['fr'])).toBe('skills')
  expect(headingKind('Presentation', ['sv'])).toBe('summary')
  expect(headingKind('Resume')).toBeNull()
  expect(headingKind('Resumé', ['da'])).toBe('summary')
})

test.each([
  ['Relevante Berufserfahrung und Projekte', 'experience'],
  ['Expériences professionnelles et stages', 'experience'],
  ['Kluczowe umiejętności zawodowe', 'skills'],
  ['ОПЫТ РАБОТЫ И СТАЖИРОВКИ', 'experience'],
  ['İŞ DENEYİMİ', 'experience'],
  ['EĞİTİM BİLGİLERİ', 'education'],
  ['工作与项目经历', 'experience'],
  ['學歷及培訓', 'education'],
  ['主な業務経験', 'experience'],
  ['職務要約', 'summary'],
  ['경력 및 프로젝트', 'experience'],
  ['الخبرات المهنية والتدريب', 'experience'],
  ['השכלה וקורסים', 'education'],
  ['ניסיון מקצועי רלוונטי', 'experience'],
  ['Vzdělání a odborné kurzy', 'education'],
  ['Työkokemus ja koulutus', 'experience'],
] as const)('%s announces %s', (heading, kind) => expect(headingKind(heading)).toBe(kind))

test.each([
  'Softwareentwicklerin',
  'Chef de projet',
  'Pielęgniarka',
  'Vrachtwagenchauffeur',
  'Sjuksköterska',
  'Ohjelmistosuunnittelija',
  'Cuoca',
  'Zdravotní sestra',
  'Разработчик',
  'Викладачка',
  '软件工程师',
  '営業担当',
  '프론트엔드 개발자',
  'محاسب أول',
  'מהנדסת מערכת',
  'Yazılım Mühendisi',
  'Enfermeira',
  'Ingeniera de datos',
  'Projektleder',
  'Salgssjef',
])('%s is headed by a word of titles', (title) => expect(titleHeadIn(title)).not.toBeNull())

test.each([
  'Nordwerk GmbH',
  'Dąb Sp. z o.o.',
  'Kovo s.r.o.',
  'Lumen Oy',
  'Fjord A/S',
  'Bygg AS',
  'Güneş Ltd. Şti.',
  'ООО «Ромашка»',
  'ТОВ Калина',
  '東京電算株式会社',
  '(주)한빛',
  '华夏有限公司',
  'כרמל בע"מ',
  'Officine S.p.A.',
])('%s has a legal form', (name) => expect(legalFormIn(name)).not.toBeNull())

test('ordinary words in lower case are no legal form', () => {
  for (const text of ['worked as a cook', 'se ocupa de', 'ab 2019', 'AS a manager']) expect(legalFormIn(text)).toBeNull()
})

test('labels, schools and kinds of employment are told in any language', () => {
  expect(labelMeanings('Arbeitgeber')).toEqual(['employer'])
  expect(labelMeanings('Stanowisko')).toEqual(['title'])
  expect(labelMeanings('勤務先')).toEqual(['employer'])
  expect(labelMeanings('Période')).toEqual(['dates'])
  expect(isNameLabel('Imię i nazwisko')).toBe(true)
  expect(isNameLabel('氏名')).toBe(true)
  expect(schoolWordIn('Politechnika Gdańska')).not.toBeNull()
  expect(schoolWordIn('早稲田大学')).not.toBeNull()
  expect(employmentKindsIn('Praktikum, Vollzeit')).toEqual(['full-time', 'internship'])
})
