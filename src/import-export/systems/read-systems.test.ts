import { expect, setDefaultTimeout, test } from 'bun:test'
import { writeProfile } from '#src/resume-engine/profile.ts'
import { textHash } from '#src/shared/text-hash.ts'
import { type ImportFile, readImport } from '../reading/read-import.ts'
import { leavesOf } from './json.ts'
import {
  bytes,
  greenhouseCandidate,
  greenhouseTable,
  greenhouseZip,
  leverOpportunity,
  leverTable,
  leverZip,
  type MadeUp,
  madeUpPeople,
  opencatsBackup,
  opencatsDump,
  opencatsTable,
  workableCandidate,
  workableTable,
} from './test-exports.ts'

setDefaultTimeout(20_000)

const people = madeUpPeople(200)
const tools = { write: writeProfile, hash: textHash }
const read = (filename: string, content: string | Uint8Array, job: string | null = null) => {
  const file: ImportFile = { filename, bytes: typeof content === 'string' ? bytes(content) : content }
  return readImport([file], { mapping: null, job }, tools)
}
const json = (value: unknown) => JSON.stringify(value)

const exportsOf: [name: string, system: string, filename: string, content: string | Uint8Array][] = [
  ['the candidates of Harvest', 'greenhouse', 'candidates.json', json(people.map(greenhouseCandidate))],
  ['a ZIP of Harvest', 'greenhouse', 'greenhouse.zip', greenhouseZip(people)],
  ['a report of Greenhouse', 'greenhouse', 'report.csv', greenhouseTable(people)],
  ['opportunities of Lever', 'lever', 'opportunities.json', json({ data: people.map(leverOpportunity), hasNext: false })],
  ['one opportunity a line', 'lever', 'opportunities.jsonl', people.map((person) => json(leverOpportunity(person))).join('\n')],
  ['a ZIP of Lever', 'lever', 'lever.zip', leverZip(people)],
  ['a table of Lever', 'lever', 'lever.csv', leverTable(people)],
  ['candidates of Workable', 'workable', 'candidates.json', json({ candidates: people.map(workableCandidate) })],
  ['a table of Workable', 'workable', 'workable.csv', workableTable(people)],
  ['a backup of OpenCATS', 'opencats', 'catsbackup.bak', opencatsBackup(people)],
  ['a dump of OpenCATS', 'opencats', 'cats.sql', opencatsDump(people)],
  ['an export of OpenCATS', 'opencats', 'export.csv', opencatsTable(people)],
]

const outcomes = (all: MadeUp[]) => all.map(({ outcome }) => outcome)

test.each(exportsOf)('%s is recognised, and every row is somebody', (_, system, filename, content) => {
  const { recognised, rows } = read(filename, content)
  expect(recognised?.system).toBe(system as 'greenhouse')
  expect(recognised?.why).not.toBe('')
  expect(rows).toHaveLength(200)
  expect(rows.map(({ state }) => state)).toEqual(people.map(() => 'new'))
  expect(rows.map(({ email }) => email)).toEqual(people.map(({ email }) => email))
  expect(rows.map(({ name }) => name)).toEqual(people.map(({ first, last }) => `${first} ${last}`))
})

test.each(exportsOf.filter(([, , filename]) => filename !== 'export.csv'))(
  '%s says where each stood and what became of them',
  (_, system, filename, content) => {
    const { rows } = read(filename, content)
    expect(rows.map(({ history }) => history!.outcome)).toEqual(outcomes(people))
    if (system !== 'opencats')
      expect(rows.map(({ history }) => history!.stage)).toEqual(
        people.map(({ outcome, stage }) => (system === 'workable' && outcome === 'hired' ? 'Hired' : stage)),
      )
    for (const [index, { history }] of rows.entries()) {
      const person = people[index]!
      const text = history!.events.map(({ text }) => text).join('\n')
      if (person.reason && system !== 'opencats') expect(text).toContain(person.reason)
      expect(text + history!.notes.map(({ text }) => text).join('\n')).toContain(
        system === 'workable' && filename.endsWith('json') ? 'twitter.com' : person.source,
      )
      if (system === 'opencats') expect(history!.tags).toEqual(person.tags.length > 0 ? ['Silver medal'] : [])
      else expect(history!.tags).toEqual(person.tags)
    }
  },
)

