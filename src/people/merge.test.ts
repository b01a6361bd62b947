import { beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { mergesOfPeople } from '#adapters/database/people-personal-data.ts'
import type { CandidateRecord } from '#src/matching/views.ts'
import { peopleServer } from './test-people-server.ts'

setDefaultTimeout(30_000)

const mira = { name: 'Mira Talvik', email: 'mira.talvik@example.com', phone: '+1 415 555 0132' }
const again = {
  ...mira,
  email: 'mira@example.org',
  phone: '+44 20 7946 0811',
  skills: ['Python', 'Rust', 'Kafka'],
  title: 'Senior Backend Developer',
}

let server: Awaited<ReturnType<typeof peopleServer>>
beforeAll(async () => {
  server = await peopleServer()
})

/** A recruiter with two resumes of one person, who are two people so far. */
async function twoOfOne() {
  const recruiter = await server.newcomer()
  const [one] = (await recruiter.upload(mira)) as [CandidateRecord]
  const [other] = (await recruiter.upload(again)) as [CandidateRecord]
  return { recruiter, one, other, keep: await recruiter.personOf(one), gone: await recruiter.personOf(other) }
}

describe('merging', () => {
  test('brings the resumes together, says so on both timelines, and changes no score', async () => {
    const { recruiter, one, other, keep, gone } = await twoOfOne()
    const scores = async () => (await recruiter.call('GET', '/api/candidate-filtering')).body
    const before = await scores()
    const { status, body } = await recruiter.merge(keep, gone)
    expect(status).toBe(200)
    const history = await recruiter.history(other)
    expect(history._id).toBe(keep)
    expect(history.versions.map(({ newest, receivedBy }) => [newest, receivedBy])).toEqual([
      [true, 'Rita Recruiter'],
      [false, 'Rita Recruiter'],
    ])
    expect(history.versions.filter(({ mergeId }) => mergeId === body._id).map(({ email }) => email)).toEqual(['mira@example.org'])
    expect(history.ranked.map(({ jobDescriptionId, stage }) => [jobDescriptionId.title, stage])).toEqual([
      ['Backend Developer', 'New'],
      ['Backend Developer', 'New'],
    ])
    expect(history.merges).toEqual([{ _id: body._id, at: expect.any(String), by: 'Rita Recruiter', resumes: 1 }])
    expect((await recruiter.timeline(one))[0]).toMatchObject({ kind: 'merged', details: { side: 'kept', resumes: 1 } })
    expect((await recruiter.timeline(other))[0]).toMatchObject({ kind: 'merged', details: { side: 'merged' } })
    expect(await scores()).toEqual(before)
    expect((await recruiter.duplicates()).total).toBe(0)
    expect((await recruiter.call('GET', `/api/people/${gone}`)).body._id).toBe(keep)
    const { body: versions } = await recruiter.call('GET', `/api/candidates/versions?id=${one._id}`)
    expect(versions).toEqual({ [one._id]: 2 })
  })

  test('sends what arrives under either address to the one person, and un-merging gives each their own', async () => {
    const { recruiter, one, other, keep, gone } = await twoOfOne()
    const { body } = await recruiter.merge(keep, gone)
    const [hers] = await recruiter.upload({ ...again, more: ['Also speaks Finnish and some Norwegian'] })
    const [theirs] = await recruiter.upload({ ...mira, more: ['Holds a licence for small boats'] })
    const [neither] = await recruiter.upload({ ...mira, email: mira.email, phone: again.phone, more: ['Keeps bees'] })
    for (const each of [hers, theirs, neither]) expect(await recruiter.personOf(each!)).toBe(keep)
    expect((await recruiter.unmerge(body._id)).status).toBe(200)
    const owners = await Promise.all([one, other, hers!, theirs!, neither!].map(recruiter.personOf))
    expect(owners).toEqual([keep, gone, gone, keep, keep])
    expect((await recruiter.timeline(other))[0]).toMatchObject({ kind: 'unmerged', details: { side: 'merged', resumes: 2 } })
    // They may still be one person, and are shown as such again.
    expect((await recruiter.duplicates()).total).toBe(1)
  })

  test('tells the later of two people who merge at once what happened', async () => {
    const { recruiter, keep, gone } = await twoOfOne()
    const colleague = server.as(
      await server.colleague(recruiter.cookie, 'recruiter', `c-${keep.slice(0, 6).toLowerCase()}@example.com`),
    )
    const [first, second] = await Promise.all([recruiter.merge(keep, gone), colleague.merge(gone, keep)])
    expect([first.status, second.status]).toEqual([200, 409])
    expect(second.body).toMatchObject({
      code: 'MERGED_MEANWHILE',
      error: 'Rita Recruiter has merged these two in the meantime. There is nothing left to do.',
    })
    const undone = await Promise.all([recruiter.unmerge(first.body._id), colleague.unmerge(first.body._id)])
    expect(undone.map(({ status }) => status)).toEqual([200, 409])
    expect(undone[1]!.body).toMatchObject({
      code: 'TAKEN_APART_MEANWHILE',
      error: 'Rita Recruiter has taken this merge back already.',
    })
  })

  test('is refused when one of the two has become another person since they were shown', async () => {
    const recruiter = await server.newcomer()
    const all = await recruiter.upload(mira, again, {
      ...mira,
      email: 'third@example.net',
      phone: '+47 22 12 34 56',
      more: ['Third'],
    })
    const [one, two, three] = await Promise.all(all.map(recruiter.personOf))
    const { pairs } = await recruiter.duplicates()
    const seen = Object.fromEntries(pairs.flatMap(({ people }) => people.map(({ _id, revision }) => [_id, revision])))
    expect((await recruiter.merge(one!, two!, seen)).status).toBe(200)
    expect((await recruiter.merge(one!, three!, seen)).body.code).toBe('PERSON_CHANGED')
    expect((await recruiter.merge(three!, two!, seen)).body.code).toBe('MERGED_MEANWHILE')
  })

  test('says so when one of the two was deleted', async () => {
    const { recruiter, other, keep, gone } = await twoOfOne()
    await recruiter.call('DELETE', `/api/candidates/${other._id}`)
    const { status, body } = await recruiter.merge(keep, gone)
    expect([status, body.error]).toEqual([404, expect.stringContaining('deleted in the meantime')])
  })
})

test('a hold covers everybody it was merged with, and stays with its own when they are taken apart', async () => {
  const held = async (candidate: CandidateRecord, { recruiter }: Awaited<ReturnType<typeof twoOfOne>>) =>
    (await recruiter.call('GET', `/api/candidates/${candidate._id}/privacy`)).body.hold !== null
  for (const side of ['one', 'other'] as const) {
    const both = await twoOfOne()
    await both.recruiter.call('PUT', `/api/candidates/${both[side]._id}/hold`, { reason: 'A complaint is open' })
    const { body } = await both.recruiter.merge(both.keep, both.gone)
    expect([await held(both.one, both), await held(both.other, both)]).toEqual([true, true])
    await both.recruiter.unmerge(body._id)
    expect([await held(both.one, both), await held(both.other, both)]).toEqual([side === 'one', side === 'other'])
  }
})

describe('not the same person', () => {
  test('is remembered, kept through merges with others, and can be taken back', async () => {
    const recruiter = await server.newcomer()
    const all = await recruiter.upload(mira, again, {
      ...mira,
      email: 'third@example.net',
      phone: '+47 22 12 34 56',
      more: ['Third'],
    })
    const [one, two, three] = (await Promise.all(all.map(recruiter.personOf))) as [string, string, string]
    expect((await recruiter.duplicates()).total).toBe(3)
    const { body } = await recruiter.distinct(one, two)
    expect((await recruiter.duplicates()).total).toBe(2)
    expect((await recruiter.merge(one, two)).body.code).toBe('DISTINCT_MEANWHILE')
    // Whoever is merged into one of them is not the other either.
    await recruiter.merge(one, three)
    expect((await recruiter.duplicates()).total).toBe(0)
    const { body: decided } = await recruiter.call('GET', '/api/duplicates/decisions')
    const told = decided.decisions.map((each: { kind: string; by: string; names: string[] }) => [
      each.kind,
      each.by,
      ...each.names,
    ])
    expect(told.toSorted()).toEqual([
      ['distinct', 'Rita Recruiter', 'Mira Talvik', 'Mira Talvik'],
      ['merged', 'Rita Recruiter', 'Mira Talvik', 'Mira Talvik'],
    ])
    expect((await recruiter.call('DELETE', `/api/people/distinctions/${body._id}`, {})).status).toBe(204)
    expect((await recruiter.duplicates()).total).toBe(1)
    expect((await recruiter.call('DELETE', `/api/people/distinctions/${body._id}`, {})).status).toBe(404)
  })
})

describe('a person who is erased', () => {
  test('takes merges, those merged into them, and distinctions along', async () => {
    const { recruiter, one, keep, gone } = await twoOfOne()
    const { body } = await recruiter.merge(keep, gone)
    await recruiter.call('DELETE', `/api/candidates/${one._id}`)
    expect((await recruiter.call('GET', `/api/people/${keep}`)).status).toBe(404)
    expect((await recruiter.call('GET', `/api/people/${gone}`)).status).toBe(404)
    expect((await recruiter.unmerge(body._id)).status).toBe(404)
    const left = (table: string, column: string) =>
      server.database.query().all(`select 1 from ${table} where ${column} in ('${keep}', '${gone}')`)
    expect([
      await left('people', 'id'),
      await left('person_merges', 'kept_person_id'),
      await left('person_pairs', 'low_person_id'),
    ]).toEqual([[], [], []])
  })
})

test('a person can have what was decided about them, without a word about the other', async () => {
  const { recruiter, keep, gone } = await twoOfOne()
  await recruiter.merge(keep, gone)
  const room = mergesOfPeople(server.database)
  const asked = { workspaceId: '', people: [keep], resumes: [], candidates: [] }
  expect(await room.count(asked)).toEqual(new Map([[keep, { merges: 1 }]]))
  const [part] = await room.export(asked)
  expect(part!.rows).toEqual([[expect.any(String), 'Merged with another record of the same person', 'Rita Recruiter']])
  expect(JSON.stringify(part)).not.toContain(gone)
})

test('what changed between two resumes is told fact by fact, with both texts', async () => {
  const { recruiter, one, other, keep, gone } = await twoOfOne()
  await recruiter.merge(keep, gone)
  const resume = ({ resumeId }: { resumeId: { _id: string } }) => resumeId._id
  const { body } = await recruiter.call('GET', `/api/resumes/${resume(other)}/changes?since=${resume(one)}`)
  const change = (about: string) => body.facts.find((each: { about: string }) => each.about === about)
  expect(change('Email')).toEqual({ about: 'Email', added: ['mira@example.org'], removed: ['mira.talvik@example.com'] })
  expect(change('Skills').added).toEqual(expect.arrayContaining(['Rust', 'Kafka']))
  expect(change('Titles').added).toEqual(['Senior Backend Developer'])
  expect(body.texts.newer).toContain('Rust')
})

test('another workspace learns nothing and changes nothing, and a viewer changes nothing', async () => {
  const { recruiter, one, keep, gone } = await twoOfOne()
  const { body } = await recruiter.merge(keep, gone)
  const stranger = await server.newcomer()
  const viewer = server.as(await server.colleague(recruiter.cookie, 'viewer', `v-${keep.slice(0, 6).toLowerCase()}@example.com`))
  const [theirs] = await stranger.upload({ ...mira, more: ['Elsewhere'] })
  const mine = await stranger.personOf(theirs!)
  for (const answer of [
    await stranger.call('GET', `/api/people/${keep}`),
    await stranger.call('GET', `/api/candidates/${one._id}/history`),
    await stranger.merge(mine, keep),
    await stranger.merge(keep, mine),
    await stranger.distinct(mine, keep),
    await stranger.unmerge(body._id),
  ])
    expect(answer.status).toBe(404)
  for (const answer of [await viewer.merge(keep, gone), await viewer.distinct(keep, gone), await viewer.unmerge(body._id)])
    expect(answer.status).toBe(403)
  expect((await viewer.history(one)).canChange).toBe(false)
})
