import { expect, test } from 'bun:test'
import { questionsFrom, suggestKit } from './suggest-kit.ts'

const bank = {
  stems: [
    { level: 1, stem: 'Which command lists tables?' },
    { level: 2, stem: 'Which of these is faster?' },
    { level: 2, stem: 'A query is slow. How do you find out why?' },
    { level: 3, stem: 'What does this print?\n`select 1`' },
    { level: 3, stem: 'When does an index slow a table down?' },
    { level: 3, stem: 'What is a partial index for?' },
  ],
  open: [
    { question: 'How do you store passwords?', points: [{ words: ['hash'] }] },
    { question: 'What do you look at first when a service is slow?', points: [{ words: ['SQL', 'query plan'] }] },
  ],
}

test('questions about a skill are an open one that is about it, and stems that stand without options', () => {
  expect(questionsFrom(bank, 'SQL')).toEqual([
    'What do you look at first when a service is slow?',
    'A query is slow. How do you find out why?',
    'When does an index slow a table down?',
  ])
  expect(questionsFrom({ stems: [], open: bank.open }, 'Kubernetes')).toEqual([])
})

test('a kit has a line for each skill, must-haves first as they come, and one for experience where years are asked for', async () => {
  const asks = { titles: ['Analyst'], skills: [{ skill: 'SQL', must: true }], years: 2 }
  const kit = await suggestKit(asks, async (skill, titles) => [`${skill} for ${titles[0]}?`])
  expect(kit.map(({ key, label }) => [key, label])).toEqual([
    ['skill:sql', 'SQL'],
    ['experience', 'Experience with work like this'],
  ])
  expect(kit[0]?.questions).toEqual([expect.stringContaining('in which SQL mattered'), 'SQL for Analyst?'])
})

test('a job that names no skill has one line all the same', async () => {
  const kit = await suggestKit({ titles: [], skills: [], years: null }, async () => [])
  expect(kit.map(({ key }) => key)).toEqual(['experience'])
})
