import { describe, expect, test } from 'bun:test'
import { readBank } from '../question-bank/read-bank.ts'
import { bankTitles } from '../question-bank/schema.ts'
import type { Needs } from '../sending-ports.ts'
import { chooseOpenQuestions, chooseQuestions } from './choose-questions.ts'
import { createDraw } from './draw.ts'
import { nearestTitle } from './nearest-title.ts'

const bank = readBank()

const aNeed = (change: Partial<Needs> = {}): Needs => ({
  jobTitle: 'Backend Developer',
  titleFamily: 'Backend Developer',
  occupations: ['15-1252.00'],
  skills: [],
  claimed: [],
  years: null,
  ...change,
})
const must = (skill: string, ...alternatives: string[]) => ({ skill, alternatives, must: true })
const nice = (skill: string) => ({ skill, alternatives: [], must: false })
const choose = (needs: Needs, count = 10, seed = 'a seed', without = new Set<string>()) =>
  chooseQuestions(bank, { needs, count, seed, without })
const skillsOf = async (needs: Needs, count = 10) => {
  const { questions } = await choose(needs, count)
  const counts = new Map<string, number>()
  for (const { skill } of questions) counts.set(skill!, (counts.get(skill!) ?? 0) + 1)
  return counts
}

describe('multiple-choice questions', () => {
  test('follow the must-haves of the job description, and what the resume claims of them', async () => {
    const needs = aNeed({
      skills: [must('Python'), must('SQL'), must('Docker'), nice('Kubernetes'), nice('AWS')],
      claimed: ['Python', 'SQL', 'Photography'],
    })
    const counts = await skillsOf(needs)
    for (const skill of ['Python', 'SQL', 'Docker']) expect(counts.get(skill)).toBeGreaterThanOrEqual(1)
    expect(counts.get('Python')! + counts.get('SQL')!).toBeGreaterThan(counts.get('Docker')!)
    const musts = ['Python', 'SQL', 'Docker'].reduce((sum, skill) => sum + counts.get(skill)!, 0)
    expect(musts).toBeGreaterThanOrEqual(5)
    expect([...counts.keys()].some((skill) => ['Kubernetes', 'AWS'].includes(skill))).toBe(true)
  })

  test('ask about the alternative that the resume claims', async () => {
    const counts = await skillsOf(aNeed({ skills: [must('Tableau', 'Power BI')], claimed: ['Power BI'] }))
    expect(counts.has('Power BI')).toBe(true)
    expect(counts.has('Tableau')).toBe(false)
  })

  test('come from the skills of the title where a job description names none', async () => {
    const known = new Map((await bank.skills()).map(({ skill, titles }) => [skill, titles]))
    for (const title of bankTitles) {
      const { questions, nearest } = await choose(aNeed({ jobTitle: title, titleFamily: null, occupations: [] }))
      expect(questions).toHaveLength(10)
      expect(nearest).toBeNull()
      for (const { skill } of questions) expect(known.get(skill!)!).toContain(title)
    }
  })

  test('are never the same twice, have four options and one key, and are of mixed levels, the easier ones first', async () => {
    for (const count of [1, 10, 50]) {
      const { questions } = await choose(aNeed({ skills: [must('Java')] }), count)
      expect(questions).toHaveLength(count)
      expect(new Set(questions.map(({ bankId }) => bankId)).size).toBe(count)
      for (const { options, key } of questions) {
        expect(options).toHaveLength(4)
        expect(options.filter(({ id }) => id === key)).toHaveLength(1)
      }
      const levels = questions.map(({ level }) => level!)
      expect(levels).toEqual(levels.toSorted())
      if (count > 1) expect(new Set(levels).size).toBe(3)
    }
  })

  test('are easier where few years are asked for, and harder where many are', async () => {
    const mean = async (years: number) => {
      const { questions } = await choose(aNeed({ years }), 20)
      return questions.reduce((sum, { level }) => sum + level!, 0) / questions.length
    }
    expect(await mean(0)).toBeLessThan((await mean(3)) - 0.1)
    expect(await mean(3)).toBeLessThan((await mean(10)) - 0.1)
  })

  test('are the same for the same seed, and others for another', async () => {
    const needs = aNeed({ skills: [must('Python'), nice('Docker')], claimed: ['Docker'] })
    const ids = async (seed: string) => (await choose(needs, 10, seed)).questions.map(({ bankId }) => bankId)
    const first = await ids('one seed')
    expect(await ids('one seed')).toEqual(first)
    expect(await ids('another seed')).not.toEqual(first)
  })

  test('leave out what was retired', async () => {
    const needs = aNeed({ skills: [must('Python')] })
    const first = (await choose(needs)).questions.map(({ bankId }) => bankId!)
    const again = (await choose(needs, 10, 'a seed', new Set(first))).questions.map(({ bankId }) => bankId!)
    expect(again).toHaveLength(10)
    expect(again.filter((id) => first.includes(id))).toEqual([])
  })

  test('are as many as there are, where the bank has less', async () => {
    const all = (await choose(aNeed(), 10_000)).questions
    expect(all.length).toBeGreaterThan(50)
    const none = await choose(aNeed(), 10, 'a seed', new Set(all.map(({ bankId }) => bankId!)))
    expect(none.questions).toEqual([])
  })
})

