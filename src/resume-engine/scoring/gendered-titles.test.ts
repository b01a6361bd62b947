import { describe, expect, test } from 'bun:test'
import { documentFromText } from '../parsing/plain-document.ts'
import { extractResumeFacts } from '../parsing/resume-facts.ts'
import { extractJobRequirements } from '../requirements/requirements.ts'
import { titlePairs } from '../taxonomy/test-gendered-titles.ts'
import { exactShare, scoreMatch } from './score-match.ts'

const day = '2025-06-30'

/** Resumes of several shapes for somebody with this title: in the headline, in roles, in sentences, among the skills. */
const resumes: Record<string, (title: string) => string> = {
  'name, title, contact': (title) => `Alex Miller
${title}
alex.miller@example.com | +1 415 555 0134

Summary
${title} with 8 years of experience in busy places.

Experience
${title}
Northwind Group, Berlin
Jan 2019 - Present
- Served guests and led a team of five
- Planned shifts with Excel and SAP
Senior ${title}, Contoso Ltd, 2014 - 2018
- Prepared monthly reports for customers

Education
Bachelor of Arts, University of Leeds, 2013

Skills
Excel, SAP, Customer Service, Scheduling`,
  'title on top, dates first': (title) => `${title.toUpperCase()}
Alex Miller
Munich · alex@example.com

WORK EXPERIENCE
2019 - Present | ${title} | Northwind Group
Worked as ${title.toLowerCase()} in the evening, trained new staff
2014 - 2018 | ${title} - Contoso
Looked after customers

SKILLS
${title}, Excel, SQL`,
}

const job = (title: string) => `${title}
Northwind Group

We are looking for a ${title} to join our team.

What you will do
- Serve guests and plan shifts
- Prepare monthly reports for customers

Requirements
- 3+ years of experience as ${title}
- Excel and SAP
- Bachelor's degree`

const requirementsOf = (text: string) => extractJobRequirements(documentFromText(text))
const factsOf = (text: string) => extractResumeFacts(documentFromText(text))

/** Every other pair: all of them are compared as words beside the tables. */
const pairs = titlePairs.filter((_, place) => place % 2 === 0)

const otherJobs = ['Restaurant Manager', 'Accountant'].map((title) => requirementsOf(job(title)))

type Facts = ReturnType<typeof factsOf>
type Requirements = ReturnType<typeof requirementsOf>

/** Everything of a match that numbers are made of. */
const numbersOf = (facts: Facts, requirements: Requirements) => {
  const { percentage, confidence, components } = scoreMatch({ facts, requirements, day })
  return { percentage, confidence, exact: exactShare(components) }
}

type Numbers = ReturnType<typeof numbersOf>

interface Compared {
  what: string
  one: Numbers
  other: Numbers
}

const comparisons = (): { ofResumes: Compared[]; ofJobs: Compared[] } => {
  const ofResumes: Compared[] = []
  const ofJobs: Compared[] = []
  const shapes = Object.values(resumes)
  for (const [turn, { language, one, other }] of pairs.entries()) {
    const what = `${language} ${one} / ${other}`
    const jobs = { one: requirementsOf(job(one)), other: requirementsOf(job(other)) }
    const resume = shapes[turn % shapes.length]!
    const facts = { one: factsOf(resume(one)), other: factsOf(resume(other)) }
    for (const asked of [jobs.one, jobs.other, ...otherJobs])
      ofResumes.push({ what, one: numbersOf(facts.one, asked), other: numbersOf(facts.other, asked) })
    for (const held of [facts.one, facts.other])
      ofJobs.push({ what, one: numbersOf(held, jobs.one), other: numbersOf(held, jobs.other) })
  }
  return { ofResumes, ofJobs }
}

const different = (compared: Compared[]) =>
  compared.filter(({ one, other }) => one.exact !== other.exact || one.confidence !== other.confidence)

const worst = (compared: Compared[]) => Math.max(...compared.map(({ one, other }) => Math.abs(one.percentage - other.percentage)))

const tell = (what: string, compared: Compared[]) =>
  process.stdout.write(`${pairs.length} pairs in the ${what}, ${compared.length} scores, worst difference ${worst(compared)}\n`)

describe('the percentage', () => {
  const { ofResumes, ofJobs } = comparisons()

  test('is the same, to the last digit, for the same resume with the other form of its titles', () => {
    tell('resume', ofResumes)
    expect(different(ofResumes)).toEqual([])
  })

  test('is the same, to the last digit, for the same job description with the other form of its title', () => {
    tell('job description', ofJobs)
    expect(different(ofJobs)).toEqual([])
  })
})

describe('a person who is what is asked for', () => {
  test.each([
    ['Foreman', 'Forewoman'],
    ['Waitress', 'Waiter'],
    ['Actor', 'Actress'],
    ['Headmaster', 'Headmistress'],
    ['Flight Attendant', 'Stewardess'],
    ['Flight Attendant', 'Steward'],
    ['Server', 'Waitress'],
    ['Sales Representative', 'Saleswoman'],
  ])('for %s as %s has the same kind of work', (asked, held) => {
    const { components } = scoreMatch({
      facts: factsOf(resumes['name, title, contact']!(held)),
      requirements: requirementsOf(job(asked)),
      day,
    })
    const title = components.find(({ name }) => name === 'title')!
    expect({ answered: title.answered, score: title.score }).toEqual({ answered: true, score: 1 })
    // told in the words of both documents
    expect(title.summary).toContain(`“${held}”`)
    expect(title.summary).toContain(`“${asked}”`)
    expect(title.evidence[0]!.quote).toBe(held)
  })

  test('has all years counted, whichever form each role is written in', () => {
    const resume = (first: string, second: string) => `Alex Miller
alex@example.com

Experience
${first}, Northwind Group
Jan 2019 - Dec 2020
- Served guests
${second}, Contoso Ltd
Jan 2014 - Dec 2018
- Served guests

Skills
Customer Service`
    const years = (first: string, second: string) =>
      scoreMatch({
        facts: factsOf(resume(first, second)),
        requirements: requirementsOf(job('Waiter').replace('3+', '7+')),
        day,
      }).components.find(({ name }) => name === 'experience')!.score
    expect(years('Waiter', 'Waiter')).toBe(1)
    expect(years('Waitress', 'Waiter')).toBe(1)
    expect(years('Waiter', 'Waitress')).toBe(1)
  })

  test('is quoted in the words of the resume', () => {
    const { components } = scoreMatch({
      facts: factsOf(resumes['name, title, contact']!('Waitress')),
      requirements: requirementsOf(job('Waiter')),
      day,
    })
    for (const part of ['title', 'field of work']) {
      const { evidence } = components.find(({ name }) => name === part)!
      expect(evidence.map(({ quote }) => quote).join(' ')).toContain('Waitress')
    }
  })
})
