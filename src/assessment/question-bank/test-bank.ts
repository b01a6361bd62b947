import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const taxonomy = new Set(
  readFileSync(join(import.meta.dir, '../../resume-engine/taxonomy/skills.tsv'), 'utf8')
    .split('\n')
    .map((row) => row.split('\t')[0]),
)
/** Whether the taxonomy has a skill of exactly this name. */
export const knows = (skill: string) => taxonomy.has(skill)

const question = (number: number, key: string, level: number) => ({
  id: `git-0${number}`,
  level,
  stem: `What does command number ${'one two three four five'.split(' ')[number]} of this made-up list do?`,
  options: ['apples', 'pears', 'plums', 'cherries'].map((fruit, index) => ({
    id: 'abcd'[index],
    text: `It counts ${fruit}`,
    why: `Counting ${fruit} is what this command does or does not do.`,
  })),
  key,
})
/** A file without a fault, for Git. */
export const sound = () => ({
  skill: 'Git',
  version: '2026-11-21',
  titles: ['DevOps Engineer'],
  questions: [question(0, 'a', 1), question(1, 'b', 1), question(2, 'c', 2), question(3, 'd', 2), question(4, 'a', 3)],
})
export type Sound = ReturnType<typeof sound>
/** A voice file without a fault, for DevOps Engineers. */
export const spoken = () => ({
  title: 'DevOps Engineer',
  version: '2026-11-21',
  questions: 'build test ship watch scale mend plan guard teach learn'.split(' ').map((verb, index) => ({
    id: `devops-engineer-v${String(index).padStart(2, '0')}`,
    question: `How do you ${verb} a service that people ${verb} and ${verb}ing others depend on?`,
    level: (index % 3) + 1,
    points: ['p1', 'p2', 'p3'].map((id) => ({ id, text: `The idea called ${id}`, words: [`sign ${id}`, `mark ${id}`] })),
  })),
})
export type Spoken = ReturnType<typeof spoken>
