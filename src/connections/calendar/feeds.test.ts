import { expect, test } from 'bun:test'
import { aSchedule } from '../../scheduling/test-scheduling.ts'

test('a person subscribes to their interviews, and ends that whenever they like', async () => {
  const { server, rosa, offer, choose } = await aSchedule(2)
  expect((await rosa.get('/api/calendar-feed')).body).toEqual({ feed: null })
  const made = await rosa.post('/api/calendar-feed', {})
  expect([made.status, made.body.url]).toEqual([201, expect.stringMatching(/\/calendar\/[\w-]{40,}\.ics$/)])
  const { pathname } = new URL(made.body.url)
  const read = async () => server.call('GET', pathname)
  const empty = await read()
  expect([empty.status, empty.headers.get('content-type'), empty.text.includes('BEGIN:VEVENT')]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    false,
  ])

  const { path, slots } = await offer()
  await choose(path, slots[0]!)
  const booked = (await read()).text.replaceAll('\r\n ', '')
  expect(booked).toContain(`DTSTART:${slots[0]!.replaceAll(/[-:]|\.\d+/g, '')}`)
  expect(booked).toContain('/dashboard/candidates/')
  // It ends up at calendar providers.
  expect(booked).not.toContain('Mira')

  await choose(path, slots[1]!, { seen: '0' })
  const moved = (await read()).text
  expect(moved.match(/BEGIN:VEVENT/g)?.length).toBe(1)
  expect(moved).toContain(`DTSTART:${slots[1]!.replaceAll(/[-:]|\.\d+/g, '')}`)
  await server.call('POST', `${path}/cancel`, { body: {} })
  expect((await read()).text).toContain('STATUS:CANCELLED')
  expect((await rosa.get('/api/calendar-feed')).body.feed.lastReadAt).toBe(server.clock.now().toISOString())

  const again = await rosa.post('/api/calendar-feed', {})
  expect((await read()).status).toBe(404)
  const { pathname: newer } = new URL(again.body.url)
  expect((await server.call('GET', newer)).status).toBe(200)
  await rosa.remove('/api/calendar-feed')
  expect((await server.call('GET', newer)).status).toBe(404)
})
