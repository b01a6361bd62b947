import { describe, expect, test } from 'bun:test'
import { findSkills, impliedBy, skillInfo } from './skills.ts'

const named = (text: string, options = {}) => findSkills(text, options).map(({ skill }) => skill)

describe('finding skills', () => {
  test('finds a skill under any of its names, once per place', () => {
    expect(named('Wrote golang and NodeJS services, later nodejs only')).toEqual(['Go', 'Node.js', 'Node.js'])
  })

  test('takes the longest name', () => {
    expect(named('Apps in React Native')).toEqual(['React Native'])
  })

  test('leaves version numbers aside', () => {
    expect(named('Python 3.11, Angular 17, Python3')).toEqual(['Python', 'Angular', 'Python'])
  })

  test('tells C, C++, C# and .NET apart in a list', () => {
    expect(named('Languages: C, C++, C#, .NET, Java')).toEqual(['C', 'C++', 'C#', '.NET', 'Java'])
  })

  test('does not take everyday words for skills', () => {
    expect(named('I excel when I go to school, react fast and make things swift')).toEqual([])
  })

  test('takes an everyday word for a skill among other skills', () => {
    expect(named('Tools: Excel, React, PostgreSQL')).toEqual(['Microsoft Excel', 'React', 'PostgreSQL'])
  })

  test('takes general words for skills in a skills section only', () => {
    expect(named('She showed leadership')).toEqual([])
    expect(named('• Leadership\n• Bookkeeping', { listContext: true })).toContain('Leadership')
  })

  test('finds nothing inside addresses', () => {
    expect(named('jo.docker@kubernetes.io https://github.com/react/python www.terraform.io')).toEqual([])
  })

  test('knows languages people speak by the words around them', () => {
    expect(named('Fluent in French')).toEqual(['French'])
    expect(named('Sold French wine')).toEqual([])
  })

  test('gives places in the text, also after characters of two code units', () => {
    const text = '🚀🚀 Kubernetes and PostgreSQL'
    expect(findSkills(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Kubernetes', 'PostgreSQL'])
  })

  test('does not take an abbreviation that the text explains otherwise for a skill', () => {
    expect(named('Technology Transformation Services (TTS) hires. TTS is remote.')).toEqual([])
    expect(named('Built TTS voices')).toEqual(['Text-to-Speech'])
  })

  test('looks only where it is told to', () => {
    const text = 'Python before, Docker after'
    expect(named(text, { start: 7 })).toEqual(['Docker'])
    expect(named(text, { end: 10 })).toEqual(['Python'])
  })

  test('marks names that are companies as well', () => {
    expect(findSkills('Moved tables to Snowflake on AWS')[0]).toMatchObject({ skill: 'Snowflake', employer: true })
  })

  test('takes apart words that lost the break between them', () => {
    expect(named('knowledge of PostgreSQLExperience with Docker')).toContain('Docker')
    expect(named('requiredPython and moreDocker skills')).toEqual(['Python', 'Docker'])
  })

  test('reads a long text in linear time', () => {
    const text = 'react go make c r '.repeat(5000)
    const before = performance.now()
    findSkills(text)
    expect(performance.now() - before).toBeLessThan(2000)
  })
})

describe('what is known of a skill', () => {
  test('includes what it implies', () => {
    expect(impliedBy('Django')).toContain('Python')
    expect(impliedBy('Python')).not.toContain('Django')
  })

  test('says its kind', () => {
    expect(skillInfo('Python')).toEqual({ skill: 'Python', kind: 'language', curated: true })
    expect(skillInfo('Underwater Basket Weaving')).toBeUndefined()
  })
})

test.each([
  ['Moved fourteen services from one Rails application to Go and Kubernetes.', 'Go'],
  ['Built delivery tracking with Go, Kafka and Docker on AWS.', 'Go'],
  ['Moved the reports to R and Python', 'R'],
  ['Set up servers with Ansible, Chef and Puppet', 'Chef'],
])('in %p the words beside it say that %s is the skill', (sentence, skill) => {
  expect(findSkills(sentence).map((found) => found.skill)).toContain(skill)
})

test.each([
  ['Lead the go, no-go meetings and Docker workshops', 'Go'],
  ['Managed the Go and Stop teams in Oslo', 'Go'],
])('in %p %s is a word', (sentence, skill) => {
  expect(findSkills(sentence).map((found) => found.skill)).not.toContain(skill)
})
