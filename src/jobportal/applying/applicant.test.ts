import { expect, test } from 'bun:test'
import { unzipSync } from 'fflate'
import { aResume } from '#adapters/test-documents.ts'
import { applicationOf, applyFor, followLink, linkOf, newAddress, type SentApplication, withJob } from './test-applying.ts'

/** Somebody whose application was read, with calls under their private link. */
async function anApplicant(sent: SentApplication = {}) {
  const world = await withJob({ skillsRequired: ['Python', 'Terraform'] })
  const { server, job } = world
  expect((await applyFor(server, job.id, sent)).status).toBe(201)
  const token = await linkOf(server, 'mira@example.com')
  const call = (method: string, path = '', body?: unknown) => server.call(method, `/api/application/${token}${path}`, { body })
  return { ...world, token, call, application: () => applicationOf(server, job.id) }
}

const requirement = (view: { requirements: { label: string; state: string }[] }, label: string) =>
  view.requirements.find((each) => each.label === label)

test('shows applicants what was read and found, and how, without a percentage', async () => {
  const { call, server } = await anApplicant()
  const { status, body, headers } = await call('GET')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(body).toMatchObject({
    job: { title: 'Backend Developer', companyName: 'Lantern Works', location: 'Zürich', isOpen: true },
    name: 'Mira Talvik',
    email: 'mira@example.com',
    status: 'New',
    isWithdrawn: false,
    reading: 'read',
    resumeFile: 'mira.pdf',
    review: null,
    consent: { version: '2026-11', allowedToShare: false },
  })
  expect(body.read.skills).toContain('Python')
  expect(requirement(body, 'Python')).toMatchObject({ state: 'met' })
  expect(requirement(body, 'Terraform')).toMatchObject({ state: 'missing', quotes: [] })
  expect(body.software.join(' ')).toContain('No language model')
  expect(body.events.map(({ text }: { text: string }) => text)).toEqual(['You applied.', 'Your resume was read.'])
  expect(body.understood).toEqual({
    languages: [{ code: 'en', name: 'English', share: 1 }],
    level: 'high',
    readItYourself: false,
    notUnderstood: [],
  })
  expect(JSON.stringify(body)).not.toMatch(/percentage"|"weight|confidence"/i)
  const file = await server.call('GET', body.fileUrl)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
})

test('corrects the name and the number that the company sees', async () => {
  const { call, application } = await anApplicant()
  expect((await call('PATCH', '', { name: ' Mira  Talvik-Saar ', phone: '' })).body).toMatchObject({
    name: 'Mira Talvik-Saar',
    phone: null,
  })
  expect(await application()).toMatchObject({ name: 'Mira Talvik-Saar', phone: null })
  expect((await call('PATCH', '', { name: ' ' })).status).toBe(400)
  expect((await call('PATCH', '', { status: 'Shortlisted', percentage: 100 })).body.status).toBe('New')
  expect((await application()).percentage).not.toBe(100)
})

test('counts a missing skill that the resume shows, takes any other word as it is, and takes both back', async () => {
  const resume = await aResume({ more: ['Kept our servers described in code, reviewed and repeatable.'] })
  const { call, application } = await anApplicant({ resume })
  const before = (await application()).percentage!
  const skill = { about: 'skills', kind: 'missing', value: 'terraform', comment: 'At Northwind.' }
  const quoted = await call('POST', '/corrections', { ...skill, quote: 'servers  described in CODE' })
  expect(quoted.body.corrections[0]).toMatchObject({ value: 'Terraform', quote: { page: 1, quote: 'servers described in code' } })
  expect(requirement(quoted.body, 'Terraform')).toMatchObject({
    state: 'met',
    quotes: [{ page: 1, quote: 'servers described in code' }],
  })
  expect((await application()).percentage).toBeGreaterThan(before)

  for (const quote of ['words that stand nowhere in it', 'in', undefined]) {
    const { status, body } = await call('POST', '/corrections', { ...skill, value: 'Rust', quote })
    expect([status, body.corrections.at(-1).quote]).toEqual([200, null])
  }
  const path = `/corrections/${quoted.body.corrections[0].id}`
  const back = await call('DELETE', path)
  expect(requirement(back.body, 'Terraform')).toMatchObject({ state: 'missing' })
  expect((await application()).percentage).toBe(before)
  expect((await call('DELETE', path)).status).toBe(404)
})

test('takes thirty corrections, and words of a reasonable length', async () => {
  const { call, server } = await anApplicant()
  const correction = { about: 'titles', kind: 'wrong', value: 'Backend Developer', comment: '' }
  for (let count = 0; count < 30; count++) {
    if (count % 10 === 0) server.clock.advance(60_000)
    expect((await call('POST', '/corrections', correction)).status).toBe(200)
  }
  expect((await call('POST', '/corrections', correction)).status).toBe(409)
  for (const wrong of [
    { value: '', comment: '' },
    { value: 'x'.repeat(201) },
    { comment: 'x'.repeat(2001) },
    { about: 'weight' },
    { kind: 'right' },
  ])
    expect((await call('POST', '/corrections', { ...correction, ...wrong })).status).toBe(400)
})

test('asks for a person once until one has looked', async () => {
  const { call, application, server, job } = await anApplicant()
  const { body } = await call('POST', '/review', { reason: 'My file\u0000 is\nscanned.' })
  expect(body.review).toMatchObject({ reason: 'My file is\nscanned.', reviewedAt: null })
  expect((await call('POST', '/review', { reason: 'Again' })).body.review.reason).toBe('My file is\nscanned.')
  await server.applications.update((await application()).id, { reviewedAt: server.clock.now() })
  server.clock.advance(1000)
  expect((await call('POST', '/review', {})).body.review).toMatchObject({ reason: null, reviewedAt: null })
  expect((await applicationOf(server, job.id)).reviewAskedAt).toEqual(server.clock.now())
})

test('withdraws, and takes part again by applying again', async () => {
  const { call, server, job } = await anApplicant()
  expect((await call('POST', '/withdraw', {})).body).toMatchObject({ isWithdrawn: true })
  expect(
    (await call('POST', '/withdraw', {})).body.events.filter(({ text }: { text: string }) => /withdrew/.test(text)),
  ).toHaveLength(1)
  expect((await call('POST', '/review', {})).body.code).toBe('WITHDRAWN')
  await applyFor(server, job.id)
  expect((await call('GET')).body).toMatchObject({ isWithdrawn: true })
  await followLink(server)
  expect((await call('GET')).body).toMatchObject({ isWithdrawn: false, reading: 'waiting' })
})

test('hands out everything that is kept, with every file', async () => {
  const { call, server, job, token } = await anApplicant({ name: '<script>alert(1)</script>' })
  await applyFor(server, job.id, { resume: await aResume({ name: 'Another' }), filename: '../../second.pdf' })
  await followLink(server)
  await applyFor(server, job.id, { filename: 'third.pdf' })
  await server.app.worker.runDue()
  await call('POST', '/corrections', { about: 'other', kind: 'wrong', value: '', comment: 'Not so.' })
  const response = await server.app.server.handle(new Request(`http://localhost:3000/api/application/${token}/data.zip`))
  expect(response.headers.get('content-type')).toBe('application/zip')
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  expect(Object.keys(files)).toEqual(['index.html', 'data.json', 'files/1 third.pdf', 'files/2 second.pdf', 'files/3 mira.pdf'])
  const data = JSON.parse(new TextDecoder().decode(files['data.json']))
  expect(data).toMatchObject({
    email: 'mira@example.com',
    corrections: [{ comment: 'Not so.' }],
    earlier: [{ resumeFile: 'mira.pdf' }],
    newer: [{ resumeFile: 'third.pdf' }],
  })
  expect(data.textOfResume).toContain('Another')
  const page = new TextDecoder().decode(files['index.html'])
  expect(page).toContain('Python')
  expect(page).not.toContain('<script>')
})

test('tells strangers nothing, and counts those who guess', async () => {
  const { server } = await withJob()
  const from = newAddress()
  const guess = (number: number) =>
    server.call('GET', `/api/application/${'g'.repeat(40)}${number}`, { headers: { 'x-forwarded-for': from } })
  for (let number = 0; number < 60; number++) {
    const { status, body } = await guess(number)
    expect([status, body.code]).toEqual([404, 'INVALID_LINK'])
  }
  expect((await guess(60)).status).toBe(429)
})
