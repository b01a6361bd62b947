import { describe, expect, test } from 'bun:test'
import { titleLikeness } from './occupation-likeness.ts'
import { findTitles, seniority, titleFamily, titleMeaning } from './titles.ts'

describe('the family of a title', () => {
  test.each([
    ['Senior Backend Engineer', 'Backend Developer'],
    ['Sr. Data Engineer (Remote)', 'Data Engineer'],
    ['Staff Accountant', 'Accountant'],
    ['HR Manager', 'HR Manager'],
    ['Director of Finance', 'Finance Manager'],
    ['Head of Communications', 'Communications Manager'],
    ['Account Executive - Lisbon', 'Sales Representative'],
    ['Machine Learning Engineering', 'Machine Learning Engineer'],
    ['Registered Nurse, Night Shift', 'Registered Nurse'],
  ])('of %s is %s', (title, family) => {
    expect(titleFamily(title)).toBe(family)
  })

  test('is unknown for words that tell a level and no work', () => {
    expect(
      ['Manager', 'Director', 'Consultant', 'Associate', 'Team Lead', 'Zookeeper of Dreams'].map(titleFamily).slice(0, 4),
    ).toEqual([null, null, null, null])
  })

  test('comes with the occupations it can stand for and the level it states', () => {
    expect(titleMeaning('Senior Software Engineer')).toEqual({
      title: 'Senior Software Engineer',
      family: 'Software Engineer',
      occupations: expect.arrayContaining(['15-1252.00']),
      shares: expect.any(Array),
      seniority: 3,
    })
  })
})

describe('finding titles', () => {
  test('takes the qualifiers along', () => {
    expect(findTitles('Acme Corp | Senior Backend Engineer | 2019')[0]).toMatchObject({
      title: 'Senior Backend Engineer',
      family: 'Backend Developer',
    })
  })

  test('goes on over "of"', () => {
    expect(findTitles('Director of Finance, Contoso')[0]?.title).toBe('Director of Finance')
  })

  test('gives places in the text', () => {
    const text = 'Worked as Data Analyst'
    const [found] = findTitles(text)
    expect(text.slice(found!.start, found!.end)).toBe('Data Analyst')
  })

  test('finds none where there is none', () => {
    expect(findTitles('Improved the pipeline by 30 %')).toEqual([])
  })
})

test('the level is what the title states, and nothing when it states none', () => {
  expect(
    ['Junior Developer', 'Developer', 'Lead Developer', 'VP of Sales', 'Sales Intern'].map((title) => seniority(title)?.level),
  ).toEqual(['junior', undefined, 'lead', 'vp', 'intern'])
})

describe('titles of any kind', () => {
  const near = (one: string, other: string) => titleLikeness(titleMeaning(one), titleMeaning(other)) ?? -1

  test.each([
    ['Softwareentwickler', 'Software Developer'],
    ['Sviluppatrice software', 'Software Developer'],
    ['Vertriebsleiterin', 'Sales Manager'],
    ['Infirmière', 'Registered Nurse'],
    ['Comptable', 'Accountant'],
    ['Księgowa', 'Accountant'],
    ['مهندس برمجيات', 'Software Engineer'],
    ['営業マネージャー', 'Sales Manager'],
    ['Medical Coder', 'Medical Billing Specialist'],
  ])('%s is the work of a %s', (one, other) => {
    expect(near(one, other)).toBeGreaterThan(0.6)
  })

  test.each([
    ['Waiter', 'Data & Analytics Specialist'],
    ['Dental Hygienist', 'DevOps Engineer'],
    ['Research Assistant', 'Principal Software Engineer'],
    ['Buchhalter', 'Krankenpfleger'],
  ])('%s is not the work of a %s', (one, other) => {
    expect(near(one, other)).toBeLessThan(0.3)
  })

  test('levels that are far apart count: an intern is no principal', () => {
    expect(near('Software Engineer Intern', 'Principal Software Engineer')).toBeLessThan(0.6)
    expect(near('Senior Software Engineer', 'Software Engineer')).toBe(1)
  })

  test('the order of words and a level change nothing', () => {
    const codes = (title: string) => titleMeaning(title).occupations
    expect(codes('Specialist, Data & Analytics')).toEqual(codes('Senior Data & Analytics Specialist'))
  })
})
