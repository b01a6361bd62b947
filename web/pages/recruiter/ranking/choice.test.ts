import { expect, test } from 'bun:test'
import { isSameChoice, mustsInWords, needsScoring, onlySaver, sharesOf, skillFrom } from './choice.ts'
import { aRow, aSkill, someCriteria } from './ranking.fixture.ts'

test('weights are shown as shares of 100, whatever numbers they are', () => {
  const { weights } = someCriteria()
  const doubled = { ...weights, title: 114 }
  expect(Math.round(sharesOf(weights).duties)).toBe(26)
  expect(Math.round(sharesOf(doubled).title)).toBe(57)
  const nothing = Object.fromEntries(Object.keys(weights).map((name) => [name, 0])) as typeof weights
  expect(Object.values(sharesOf(nothing)).every((share) => share === 0)).toBe(true)
})

test('a line names a skill and what does as well', () => {
  expect(skillFrom('  Tableau or  Power BI ', true)).toMatchObject({ skill: 'Tableau', alternatives: ['Power BI'], must: true })
  expect(skillFrom('Oracle', false)).toMatchObject({ id: 'oracle', skill: 'Oracle', alternatives: [], quote: null })
  expect(skillFrom('   ', true)).toBeNull()
})

test('only what a person can state makes two choices different', () => {
  const saved = someCriteria()
  expect(isSameChoice(saved, { ...saved, skills: saved.skills.map((skill) => ({ ...skill, quote: null })) })).toBe(true)
  expect(isSameChoice(saved, { ...saved, skills: saved.skills.map((skill) => ({ ...skill, must: !skill.must })) })).toBe(false)
  expect(isSameChoice(saved, { ...saved, years: null })).toBe(false)
  expect(isSameChoice(saved, { ...saved, weights: { ...saved.weights, title: 15 } })).toBe(false)
})

test('must-haves are named in words, alternatives included', () => {
  const choice = someCriteria({
    skills: [aSkill('Tableau', { alternatives: ['Power BI', 'Looker'] }), aSkill('Go', { must: false })],
  })
  expect([...mustsInWords(choice)]).toEqual([
    ['tableau', 'Tableau, Power BI or Looker'],
    ['years', '5 years of experience'],
  ])
})

test('what the documents have to be read for is known to take effect later only', () => {
  const saved = someCriteria()
  const rows = [aRow('a'), aRow('b')]
  expect(needsScoring(saved, saved, rows)).toEqual({ skills: new Set(), years: false, degree: false })
  const added = { ...saved, skills: [...saved.skills, aSkill('Topiary')], years: { value: 3, must: true } }
  expect(needsScoring(added, saved, rows)).toEqual({ skills: new Set(['topiary']), years: true, degree: false })
  const mustOnly = { ...saved, years: { value: 5, must: false } }
  expect(needsScoring(mustOnly, saved, rows).years).toBe(false)
})

test('a skill added by hand names its person only when there can be no other', () => {
  const saved = (version: number, savedBy: string | null) => ({ version, savedAt: '2026-03-02T09:00:00.000Z', savedBy })
  expect(onlySaver({ history: [saved(2, 'Rosa'), saved(1, null)] })).toBe('Rosa')
  expect(onlySaver({ history: [saved(3, 'Ben'), saved(2, 'Rosa'), saved(1, null)] })).toBeNull()
})
