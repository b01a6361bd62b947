import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { sql } from 'drizzle-orm'
import { changeJson } from '#adapters/database/test-json.ts'
import { aHistory, countsIn, reachedIn } from './test-analytics.ts'

setDefaultTimeout(30_000)

const stageIn = <Stage extends { name: string }>(stages: Stage[], name: string) => stages.find((stage) => stage.name === name)!

describe('the funnel', () => {
  test('counts whoever reached a stage or one after it, wherever they are now', async () => {
    const world = await aHistory()
    await world.rank('Engineer', ['Ada', 'Bela', 'Cleo', 'Dora'])
    await world.at('2026-01-03T09:00:00Z')
    await world.move('Ada', 'Screening')
    await world.move('Ada', 'Interview')
    // Skips Screening, and goes back to the beginning.
    await world.move('Bela', 'Interview')
    await world.move('Bela', 'New')
    await world.move('Cleo', 'Screening')
    await world.reject('Cleo')
    const answer = await world.figures()
    expect(reachedIn(answer)).toEqual({ New: 4, Screening: 3, Interview: 2, Offer: 0, Hired: 0 })
    const [first, screening, interview, offer] = answer.funnel.stages
    expect([first?.ofPrevious, screening?.ofPrevious, interview?.ofPrevious, offer?.ofPrevious]).toEqual([null, 75, 67, 0])
    expect(screening?.entered.count).toBe(2)
    expect(first?.entered.count).toBe(4)
    expect(await world.behind(screening!.entered)).toEqual(expect.arrayContaining(['Ada', 'Cleo']))
    expect(await world.behind(screening!.rejected)).toEqual(['Cleo'])
    expect(await world.behind(first!.open)).toEqual(['Dora'])
    expect((await world.behind(interview!.open)).toSorted()).toEqual(['Ada', 'Bela'])
    // Who reached a stage went on, stopped there, or was rejected there.
    for (const [index, stage] of answer.funnel.stages.entries())
      expect(stage.reached.count).toBe(
        (answer.funnel.stages[index + 1]?.reached.count ?? 0) + stage.open.count + stage.rejected.count,
      )
  })

  test('forgets a rejection that was undone, and keeps the stay before it', async () => {
    const world = await aHistory()
    await world.rank('Engineer', ['Ada', 'Bela'])
    await world.at('2026-01-05T09:00:00Z')
    await world.move('Ada', 'Screening')
    await world.at('2026-01-08T09:00:00Z')
    await world.reject('Ada')
    await world.reject('Bela')
    await world.at('2026-01-08T09:05:00Z')
    await world.undo('Ada')
    await world.undo('Bela')
    await world.at('2026-01-15T09:00:00Z')
    await world.move('Ada', 'Interview')
    const { funnel, rejections, timeInStage } = await world.figures()
    expect(rejections.all.count).toBe(0)
    expect(funnel.stages.map(({ rejected }) => rejected.count)).toEqual([0, 0, 0, 0, 0])
    // From the 5th to the 15th: the rejection in between has not happened.
    expect(stageIn(timeInStage, 'Screening')).toMatchObject({ medianDays: 10, left: { count: 1 } })
    expect(stageIn(timeInStage, 'New')).toMatchObject({ left: { count: 1 }, medianDays: 4, stillThere: { count: 1 } })
  })

  test('keeps the place of a renamed stage, and counts an added one as part of the stage before, or by itself', async () => {
    const world = await aHistory()
    await world.rank('Engineer', ['Ada', 'Bela'])
    await world.rank('Cook', ['Cleo', 'Dora'])
    await world.restage('Cook', (stages) => [
      stages[0]!,
      { ...stages[1]!, name: 'Telephone' },
      { name: 'Trial day', kind: 'open' },
      ...stages.slice(2),
    ])
    await world.move('Ada', 'Screening')
    await world.move('Cleo', 'Trial day')
    await world.move('Dora', 'Telephone')
    expect(reachedIn(await world.figures())).toEqual({ New: 4, Screening: 3, Interview: 0, Offer: 0, Hired: 0 })
    const ofCook = await world.figures({ job: world.jobs.Cook! })
    expect(reachedIn(ofCook)).toEqual({ New: 2, Telephone: 2, 'Trial day': 1, Interview: 0, Offer: 0, Hired: 0 })
    const { rows } = await world.rows({ measure: 'reached', of: '2', job: world.jobs.Cook! })
    expect(rows.map(({ filename, facts }) => [filename, facts.stageNow])).toEqual([['Cleo.pdf', 'Trial day']])
  })

  test('lets whoever nobody moved stay where they are when another stage becomes the first', async () => {
    const world = await aHistory()
    await world.rank('Engineer', ['Ada'])
    await world.restage('Engineer', ([first, screening, ...others]) => [screening!, first!, ...others])
    await world.rank('Engineer', ['Bela'])
    const { funnel } = await world.figures({ job: world.jobs.Engineer! })
    expect(funnel.stages.slice(0, 2).map(({ name, open }) => [name, open.count])).toEqual([
      ['Screening', 1],
      ['New', 1],
    ])
    expect(await world.behind(funnel.stages[1]!.open, { job: world.jobs.Engineer! })).toEqual(['Ada'])
  })

  test('leaves a removed stage out, with nobody lost', async () => {
    const world = await aHistory()
    await world.rank('Engineer', ['Ada'])
    await world.restage('Engineer', (stages) => [...stages.slice(0, 2), { name: 'Test task', kind: 'open' }, ...stages.slice(2)])
    await world.at('2026-01-03T09:00:00Z')
    await world.move('Ada', 'Test task')
    await world.at('2026-01-07T09:00:00Z')
    const { stages } = await world.call('GET', `/api/job-descriptions/${world.jobs.Engineer}/stages`)
    const [gone, to] = ['Test task', 'Screening'].map((name) => stageIn<{ name: string; _id: string }>(stages, name)._id)
    await world.restage('Engineer', (each) => each.filter(({ name }) => name !== 'Test task'), { [gone!]: to! })
    const answer = await world.figures()
    expect(reachedIn(answer)).toEqual({ New: 1, Screening: 1, Interview: 0, Offer: 0, Hired: 0 })
    expect(stageIn(answer.timeInStage, 'Removed stages')).toMatchObject({ left: { count: 1 }, medianDays: 4, stillThere: null })
  })

  test('counts by the days on which people were ranked, both borders included, in UTC', async () => {
    const world = await aHistory('2026-01-01T00:00:00Z')
    await world.rank('Engineer', ['Ada'])
    await world.at('2026-01-02T23:59:59.999Z')
    await world.rank('Engineer', ['Bela'])
    await world.at('2026-01-03T00:00:00Z')
    await world.rank('Engineer', ['Cleo'])
    const count = async (from: string, to: string) => (await world.figures({ from, to })).funnel.ranked.count
    expect(await count('2026-01-01', '2026-01-02')).toBe(2)
    expect(await count('2026-01-02', '2026-01-02')).toBe(1)
    expect(await count('2026-01-03', '2026-01-03')).toBe(1)
    expect(await count('2025-12-01', '2025-12-31')).toBe(0)
    await world.at('2026-01-31T12:00:00Z')
    // Thirty days up to today begin on the 2nd.
    expect((await world.figures({ range: '30' })).funnel.ranked.count).toBe(2)
  })
})