describe('open questions', () => {
  const chooseOpen = (needs: Needs, count = 3, seed = 'a seed') =>
    chooseOpenQuestions(bank, { needs, count, seed, without: new Set() })

  test('are those of the title, with what a good answer holds', async () => {
    for (const title of bankTitles) {
      const { questions } = await chooseOpen(aNeed({ jobTitle: title, titleFamily: null }))
      expect(questions).toHaveLength(3)
      for (const { bankId, points, options, key } of questions) {
        expect(bankId).toMatch(new RegExp(`^${title.toLowerCase().replaceAll(' ', '-')}-v\\d\\d$`))
        expect(points.length).toBeGreaterThan(2)
        expect([options, key]).toEqual([[], null])
      }
    }
  })

  test('go on with those of neighbouring titles where more are wanted than a title has', async () => {
    const { questions } = await chooseOpen(aNeed(), 30)
    expect(questions).toHaveLength(30)
    expect(new Set(questions.map(({ bankId }) => bankId)).size).toBe(30)
  })

  test('are the same for the same seed', async () => {
    const ids = async (seed: string) => (await chooseOpen(aNeed(), 5, seed)).questions.map(({ bankId }) => bankId)
    expect(await ids('one')).toEqual(await ids('one'))
    expect(await ids('one')).not.toEqual(await ids('two'))
  })
})

describe('the nearest title', () => {
  const nearest = async (change: Partial<Needs>) =>
    nearestTitle({ ...aNeed({ titleFamily: null, occupations: [], ...change }) }, await bank.skills())

  test('is the job itself, however it is adorned', async () => {
    for (const [jobTitle, title] of [
      ['Senior Backend Developer (m/f/d), Berlin', 'Backend Developer'],
      ['Lead Data Scientist', 'Data Scientist'],
      ['AI ENGINEER', 'AI Engineer'],
    ] as const)
      expect(await nearest({ jobTitle })).toEqual({ title, isSame: true })
    expect(await nearest({ jobTitle: 'Site Reliability Engineer', titleFamily: 'DevOps Engineer' })).toEqual({
      title: 'DevOps Engineer',
      isSame: true,
    })
  })

  test('is found by the work and by the skills where it is none of them', async () => {
    expect(await nearest({ jobTitle: 'Statistician', occupations: ['15-2041.00'] })).toEqual({
      title: 'Data Scientist',
      isSame: false,
    })
    const frontend = await nearest({
      jobTitle: 'Frontend Developer',
      occupations: ['15-1254.00'],
      skills: [must('React'), must('CSS'), must('HTML')],
    })
    expect(frontend.title).toBe('Full Stack Developer')
    expect((await nearest({ jobTitle: 'Controller', skills: [must('Statistics'), must('Power BI')] })).title).toBe('Data Analyst')
  })

  test('is always one', async () => {
    for (const jobTitle of ['', 'Nurse', '園丁', 'x'.repeat(5000)]) {
      const { isSame } = await nearest({ jobTitle, occupations: jobTitle === 'Nurse' ? ['29-1141.00'] : [] })
      expect(isSame).toBe(false)
      const { questions } = await choose(aNeed({ jobTitle, titleFamily: null, occupations: [] }))
      expect(questions).toHaveLength(10)
    }
  })
})

test('chance is fair enough to shuffle by', () => {
  const draw = createDraw('fair')
  const places = new Map<string, number[]>()
  for (let turn = 0; turn < 4000; turn += 1)
    draw.shuffled(['a', 'b', 'c', 'd']).forEach((each, place) => {
      const counts = places.get(each) ?? [0, 0, 0, 0]
      counts[place]! += 1
      places.set(each, counts)
    })
  for (const counts of places.values()) for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
