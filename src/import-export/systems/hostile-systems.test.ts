import { expect, setDefaultTimeout, test } from 'bun:test'
import { zipSync } from 'fflate'
import { writeProfile } from '#src/resume-engine/profile.ts'
import { DomainError } from '#src/shared/domain-error.ts'
import { textHash } from '#src/shared/text-hash.ts'
import { readImport } from '../reading/read-import.ts'
import { stageFor } from '../stage-choice.ts'
import { tablesIn } from './mysql-dump.ts'
import {
  bytes,
  greenhouseCandidate,
  greenhouseFeed,
  greenhouseScorecard,
  greenhouseTable,
  leverOpportunity,
  leverTable,
  madeUpPeople,
  opencatsDump,
  opencatsTable,
  workableCandidate,
  workableTable,
} from './test-exports.ts'
import { filesOfZip } from './unzip.ts'

setDefaultTimeout(60_000)

const tools = { write: writeProfile, hash: textHash }
const read = (filename: string, content: Uint8Array) =>
  readImport([{ filename, bytes: content }], { mapping: null, job: null }, tools)

/** The same seed spoils the same places. */
function random(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

const odd: unknown[] = [
  null,
  '',
  0,
  -1,
  true,
  [],
  {},
  [null],
  [[]],
  'x'.repeat(70_000),
  '\u0000\u202e',
  { name: { name: 'a' } },
  1e308,
  '{"a":',
  '<b>',
]

/** A copy in which some values are something else. */
function spoiled(value: unknown, next: () => number): unknown {
  if (next() < 0.04) return odd[Math.floor(next() * odd.length)]
  if (Array.isArray(value)) return value.map((each) => spoiled(each, next))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spoiled(each, next)]))
  return value
}

const people = madeUpPeople(4, 9)

test.each([
  [
    'Greenhouse',
    people.map((person) => ({
      ...greenhouseCandidate(person),
      activity_feed: greenhouseFeed(person),
      scorecards: [greenhouseScorecard(person)],
    })),
  ],
  ['Lever', people.map(leverOpportunity)],
  ['Workable', people.map(workableCandidate)],
])('spoiled exports of %s are read or refused with a sentence, and no row is lost', (_, entries) => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const next = random(seed)
    const given = entries.map((entry) => spoiled(entry, next))
    try {
      const { rows, recognised } = read('export.json', bytes(JSON.stringify(given)))
      const objects = given.filter(
        (each) => typeof each === 'object' && each !== null && !Array.isArray(each) && Object.keys(each).length > 0,
      )
      if (recognised) expect(rows.length).toBeLessThanOrEqual(objects.length)
      for (const row of rows)
        expect(row.history === null || row.history.notes.every(({ text }) => text.length <= 5000)).toBe(true)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
})

test.each([
  ['Greenhouse', greenhouseTable(people)],
  ['Lever', leverTable(people)],
  ['Workable', workableTable(people)],
  ['OpenCATS', opencatsTable(people)],
  ['a dump', opencatsDump(people)],
])('tables and dumps of %s with bytes that are cut, doubled or changed do no harm', (_, content) => {
  const whole = bytes(content)
  for (let seed = 1; seed <= 80; seed += 1) {
    const next = random(seed)
    const changed = whole.slice(0, next() < 0.3 ? Math.floor(next() * whole.length) : whole.length)
    for (let times = 0; times < 8; times += 1) changed[Math.floor(next() * changed.length)] = Math.floor(next() * 256)
    try {
      read('export.csv', changed)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
})

test('archives with changed bytes are read or refused, and never more than they say', () => {
  const whole = zipSync({
    'candidates.json': bytes(JSON.stringify(people.map(greenhouseCandidate))),
    'a/b.pdf': bytes('%PDF-1.7'),
  })
  for (let seed = 1; seed <= 600; seed += 1) {
    const next = random(seed)
    const changed = whole.slice(0, next() < 0.2 ? Math.floor(next() * whole.length) : whole.length)
    for (let times = 0; times < 4; times += 1) changed[Math.floor(next() * changed.length)] = Math.floor(next() * 256)
    try {
      for (const file of filesOfZip(changed)) expect(file.read().length).toBeLessThanOrEqual(Math.max(file.size, changed.length))
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
})

test.each(['../a.csv', '/etc/a.csv', 'a/../../b.csv', '..\\b.csv', 'C:\\b.csv', 'a\u0000.csv'])(
  'the path %p leads out',
  (path) => {
    expect(() => filesOfZip(zipSync({ [path]: bytes('a') }))).toThrow('leads out of it')
  },
)

test('a dump says what MySQL says, with every escape', () => {
  const dump = [
    'CREATE TABLE `candidate` (\n  `candidate_id` int(11) NOT NULL,\n  `notes` text,\n  PRIMARY KEY (`candidate_id`)\n) ENGINE=MyISAM;',
    String.raw`INSERT INTO ${'`candidate`'} VALUES (1,'it\'s \"one\"\nline; \\ (a,b)'),`,
    "(2,NULL),\n('3','two '' quotes');",
    "INSERT INTO `candidate` (`notes`, `candidate_id`) VALUES ('turned round', 4);",
    "INSERT INTO `user` VALUES (1,'secret');",
  ].join('\n')
  expect([...tablesIn(dump, ['candidate'])]).toEqual([
    [
      'candidate',
      [
        { candidate_id: '1', notes: 'it\'s "one"\nline; \\ (a,b)' },
        { candidate_id: '2', notes: '' },
        { candidate_id: '3', notes: "two ' quotes" },
        { candidate_id: '4', notes: 'turned round' },
      ],
    ],
  ])
})

const stages = [
  { id: '1', name: 'New', kind: 'open' as const },
  { id: '2', name: 'Screening', kind: 'open' as const },
  { id: '3', name: 'Interview', kind: 'open' as const },
  { id: '4', name: 'Offer', kind: 'open' as const },
  { id: '5', name: 'Hired', kind: 'hired' as const },
  { id: '6', name: 'Rejected', kind: 'rejected' as const },
]

test.each([
  ['Application Review', 'New'],
  ['Recruiter Phone Screen', 'Screening'],
  ['Face to Face', 'Interview'],
  ['On-site interview', 'Interview'],
  ['Offered', 'Offer'],
  ['Placed', 'Hired'],
  ['interview', 'Interview'],
  ['Client Declined', 'New'],
  ['Rejected', 'New'],
  ['Something of their own', 'New'],
  [null, 'New'],
])('people of the step %p begin in %s', (step, name) => {
  expect(stageFor(step, stages, {})).toMatchObject({ name })
})

test('no choice leads into a stage of rejection', () => {
  expect(stageFor('Offer', stages, { Offer: 'Rejected' })).toMatchObject({ name: 'New' })
  expect(stageFor('Offer', stages, { Offer: '' })).toBe('left-out')
})