describe('time in stage', () => {
  test('is the time of stays that ended, with those that last apart', async () => {
    const world = await aHistory()
    await world.rank('Engineer', ['Ada', 'Bela', 'Cleo', 'Dora'])
    await world.at('2026-01-03T09:00:00Z')
    await world.move('Ada', 'Screening')
    await world.at('2026-01-05T09:00:00Z')
    await world.move('Bela', 'Screening')
    await world.at('2026-01-09T09:00:00Z')
    await world.move('Cleo', 'Screening')
    await world.at('2026-01-11T09:00:00Z')
    const { timeInStage } = await world.figures()
    expect(stageIn(timeInStage, 'New')).toMatchObject({
      left: { count: 3 },
      medianDays: 4,
      ninetiethDays: 8,
      stillThere: { count: 1 },
      medianDaysSoFar: 10,
    })
    expect(stageIn(timeInStage, 'Screening')).toMatchObject({ left: { count: 0 }, medianDays: null, stillThere: { count: 3 } })
    const { rows } = await world.rows({ measure: 'left', of: '0' })
    expect(rows.map(({ filename, facts }) => [filename, facts.days])).toEqual([
      ['Cleo.pdf', 8],
      ['Bela.pdf', 4],
      ['Ada.pdf', 2],
    ])
  })

  test('begins anew for whoever comes back, and counts in the range in which a stay ended', async () => {
    const world = await aHistory()
    await world.rank('Engineer', ['Ada'])
    await world.at('2026-01-03T09:00:00Z')
    await world.move('Ada', 'Screening')
    await world.at('2026-01-04T09:00:00Z')
    await world.move('Ada', 'New')
    await world.at('2026-02-03T09:00:00Z')
    await world.reject('Ada')
    expect(stageIn((await world.figures()).timeInStage, 'New')).toMatchObject({ left: { count: 2 }, medianDays: 16 })
    const february = await world.figures({ from: '2026-02-01', to: '2026-02-28' })
    expect(stageIn(february.timeInStage, 'New')).toMatchObject({ left: { count: 1 }, medianDays: 30 })
    expect(february.funnel.ranked.count).toBe(0)
  })
})

