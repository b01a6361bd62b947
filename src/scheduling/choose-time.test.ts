import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aSchedule, monday } from './test-scheduling.ts'

// Each books through the whole server; a busy machine takes its time.
setDefaultTimeout(30_000)

const tenInBerlin = '2026-03-16T09:00:00.000Z'
const elevenInBerlin = '2026-03-16T10:00:00.000Z'

/** For what needs no clock that moves: each test has a day of its own there. */
const shared = await aSchedule(3)
let days = 0

/** Ten, eleven and two o'clock in Berlin on a day that no other test uses. */
const onADay = () => {
  days += 1
  const day = `2026-03-${16 + days}`
  const slots = ['10:00', '11:00', '14:00'].map((time) => ({ day, time }))
  return { slots, ten: `${day}T09:00:00.000Z`, eleven: `${day}T10:00:00.000Z`, at: (time: string) => ({ day, time }), day }
}

test('a candidate books a time: both hear of it by mail with a calendar file, and the page shows it', async () => {
  const { offer, choose, page, letters, news, workflow, id, server, rosa, rita, listening } = await aSchedule()
  const { path, id: offerId } = await offer()
  await server.sentMails()
  const heard = listening(rita)
  const answer = await choose(path, tenInBerlin, { zone: 'Asia/Kolkata' })
  expect([answer.status, answer.body]).toEqual([200, { said: 'booked' }])
  expect((await page(path)).body).toMatchObject({
    state: 'booked',
    canChange: true,
    place: 'https://meet.example.test/room-7',
    interview: { startsAt: tenInBerlin, endsAt: '2026-03-16T09:45:00.000Z', sequence: 0, zone: 'Asia/Kolkata' },
    slots: [elevenInBerlin, '2026-03-16T13:00:00.000Z'],
  })
  const letter = (await letters()).at(-1)!
  expect(letter.body).toContain('Mon, Mar 16, 2026, 14:30 (Asia/Kolkata), which is Mon, Mar 16, 2026, 10:00 (Europe/Berlin)')
  expect(letter.body).toContain('https://meet.example.test/room-7')
  expect(letter.calendar?.method).toBe('REQUEST')
  const file = letter.calendar!.content.replaceAll('\r\n ', '')
  for (const line of [
    'METHOD:REQUEST',
    'SEQUENCE:0',
    'DTSTART:20260316T090000Z',
    'DTEND:20260316T094500Z',
    'ORGANIZER;CN="Rita Recruiter":mailto:rita@example.com',
    'ATTENDEE;CN="Mira Talvik";ROLE=REQ-PARTICIPANT;RSVP=TRUE:mailto:mira@example.org',
    'LOCATION:https://meet.example.test/room-7',
  ])
    expect(file.split('\r\n')).toContain(line)
  const told = (await news()).at(-1)!
  expect(told).toMatchObject({ to: 'rita@example.com', news: 'booked', when: 'Mon, Mar 16, 2026, 10:00 (Europe/Berlin)' })
  // Mailboxes of colleagues cannot be cleaned up when the candidate is erased.
  expect(JSON.stringify(told)).not.toContain('Mira')
  expect((await workflow(id)).timeline.entries[0]).toMatchObject({ kind: 'interview-booked', actorId: null })
  expect(heard).toContain('workflowUpdated')
  // The link in the confirmation opens the same page.
  expect((await page(new URL(letter.action!.href).pathname)).body.state).toBe('booked')

  const own = await server.call('GET', `${path}/interview.ics`)
  expect(own.headers.get('content-type')).toContain('text/calendar')
  expect(own.text).toContain('DTSTART:20260316T090000Z')
  const theirs = await rosa.get(`/api/interview-offers/${offerId}/interview.ics`)
  expect(theirs.headers.get('content-disposition')).toBe('attachment; filename="interview-mira-talvik.ics"')
  expect(theirs.text).toContain('Interview with Mira Talvik')
})

test('the same choice again changes nothing and sends nothing', async () => {
  const { offer, choose, server, news } = shared
  const { slots, ten } = onADay()
  const { path } = await offer(undefined, { slots })
  const told = (await news()).length
  const answers = await Promise.all(Array.from({ length: 10 }, () => choose(path, ten)))
  expect(answers.map(({ body }) => body.said).toSorted()).toEqual(['booked', ...Array(9).fill('same')])
  const before = (await server.sentMails()).length
  expect((await choose(path, ten)).body).toEqual({ said: 'same' })
  expect((await server.sentMails()).length).toBe(before)
  expect((await news()).length - told).toBe(1)
})

