import { describe, expect, test } from 'bun:test'
import type { Quote } from '../facts.ts'
import { extractJobRequirements } from '../requirements/requirements.ts'
import { documentFromText } from './plain-document.ts'
import { extractResumeFacts } from './resume-facts.ts'
import { titleLikeness } from './title-likeness.ts'

const text = `Jane Miller
HEAD WAITRESS
jane.hostess@example.com

Experience
Head Waitress
Hostess Brands Ltd, Leeds
Jan 2019 - Present
- Trained waitresses and hostesses
Kellner/Kellnerin (m/w/d), Gasthaus Adler
2014 - 2018
Actress, Abbey Theatre
2010 - 2013

Education
Bachelor of Arts, University of Leeds, 2009

Skills
Hostess training, Excel`

const quotesIn = (part: unknown): Quote[] => {
  if (typeof part !== 'object' || part === null) return []
  if ('quote' in part && 'page' in part) return [part as Quote]
  return Object.values(part).flatMap(quotesIn)
}

describe('what is read of a resume', () => {
  const facts = extractResumeFacts(documentFromText(text))

  test('is told as it is written: titles, employers, skills and the address', () => {
    expect(facts.designations.map(({ value }) => value)).toEqual(['Head Waitress', 'Kellner/Kellnerin', 'Actress'])
    expect(facts.roles.map(({ title }) => title?.value)).toContain('Actress')
    expect(facts.companies.map(({ value }) => value)).toContain('Hostess Brands Ltd')
    expect(facts.skills.map(({ value }) => value.skill)).toContain('Hostess training')
    expect(facts.email?.value).toBe('jane.hostess@example.com')
    expect(facts.name?.value).toBe('Jane Miller')
    expect(JSON.stringify([facts.designations, facts.roles, facts.titles])).not.toMatch(/Waiter|"Actor"|"Kellner"/)
  })

  test('is quoted word for word from its place', () => {
    const quotes = quotesIn(facts)
    expect(quotes.length).toBeGreaterThan(10)
    for (const { start, end, quote } of quotes) expect(text.slice(start, end)).toBe(quote)
    expect(quotes.map(({ quote }) => quote)).toContain('Trained waitresses and hostesses')
  })

  test('gives every title its meaning under the name that the facts have for it', () => {
    const named = new Set(facts.designations.map(({ value }) => value))
    for (const { title } of facts.titles) expect(named).toContain(title)
    expect(facts.titles.find(({ title }) => title === 'Head Waitress')?.family).toBe('Server')
  })
})

describe('a heading', () => {
  test('is no title, whatever its words', () => {
    const { roles } = extractResumeFacts(
      documentFromText(`Anne Dupont
anne@example.com

Expérience professionnelle
Développeuse, Contoso
2019 - 2022
Formation académique
Licence, Université de Nantes, 2015`),
    )
    expect(roles.map(({ title }) => title?.value)).toEqual(['Développeuse'])
  })
})

describe('what is read of a job description', () => {
  const jobText = `Waitress (m/f/d)

We are looking for waitresses.

Requirements
- 2 years of experience as a waitress or hostess
- Customer service`
  const requirements = extractJobRequirements(documentFromText(jobText))

  test('is told and quoted as it is written', () => {
    expect(requirements.title?.value).toStartWith('Waitress')
    expect(requirements.titleMeaning).toMatchObject({ title: requirements.title!.value, family: 'Server' })
    for (const { start, end, quote } of quotesIn(requirements)) expect(jobText.slice(start, end)).toBe(quote)
  })

  test('names an untitled position as its sentence does', () => {
    const { titleMeaning } = extractJobRequirements(
      documentFromText('Our hotel by the sea is seeking a waitress for the summer. You bring two years in a restaurant.'),
    )
    expect(titleMeaning).toMatchObject({ title: 'waitress', family: 'Server' })
  })
})

describe('a title', () => {
  test.each([
    ['Sviluppatore', 'Sviluppatrice'],
    ['Ingegnere', 'Ingegnera'],
    ['Becario', 'Becaria'],
    ['Arzt', 'Ärztin'],
    ['Oberarzt', 'Oberärztin'],
    ['Koch', 'Köchin'],
    ['Électricien', 'Électricienne'],
    ['Monteur', 'Monteuse'],
    ['Directeur commercial', 'Directrice commerciale'],
    ['Docente', 'Docente'],
    ['Chargé de clientèle', 'Chargée de clientèle'],
  ])('in another language is one in both forms: %s, %s', (one, other) => {
    expect(titleLikeness(one)).toBeGreaterThan(0.5)
    expect(titleLikeness(other)).toBe(titleLikeness(one))
  })

  test('does not begin or end inside a word with letters beyond ASCII', () => {
    for (const word of ['Chefärztlich', 'Überkoch', 'Kochäpfel', 'Hostéria'])
      expect([word, titleLikeness(word)]).toEqual([word, 0])
  })
})

test('a line that calls itself a résumé is no title, for all the words of work in it', () => {
  const { designations } = extractResumeFacts(
    documentFromText(
      'Jane Miller\nSoftware Developer Résumé\njane@example.com\n\nExperience\nNurse, Contoso\n2014 - 2018\n\nSkills\nExcel',
    ),
  )
  expect(designations.map(({ value }) => value)).toEqual(['Nurse'])
})