/** What nobody may find out from an import: traits, pictures, private notes, password hashes. */
test.each(exportsOf)('%s brings nothing that is protected, private or secret', (_, __, filename, content) => {
  const { rows } = read(filename, content)
  const all = json(rows)
  for (const word of ['Female', 'photo.png', 'i.png', 'Salary talk', 'a-secret-hash', 'eeo_']) expect(all).not.toContain(word)
})

test.each([
  ['Harvest', json(people.map(greenhouseCandidate)), people.map(greenhouseCandidate)],
  ['Lever', json(people.map(leverOpportunity)), people.map(leverOpportunity)],
  ['Workable', json(people.map(workableCandidate)), people.map(workableCandidate)],
])('the report of %s names every field with the number of its rows', (_, content, entries) => {
  const { fields } = read('export.json', content)
  const expected = new Map<string, number>()
  for (const entry of entries) for (const path of leavesOf(entry).keys()) expected.set(path, (expected.get(path) ?? 0) + 1)
  for (const [path, rows] of expected) {
    const told = fields.filter(({ field }) => field === path)
    expect({ path, rows: Math.max(0, ...told.map((each) => each.rows)) }).toEqual({ path, rows })
  }
})

test('what is kept as other information stands in a note, word for word', () => {
  const { fields, rows } = read('export.json', json(people.map(greenhouseCandidate)))
  const kept = fields.filter(({ fate }) => fate === 'kept').map(({ field }) => field)
  expect(kept).toContain('custom_fields.desired_salary')
  const note = rows[0]!.history!.notes.at(-1)!.text
  expect(note).toContain('custom_fields.desired_salary: 1000000000')
  expect(note).toContain('recruiter.name: Greenhouse Admin')
  // Further addresses of somebody are not lost because there is room for one.
  expect(rows[0]!.history!.notes.at(-1)!.text).toContain(`Further email addresses: work.${people[0]!.email}`)
})

test('the report of a table names every column, also the empty ones', () => {
  const { columns, fields } = read('report.csv', greenhouseTable(people))
  for (const name of columns!.header) expect(fields.map(({ field }) => field)).toContain(name)
  expect(fields.find(({ field }) => field === 'Gender')).toEqual({
    field: 'Gender',
    fate: 'lost',
    as: 'about a protected trait or a picture: never taken in',
    rows: 200,
  })
  expect(fields.find(({ field }) => field === 'Who gets credit')).toMatchObject({ fate: 'kept', rows: 200 })
  const empty = read('export.csv', opencatsTable(people)).fields.find(({ field }) => field === 'phoneHome')
  expect(empty).toEqual({ field: 'phoneHome', fate: 'lost', as: 'empty in every row', rows: 0 })
})

test('scorecards, feeds and notes come to the people they are about, with dates and names', () => {
  const { rows } = read('greenhouse.zip', greenhouseZip(people))
  const index = people.findIndex(({ id }) => id % 4 === 0)
  const texts = rows[index]!.history!.notes.map(({ by, text }) => `${by}: ${text}`).join('\n')
  expect(texts).toContain(
    'Kate Austen: Scorecard: Application Review\nOverall: yes\nCommunication: yes – What a great communicator!',
  )
  expect(
    rows[1]!.history!.notes.some(
      ({ by, at, text }) => by === people[1]!.noteBy && at === people[1]!.appliedAt && text === people[1]!.note,
    ),
  ).toBe(true)
  const lever = read('lever.zip', leverZip(people)).rows[1]!.history!
  expect(lever.notes.map(({ by, text }) => [by, text])).toContainEqual([
    'Kate Austen',
    'Feedback: On-site feedback\nRating: 3 - Hire\nThoughts: Kind and quick.',
  ])
  expect(lever.events).toContainEqual({ at: '2014-08-08T01:07:51.043Z', by: 'Kate Austen', text: 'Moved to New applicant' })
})

