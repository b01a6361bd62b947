import { describe, expect, test } from 'bun:test'
import { functionsIn, isData, isProduct, isTooling, roomOf } from './measures.ts'

describe('the functions of a file', () => {
  test('have a name, the lines they take, and the types they are given', () => {
    const text = `import type { AppPorts } from './ports.ts'
export function createApp(given: AppPorts) {
  return given
}
export const build = (ports: Pick<AppPorts, 'clock'>, { next }: Others) => {
  const later = () =>
    next
  return { ports, later, async done(given?: Tools) {} }
}
`
    expect(functionsIn('src/app.ts', text)).toEqual([
      { name: 'createApp', line: 2, lines: 3, takes: ['AppPorts'], takesWhole: ['AppPorts'] },
      { name: 'build', line: 5, lines: 5, takes: ['Pick', 'Others'], takesWhole: ['Pick'] },
      { name: 'later', line: 6, lines: 2, takes: [], takesWhole: [] },
      { name: 'done', line: 8, lines: 1, takes: ['Tools'], takesWhole: ['Tools'] },
    ])
  })

  test('are found in pages as well, and those without a name', () => {
    expect(functionsIn('web/a.tsx', 'export default function () {\n  return <p onClick={() => 1}>é</p>\n}')).toEqual([
      { name: 'anonymous', line: 1, lines: 3, takes: [], takesWhole: [] },
      { name: 'anonymous', line: 2, lines: 1, takes: [], takesWhole: [] },
    ])
  })
})

test.each([
  ['src/matching/receipt.ts', 'src/matching'],
  ['src/talent/ask/words.ts', 'src/talent'],
  ['src/resume-engine/parsing/names.ts', 'src/resume-engine/parsing'],
  ['src/resume-engine/facts.ts', 'src/resume-engine'],
  ['src/tools/bench/bench.ts', 'src/tools/bench'],
  ['src/app.ts', 'src/app'],
  ['src/app/hiring.ts', 'src/app'],
  ['src/main.ts', 'src'],
  ['adapters/database/users.ts', 'adapters/database'],
  ['adapters/mailer/smtp.ts', 'adapters'],
  ['web/pages/a.tsx', 'web'],
])('%s lies in the room %s', (file, room) => {
  expect(roomOf(file)).toBe(room)
})

test.each([
  ['src/matching/receipt.ts', true],
  ['src/matching/receipt.test.ts', false],
  ['src/people/test-seed.ts', false],
  ['src/ports/mailer.contract.ts', false],
  ['web/pages/recruiter/candidate.fixture.ts', false],
])('whether %s is the product itself', (file, expected) => {
  expect(isProduct(file)).toBe(expected)
})

test('tools are told from the product, and data from both', () => {
  expect(isTooling('src/tools/bench/bench.ts')).toBe(true)
  expect(isTooling('src/commands/backup.ts')).toBe(false)
  expect(isData('src/tools/generate-resumes/languages/de.ts')).toBe(true)
  expect(isData('src/tools/generate-resumes/person.ts')).toBe(false)
})