describe('time to hire', () => {
  test('is counted from the first message that went out, and from the posting', async () => {
    const world = await aHistory()
    await world.rank('Engineer', ['Ada', 'Bela', 'Cleo'])
    await world.at('2026-01-05T09:00:00Z')
    await world.write('Ada')
    await world.at('2026-01-06T09:00:00Z')
    await world.write('Ada')
    await world.at('2026-01-11T09:00:00Z')
    await world.move('Ada', 'Hired')
    await world.move('Bela', 'Hired')
    await world.move('Cleo', 'Hired')
    await world.at('2026-01-12T09:00:00Z')
    // A message after the hire is no first contact, and whoever is moved back is not hired.
    await world.write('Bela')
    await world.move('Cleo', 'Offer')
    const { timeToHire } = await world.figures()
    expect(timeToHire).toMatchObject({
      hired: { count: 2 },
      fromContact: { count: { count: 1 }, medianDays: 6 },
      uncontacted: { count: 1 },
      fromPosting: { count: { count: 2 }, medianDays: 10 },
    })
    expect(await world.behind(timeToHire.uncontacted)).toEqual(['Bela'])
    expect((await world.figures({ from: '2026-01-12', to: '2026-01-31' })).timeToHire.hired.count).toBe(0)
  })
})

test('an offer of interview times is a first contact too, also to somebody without an address', async () => {
  const world = await aHistory()
  await world.rank('Engineer', ['Ada'])
  const { database } = world.server
  await database.transaction(() =>
    changeJson<{ email: object }>(database, 'resumes', 'facts', (facts) => ({
      ...facts,
      email: { ...facts.email, value: null },
    })),
  )
  await world.at('2026-01-04T09:00:00Z')
  await world.call('POST', `/api/candidates/${world.ids.Ada}/interview-offers`, {
    zone: 'UTC',
    minutes: 45,
    slots: [{ day: '2026-01-06', time: '10:00' }],
    place: '',
    note: '',
  })
  await world.at('2026-01-09T09:00:00Z')
  await world.move('Ada', 'Hired')
  const { timeToHire } = await world.figures()
  expect(timeToHire.fromContact).toMatchObject({ count: { count: 1 }, medianDays: 5 })
})

describe('sources, scores, rejections, tasks and messages', () => {
  test('are counted for what they are', async () => {
    const world = await aHistory()
    await world.rank('Engineer', ['Ada', 'Bela', 'Cleo'])
    await world.at('2026-01-05T09:00:00Z')
    await world.reject('Ada', 'required-skill', 'No Go')
    await world.move('Bela', 'Screening')
    await world.reject('Bela', 'required-skill')
    await world.write('Cleo')
    for (const [title, dueOn] of [
      ['Call', '2026-01-04'],
      ['Write', '2026-01-05'],
      ['Ask', null],
    ])
      await world.call('POST', `/api/candidates/${world.ids.Cleo}/tasks`, { title, dueOn, assigneeId: null })
    const answer = await world.figures()
    const flat = (counts: { label: string; count: { count: number } }[]) => counts.map(({ label, count }) => [label, count.count])
    expect(flat(answer.sources.ways)).toEqual([['Upload', 3]])
    expect(flat(answer.sources.people)).toEqual([['Rita Recruiter', 3]])
    expect(flat(answer.rejections.reasons)).toEqual([['A required skill is not shown', 2]])
    expect(flat(answer.rejections.stages)).toEqual([
      ['New', 1],
      ['Screening', 1],
    ])
    expect(answer.tasks).toMatchObject([{ label: 'Nobody yet', open: { count: 3 }, overdue: { count: 1 } }])
    expect(flat(answer.messages)).toEqual([
      ['Sent', 0],
      ['On the way', 1],
      ['Failed', 0],
      ['Withdrawn', 0],
    ])
    expect(answer.scores.bins.reduce((sum, { count }) => sum + count.count, 0)).toBe(3)
    expect(answer.scores.confidence.reduce((sum, { count }) => sum + count.count, 0)).toBe(3)
    expect(answer.scores.median).toBeNumber()
    expect(answer.assessments).toEqual([])
  })
})

test('a deleted candidate leaves every number', async () => {
  const world = await aHistory()
  await world.rank('Engineer', ['Ada', 'Bela'])
  await world.move('Ada', 'Hired')
  await world.reject('Bela')
  await world.server.database.transaction(async () => {
    await world.server.database.query().run(sql`delete from candidates where id in (${world.ids.Ada}, ${world.ids.Bela})`)
  })
  expect(countsIn(await world.figures()).filter(({ count }) => count > 0)).toEqual([])
})