test('only people of one job come, where one is chosen', () => {
  const expected = people.filter(({ job }) => job === 'DevOps Engineer')
  for (const [filename, content] of [
    ['candidates.json', json(people.map(greenhouseCandidate))],
    ['report.csv', greenhouseTable(people)],
  ] as const) {
    const { rows, jobs } = read(filename, content, 'DevOps Engineer')
    expect(rows.filter(({ state }) => state === 'new').map(({ email }) => email)).toEqual(expected.map(({ email }) => email))
    expect(jobs).toContainEqual({ title: 'DevOps Engineer', rows: expected.length })
  }
})

test('who applied twice is one person with both histories', () => {
  const [first, second] = [people[0]!, people[1]!]
  const again = {
    ...first,
    job: 'Second job',
    stage: 'Offer',
    appliedAt: '2023-01-01T00:00:00.000Z',
    outcome: 'open' as const,
    reason: '',
  }
  const { rows } = read('report.csv', greenhouseTable([first, second, again]))
  expect(rows.map(({ state }) => state)).toEqual(['new', 'new', 'duplicate'])
  expect(rows[2]!.reason).toBe('Row 4: same person as row 2, and put together with them')
  expect(rows[0]!.history).toMatchObject({ stage: 'Offer', outcome: 'open' })
  expect(rows[0]!.history!.events.map(({ text }) => text).join('\n')).toContain('Applied for Second job.')
})

test('encodings and separators of other programs say the same', () => {
  const some = people
    .slice(0, 20)
    .map((person) => ({ ...person, note: 'Ünique', first: 'Zoë', last: 'Müller', source: 'Referral' }))
  const plain = greenhouseTable(some)
  const utf16 = new Uint8Array([
    0xff,
    0xfe,
    ...new Uint8Array(new Uint16Array([...plain].map((letter) => letter.charCodeAt(0))).buffer),
  ])
  const windows = new Uint8Array([...plain].map((letter) => letter.charCodeAt(0)))
  const expected = read('a.csv', plain).rows.map(({ name, history }) => [name, history])
  for (const kind of [
    utf16,
    windows,
    bytes(`\u{feff}${plain}`),
    bytes(greenhouseTable(some, ';')),
    bytes(greenhouseTable(some, '\t')),
  ])
    expect(read('a.csv', kind).rows.map(({ name, history }) => [name, history])).toEqual(expected)
})

test('a note of 10 MB is cut, and the report says so; somebody without a name stays', () => {
  const [one, two] = madeUpPeople(2)
  const long = { ...one!, note: 'long '.repeat(2_000_000) }
  const nameless = { ...two!, first: '', last: '' }
  const { rows, fields } = read('candidates.csv', greenhouseTable([long, nameless]))
  expect(rows.map(({ state, email }) => [state, email])).toEqual([
    ['new', one!.email],
    ['new', two!.email],
  ])
  expect(rows[0]!.warnings).toContain('a note is longer than notes can be here: its end is left out')
  expect(fields).toContainEqual({
    field: 'Notes',
    fate: 'lost',
    as: 'the part of a note that is longer than 19,200 characters',
    rows: 1,
  })
  expect(rows[0]!.history!.notes.every(({ text }) => text.length <= 5000)).toBe(true)
})

test('a plain list of people is no other system', () => {
  const { recognised, fields, rows } = read('people.csv', 'Name,Email,Skills\nAda,ada@example.com,Go')
  expect({ recognised, fields, history: rows[0]!.history }).toEqual({ recognised: null, fields: [], history: null })
})
