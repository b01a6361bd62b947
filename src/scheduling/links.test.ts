import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aSchedule, monday } from './test-scheduling.ts'

// Each goes through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const tenInBerlin = '2026-03-16T09:00:00.000Z'
const elevenInBerlin = '2026-03-16T10:00:00.000Z'

const shared = await aSchedule()

describe('a link', () => {
  test('that nobody was given is unknown, and so is one of another address', async () => {
    const { page, choose, offer } = shared
    expect((await page('/schedule/nowhere')).status).toBe(404)
    expect((await page(`/schedule/${'x'.repeat(43)}`)).body.code).toBe('NOT_FOUND')
    const { path } = await offer()
    expect((await choose(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`, tenInBerlin)).status).toBe(404)
  })

  test('of a candidate who was deleted is gone for good', async () => {
    const { page, choose, offer, server, letters, rosa, id } = await aSchedule()
    const { path } = await offer()
    await choose(path, tenInBerlin)
    await letters()
    expect((await rosa.remove(`/api/candidates/${id}`)).status).toBeLessThan(300)
    expect([(await page(path)).status, (await page(path)).body.code]).toEqual([410, 'LINK_ENDED'])
    expect((await choose(path, elevenInBerlin)).status).toBe(410)
    expect((await server.call('GET', `${path}/interview.ics`)).status).toBe(410)
    // The reminder finds nobody.
    server.clock.set('2026-03-15T10:00:00Z')
    const before = (await server.sentMails()).length
    expect((await server.sentMails()).length).toBe(before)
  })

  test('takes no time that was not offered, has passed, or comes after the offer has expired', async () => {
    const { choose, offer, server, page } = await aSchedule()
    const { path } = await offer(undefined, {
      validOn: '2026-03-10',
      slots: [
        { day: '2026-03-04', time: '10:00' },
        { day: monday, time: '10:00' },
      ],
    })
    for (const start of ['2026-03-16T08:00:00.000Z', 'tomorrow', '', "' or 1=1 --"])
      expect([start, (await choose(path, start)).body.field]).toEqual([start, 'start'])
    server.clock.set('2026-03-04T09:30:00Z')
    expect((await choose(path, '2026-03-04T09:00:00.000Z')).body.code).toBe('SLOT_PAST')
    server.clock.set('2026-03-10T23:00:00Z')
    expect((await choose(path, tenInBerlin)).body.code).toBe('OFFER_EXPIRED')
    expect((await page(path)).body).toMatchObject({ state: 'expired', slots: [] })
  })

  test('is opened only so often from one address', async () => {
    const { page, offer, server } = shared
    server.clock.advance(61_000)
    const { path } = await offer()
    for (let visit = 0; visit < 120; visit++) expect((await page(path)).status).toBe(200)
    const { status, headers } = await page(path)
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    // Other addresses are not counted with it.
    expect((await page('/health/live')).status).toBe(200)
    expect((await page('/public/jobs')).status).toBe(200)
  })
})

test('both are reminded a day before, of the time that counts then', async () => {
  const { offer, choose, letters, news, server, rosa, ids } = await aSchedule(2)
  const [kept, dropped] = [await offer(ids[0]), await offer(ids[1])]
  await choose(kept.path, tenInBerlin)
  await choose(kept.path, '2026-03-16T13:00:00.000Z', { seen: '0' })
  await choose(dropped.path, tenInBerlin)
  await rosa.post(`/api/interview-offers/${dropped.id}/cancel`)
  await letters()
  const reminders = async () =>
    (await letters()).filter(({ subject }) => subject.startsWith('Reminder')).map(({ to, body }) => `${to} ${body}`)
  server.clock.set('2026-03-15T09:30:00Z')
  expect(await reminders()).toEqual([])
  server.clock.set('2026-03-15T13:00:01Z')
  await server.sentMails()
  const [reminder, ...others] = await reminders()
  expect(others).toEqual([])
  expect(reminder).toContain('14:00 (Europe/Berlin)')
  expect((await news()).filter((each) => each.news === 'reminder')).toHaveLength(1)
})