test('a time that only overlaps with another interview is gone too, for that interviewer alone', async () => {
  const { offer, choose, page, ids, colleague, rosa, offering } = shared
  const { slots, ten, at, day } = onADay()
  const [first, second] = [await offer(ids[0], { slots }), await offer(ids[1], { slots: [at('10:30'), at('10:45')] })]
  await choose(first.path, ten)
  expect((await page(second.path)).body.slots).toEqual([`${day}T09:45:00.000Z`])
  expect((await choose(second.path, `${day}T09:30:00.000Z`)).body.code).toBe('SLOT_TAKEN')
  const clash = await rosa.post(`/api/candidates/${ids[2]}/interview-offers`, offering({ slots }))
  expect(clash.body.error).toMatch(/^You have another interview on \w+, March \d+, 2026 at 10:00\. Please offer another time\.$/)
  const carl = await colleague('carl@example.com')
  const third = await offer(ids[2], { slots, interviewerId: carl.id })
  expect((await choose(third.path, ten)).status).toBe(200)
})

test('a booked interview is moved until it begins; its calendar entry stays the same one with a higher number', async () => {
  const { offer, choose, page, letters, workflow, id, server, ids } = await aSchedule(2)
  const { path } = await offer()
  await choose(path, tenInBerlin)
  const before = (await letters()).at(-1)!.calendar!.content
  expect((await choose(path, elevenInBerlin)).body).toMatchObject({ code: 'ALREADY_BOOKED' })
  expect((await choose(path, elevenInBerlin, { seen: '0' })).body).toEqual({ said: 'moved' })
  const after = (await letters()).at(-1)!.calendar!.content
  const uid = (file: string) => /UID:(.*)/.exec(file)?.[1]
  expect(uid(after)).toBe(uid(before)!)
  expect(after).toContain('SEQUENCE:1')
  expect((await workflow(id)).timeline.entries[0]).toMatchObject({ kind: 'interview-moved', details: { from: tenInBerlin } })
  // Every move sends mails, so they come to an end.
  for (let sequence = 1; sequence < 10; sequence++)
    await choose(path, [elevenInBerlin, '2026-03-16T13:00:00.000Z', tenInBerlin][sequence % 3]!, { seen: sequence })
  expect((await choose(path, '2026-03-16T13:00:00.000Z', { seen: 10 })).body.code).toBe('MOVED_TOO_OFTEN')
  // What was left is free for others.
  const other = await offer(ids[1], { slots: [{ day: monday, time: '10:00' }] })
  expect((await choose(other.path, tenInBerlin)).status).toBe(200)
  server.clock.set('2026-03-16T10:01:00Z')
  expect((await choose(path, '2026-03-16T13:00:00.000Z', { seen: '10' })).body.code).toBe('INTERVIEW_BEGUN')
  expect((await page(path)).body).toMatchObject({ state: 'booked', canChange: false, slots: [] })
  expect((await server.call('POST', `${path}/cancel`, { body: {} })).body.code).toBe('INTERVIEW_BEGUN')
  server.clock.set('2026-03-16T11:00:00Z')
  expect((await page(path)).body.state).toBe('past')
})

