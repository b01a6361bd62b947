import { expect, test } from 'bun:test'
import type { AuditEntry } from '#src/ports/audit-log.ts'
import type { Role } from '#src/shared/roles.ts'
import { type Actor, createScorecards, type InterviewKit, type Scorecard } from './index.ts'

/** A room over lists in memory; `audited` is what it wrote down. */
function aRoom() {
  const cards: Scorecard[] = []
  const kits = new Map<string, InterviewKit>()
  const audited: string[] = []
  const noted: string[] = []
  let made = 0
  const candidate = { id: 'c', workspaceId: 'w', name: 'Ada', filename: 'a.pdf', jobDescriptionId: 'j', jobTitle: 'Developer' }
  const room = createScorecards({
    scorecards: {
      ofCandidate: async () => [...cards],
      put: async (_workspace, card) => {
        const at = cards.findIndex(({ id }) => id === card.id)
        if (at < 0) cards.push(card)
        else cards[at] = card
      },
    },
    interviewKits: {
      of: async (job) => kits.get(job) ?? null,
      put: async (kit) => void kits.set(kit.jobDescriptionId, kit),
      remove: async (job) => void kits.delete(job),
    },
    candidate: async (workspaceId, id) => (workspaceId === 'w' && id === 'c' ? candidate : null),
    jobAsks: async (workspaceId, id) =>
      workspaceId === 'w' && id === 'j' ? { titles: ['Developer'], skills: [{ skill: 'SQL', must: true }], years: 3 } : null,
    questionsAbout: async () => [],
    namesOf: async () =>
      new Map([
        ['ivo', 'Ivo'],
        ['ina', 'Ina'],
        ['rosa', 'Rosa'],
      ]),
    noteOnTimeline: async (by) => void noted.push(by.id),
    announce: async () => undefined,
    auditLog: { append: async ({ action }: AuditEntry) => void audited.push(action) },
    transaction: (work) => work(),
    clock: { now: () => new Date('2026-11-23T10:00:00Z') },
    ids: { id: () => `id${++made}`, token: () => 'token' },
  })
  return { room, audited, noted }
}

const person = (id: string, role: Role): Actor => ({ id, workspaceId: 'w', role, jobs: null })
const [ivo, ina] = [person('ivo', 'interviewer'), person('ina', 'interviewer')]
const [rosa, vera, mia] = [person('rosa', 'owner'), person('vera', 'viewer'), person('mia', 'hiring-manager')]
const filled = (change = {}) => ({
  version: 0,
  recommendation: 'yes' as const,
  note: 'Calm',
  ratings: [{ key: 'skill:sql', rating: 3, note: '' }],
  submit: true,
  ...change,
})

test('a draft is seen by nobody else; what is submitted by viewers at once, by judges once theirs is in', async () => {
  const { room } = aRoom()
  await room.fillIn(ivo, 'c', filled({ submit: false, recommendation: null }), 'r')
  for (const by of [ina, rosa, vera, mia])
    expect(await room.ofCandidate(by, 'c')).toMatchObject({ mine: null, others: [], waiting: 0 })
  await room.fillIn(ivo, 'c', filled({ version: 1 }), 'r')
  expect(await room.ofCandidate(vera, 'c')).toMatchObject({ others: [{ author: 'Ivo' }], waiting: 0, canReadFirst: false })
  for (const by of [ina, mia, rosa])
    expect(await room.ofCandidate(by, 'c')).toMatchObject({ others: [], waiting: 1, agreement: [] })
  // A draft of one's own opens nothing.
  await room.fillIn(ina, 'c', filled({ submit: false }), 'r')
  expect(await room.ofCandidate(ina, 'c')).toMatchObject({ others: [], waiting: 1 })
  const after = await room.fillIn(ina, 'c', filled({ version: 1, ratings: [{ key: 'skill:sql', rating: 1, note: '' }] }), 'r')
  expect(after).toMatchObject({ others: [{ author: 'Ivo' }], waiting: 0, agreement: [{ label: 'SQL', ratings: [1, 3], gap: 2 }] })
})

