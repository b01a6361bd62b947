import { expect, test } from 'bun:test'
import { aSchedule } from './test-scheduling.ts'

test('a candidate hears of their interview in the language they chose its time in', async () => {
  const { offer, form, letters } = await aSchedule()
  const { path, slots } = await offer()
  await form(`${path}/choose`, { start: slots[0]!, zone: 'Europe/Berlin', seen: '' }, { 'accept-language': 'de' })
  const booked = (await letters()).at(-1)
  expect(booked).toMatchObject({ language: 'de', action: { text: 'Gespräch ansehen, verschieben oder absagen' } })
  expect(booked!.subject).toStartWith('Ihr Vorstellungsgespräch')
  for (const line of [
    'Guten Tag ',
    'Ihr Gespräch ist am Mo, 16. März 2026, 10:00 (Europe/Berlin). Es dauert 45 Minuten.',
    'Das Gespräch findet hier statt: https://meet.example.test/room-7',
    'Please bring your portfolio.',
  ])
    expect(booked!.body).toContain(line)
  const inCalendar = booked!.calendar!.content.replaceAll('\r\n ', '')
  expect(inCalendar).toMatch(/SUMMARY:Vorstellungsgespräch/)
  expect(inCalendar).not.toContain('Interview with')
  await form(`${path}/choose`, { start: slots[2]!, zone: 'Europe/Berlin', seen: '0' }, { 'accept-language': 'fr' })
  const moved = (await letters()).at(-1)
  expect(moved).toMatchObject({ language: 'fr' })
  expect(moved!.body).toContain('Votre entretien a maintenant lieu le lun. 16 mars 2026, 14:00 (Europe/Berlin).')
})

test('a program that says no language is answered in English', async () => {
  const { offer, choose, letters } = await aSchedule()
  const { path, slots } = await offer()
  await choose(path, slots[0]!)
  const booked = (await letters()).at(-1)
  expect(booked!.body).toContain('Your interview is on Mon, Mar 16, 2026, 10:00 (Europe/Berlin).')
})