describe('cancelling', () => {
  test('by the candidate frees the time, tells everybody, and happens once', async () => {
    const { offer, choose, page, server, letters, news, workflow, id, ids } = shared
    const { slots, ten, eleven } = onADay()
    const { path } = await offer(id, { slots })
    await choose(path, ten)
    const cancel = () => server.call('POST', `${path}/cancel`, { body: { words: 'I have found\u202e another job.' } })
    expect((await cancel()).body).toEqual({ said: 'cancelled' })
    expect((await cancel()).body).toEqual({ said: 'cancelled' })
    expect((await page(path)).body).toMatchObject({ state: 'cancelled', endedBy: 'candidate', canChange: false, slots: [] })
    expect((await choose(path, eleven, { seen: '0' })).body.code).toBe('OFFER_CANCELLED')
    expect((await letters()).at(-1)!.calendar).toMatchObject({ method: 'CANCEL' })
    expect((await letters()).at(-1)!.calendar!.content).toContain('SEQUENCE:1')
    expect((await news()).filter((each) => each.news === 'cancelled')).toHaveLength(1)
    expect((await workflow(id)).timeline.entries[0]).toMatchObject({
      kind: 'interview-cancelled',
      actorId: null,
      details: { words: 'I have found another job.' },
    })
    const other = await offer(ids[1], { slots })
    expect((await choose(other.path, ten)).status).toBe(200)
  })

  test('by the recruiter tells a candidate who had heard of it, and withdraws a mail that had not gone', async () => {
    const { offer, choose, page, rosa, letters, workflow, id } = await aSchedule()
    const unheard = await offer()
    expect((await rosa.post(`/api/interview-offers/${unheard.id}/cancel`)).status).toBe(204)
    expect(await letters()).toEqual([])
    expect((await workflow(id)).messages[0].state).toBe('cancelled')
    const heard = await offer()
    await letters()
    await choose(heard.path, tenInBerlin)
    await rosa.post(`/api/interview-offers/${heard.id}/cancel`, { words: 'The position is filled.' })
    expect((await page(heard.path)).body).toMatchObject({ state: 'cancelled', endedBy: 'recruiter' })
    const letter = (await letters()).at(-1)!
    expect(letter.body).toContain('was canceled.')
    expect(letter.body).toContain('The position is filled.')
    expect(letter.action).toBeUndefined()
    expect((await rosa.post(`/api/interview-offers/${heard.id}/cancel`)).body.code).toBe('ALREADY_OVER')
    const { body } = await rosa.get('/api/interviews?show=cancelled')
    expect(body.counts).toEqual({ upcoming: 0, today: 0, open: 0, past: 0, cancelled: 2 })
  })
})

test('a form without scripts is led back to the page, which says what happened', async () => {
  const { form, offer, ids } = shared
  const { slots, ten, eleven } = onADay()
  const [first, second] = [await offer(ids[0], { slots }), await offer(ids[1], { slots })]
  expect(await form(`${first.path}/choose`, {})).toMatchObject({ status: 303, location: `${first.path}?said=none_chosen` })
  expect(await form(`${first.path}/choose`, { start: ten, zone: '', seen: '' })).toMatchObject({
    status: 303,
    location: `${first.path}?said=booked`,
  })
  expect((await form(`${second.path}/choose`, { start: ten })).location).toBe(`${second.path}?said=slot_taken`)
  expect((await form(`${first.path}/cancel`, { words: '' })).location).toBe(`${first.path}?said=cancelled`)
  expect((await form(`${first.path}/choose`, { start: eleven }, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await form(`${first.path}/choose`, { start: eleven }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await form('/api/candidates/x/interview-offers', {})).status).toBe(403)
})

test('a mail that had failed for good brings its link when it is sent again', async () => {
  const { offer, server, rosa, workflow, id, page, letters } = shared
  await letters()
  const send = server.mailer.send
  server.mailer.send = async () => {
    throw Object.assign(new Error('no such mailbox'), { retryable: false })
  }
  await offer(id, { slots: onADay().slots })
  await server.app.worker.runDue()
  const [message] = (await workflow(id)).messages
  expect(message.state).toBe('failed')
  server.mailer.send = send
  await rosa.post(`/api/messages/${message._id}/retry`)
  const letter = (await letters()).at(-1)!
  expect((await page(new URL(letter.action!.href).pathname)).body.state).toBe('open')
})

test('whoever stands in for an interviewer who has left is booked once at a time', async () => {
  const { calls, choose, colleague, ids, offer, page, server } = await aSchedule(2)
  const carl = await colleague('carl@example.com')
  const [one, other] = [await offer(ids[0], { interviewerId: carl.id }), await offer(ids[1], { interviewerId: carl.id })]
  expect((await calls(await server.admin()).remove(`/admin/delete-user/${carl.id}`)).status).toBe(200)
  expect((await choose(one.path, one.slots[0]!)).status).toBe(200)
  expect((await choose(other.path, one.slots[0]!)).body.code).toBe('SLOT_TAKEN')
  expect((await page(other.path)).body.slots).not.toContain(one.slots[0])
})