test('who runs the hiring may read first, which is written down and said of the own one later; who only judges may not', async () => {
  const { room, audited } = aRoom()
  await room.fillIn(ivo, 'c', filled(), 'r')
  for (const by of [ina, mia, vera]) {
    expect((await room.ofCandidate(by, 'c')).canReadFirst).toBe(false)
    await expect(room.readFirst(by, 'c', 'r')).rejects.toThrow('once yours is submitted')
  }
  expect((await room.ofCandidate(rosa, 'c')).canReadFirst).toBe(true)
  const read = await room.readFirst(rosa, 'c', 'r')
  expect(read).toMatchObject({ others: [{ author: 'Ivo' }], waiting: 0, canReadFirst: false })
  await room.readFirst(rosa, 'c', 'r')
  expect(audited).toEqual(['submit-scorecard', 'read-scorecards-first'])
  // What was typed before the press is saved as if nothing had been read.
  const { mine } = await room.fillIn(rosa, 'c', filled(), 'r')
  expect(mine?.submittedAt).not.toBeNull()
  expect(mine?.readFirstAt).not.toBeNull()
})

test('who has read first and becomes an interviewer judges alone again', async () => {
  const { room } = aRoom()
  await room.fillIn(ivo, 'c', filled(), 'r')
  await room.readFirst(rosa, 'c', 'r')
  expect(await room.ofCandidate({ ...rosa, role: 'interviewer' }, 'c')).toMatchObject({ others: [], waiting: 1 })
})

test('to submit takes a recommendation and a rating, and the version that was read', async () => {
  const { room, audited, noted } = aRoom()
  await expect(room.fillIn(ivo, 'c', filled({ recommendation: null }), 'r')).rejects.toThrow('Choose a recommendation')
  const bare = { ratings: [{ key: 'skill:sql', rating: null, note: 'x' }] }
  await expect(room.fillIn(ivo, 'c', filled(bare), 'r')).rejects.toThrow('at least one line')
  const foreign = { ratings: [{ key: 'other', rating: 1, note: '' }] }
  await expect(room.fillIn(ivo, 'c', filled(foreign), 'r')).rejects.toThrow('lines of this scorecard')
  await room.fillIn(ivo, 'c', filled(), 'r')
  await expect(room.fillIn(ivo, 'c', filled(), 'r')).rejects.toThrow('changed in the meantime')
  // Later changes leave it submitted, whatever was pressed.
  const changed = await room.fillIn(ivo, 'c', filled({ version: 1, submit: false }), 'r')
  expect(changed.mine?.submittedAt).not.toBeNull()
  expect(audited).toEqual(['submit-scorecard', 'change-scorecard'])
  expect(noted).toEqual(['ivo'])
})

test('ratings keep their names when the kit changes, and are there when the line is gone', async () => {
  const { room } = aRoom()
  await room.fillIn(ivo, 'c', filled(), 'r')
  const own = { key: '', label: ' Works with others ', questions: [' With whom? ', ''] }
  const kit = await room.changeKit(mia, 'j', { version: 0, criteria: [own] }, 'r')
  expect(kit).toMatchObject({ version: 1, criteria: [{ label: 'Works with others', questions: ['With whom?'] }] })
  expect(kit.criteria[0]?.key).toStartWith('own:')
  const again = await room.fillIn(ivo, 'c', filled({ version: 1 }), 'r')
  expect(again.mine?.ratings).toMatchObject([{ key: 'skill:sql', label: 'SQL', rating: 3 }])
  await expect(room.changeKit(mia, 'j', { version: 0, criteria: [own] }, 'r')).rejects.toThrow('changed in the meantime')
  for (const criteria of [[], [own, own], [{ ...own, label: ' ' }]])
    await expect(room.changeKit(mia, 'j', { version: 1, criteria }, 'r')).rejects.toThrow('at least one line')
  expect((await room.changeKit(mia, 'j', { version: 1, criteria: null }, 'r')).version).toBe(0)
})

test('nobody of another workspace finds a candidate or a kit', async () => {
  const { room } = aRoom()
  const outsider = { ...rosa, workspaceId: 'other' }
  await expect(room.ofCandidate(outsider, 'c')).rejects.toThrow('This candidate does not exist')
  await expect(room.kit(outsider, 'j')).rejects.toThrow('This job description does not exist')
})
