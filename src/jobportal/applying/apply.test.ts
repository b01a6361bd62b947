import { expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { aPdf, aPng, aResume } from '#adapters/test-documents.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { until } from '#src/shared/test-until.ts'
import { applicationOf, applyFor, followLink, newAddress, whatIsTold, withJob } from './test-applying.ts'

/** The beginning of what office programs write for a document with a password. */
const aLockedDocument = () =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    Buffer.from('EncryptedPackage', 'utf16le'),
    Buffer.alloc(2000),
  ])

const submitted = { message: "Application Submitted! We'll review your application shortly." }

test('takes an application, keeps its file, reads it and scores it against the job', async () => {
  const { server, company, job } = await withJob({ skillsRequired: ['Python', 'PostgreSQL'] })
  const resume = await aResume()
  const answer = await applyFor(server, job.id, { resume, more: { source: ' LinkedIn ', allowedToShare: 'on' } })
  expect([answer.status, answer.body]).toEqual([201, submitted])

  const waiting = await applicationOf(server, job.id)
  expect(waiting).toMatchObject({
    companyId: company.id,
    name: 'Mira Talvik',
    phone: '+1 415 555 0132',
    resumeFile: 'mira.pdf',
    source: 'LinkedIn',
    allowedToShare: true,
    consentVersion: '2026-11',
    status: 'New',
    reading: 'waiting',
    percentage: null,
  })
  const file = (await server.files.find(company.id, waiting.fileId))!
  expect(file.sha256).toBe(createHash('sha256').update(resume).digest('hex'))
  expect(await server.fileStore.read(file.key)).toEqual(resume)

  await server.app.worker.runDue()
  const read = await applicationOf(server, job.id)
  expect(read.reading).toBe('read')
  expect(read.percentage).toBeGreaterThan(60)
  expect(read.match!.requirements!.find(({ label }) => label === 'Python')!.evidence[0]!.quote).toContain('Python')
  expect(JSON.parse((await server.applications.text(read.id))!).text).toContain('Mira Talvik')
  expect((await server.applications.events(read.id)).map(({ kind }) => kind)).toEqual(['applied', 'read'])
})

test('keeps a second application of an address beside the first until its owner follows the link, and answers it the same', async () => {
  const { server, company, job } = await withJob()
  await applyFor(server, job.id, { name: 'Mira First', resume: await aResume({ name: 'First' }) })
  await server.app.worker.runDue()
  const { id, fileId } = await applicationOf(server, job.id)
  await server.applications.update(id, { status: 'Rejected', withdrawnAt: server.clock.now() })
  server.clock.advance(60_000)

  const answer = await applyFor(server, job.id, { name: 'Mira Second', email: ' MIRA@example.com ', phone: '' })
  expect([answer.status, answer.body]).toEqual([201, submitted])
  await server.app.worker.runDue()
  const standing = await applicationOf(server, job.id)
  expect(standing).toMatchObject({ name: 'Mira First', phone: '+1 415 555 0132', status: 'Rejected', fileId, updatedAt: null })
  expect(standing.withdrawnAt).not.toBeNull()

  await followLink(server)
  await server.app.worker.runDue()
  const updated = await applicationOf(server, job.id)
  expect(updated).toMatchObject({
    id,
    name: 'Mira Second',
    phone: null,
    status: 'New',
    withdrawnAt: null,
    reading: 'read',
    updatedAt: server.clock.now(),
    earlier: [{ fileId, name: 'Mira First', resumeFile: 'mira.pdf' }],
  })
  expect(updated.facts!.name!.value).toBe('Mira Talvik')
  expect(await server.files.find(company.id, fileId)).not.toBeNull()
  expect(await server.applications.idsOf(job.id)).toEqual([id])
  const sent = server.mails.filter(({ kind }) => kind === 'application-sent')
  expect(sent.map((mail) => mail.kind === 'application-sent' && mail.occasion)).toEqual(['first', 'again'])

  await server.applications.update(id, { status: 'Shortlisted' })
  await applyFor(server, job.id)
  await followLink(server)
  expect((await applicationOf(server, job.id)).status).toBe('Shortlisted')
})

test('mails the applicant a private link, and the company what came', async () => {
  const { server, job, company } = await withJob()
  await applyFor(server, job.id)
  const mails = await server.sentMails()
  const sent = mails.find(({ kind }) => kind === 'application-sent')
  expect(sent).toMatchObject({
    to: 'mira@example.com',
    jobTitle: 'Backend Developer',
    companyName: 'Lantern Works',
    occasion: 'first',
  })
  expect(sent).toHaveProperty('link', expect.stringMatching(/^http:\/\/localhost:3000\/application\/[\w-]{43}$/))
  const received = mails.find(({ kind }) => kind === 'application-received')
  expect(received).toMatchObject({
    to: company.email,
    applicantName: 'Mira Talvik',
    isUpdate: false,
    link: `http://localhost:3000/jobportal/applications/${job.id}`,
  })
})

test('writes to a company once a day with everybody who applied, or not at all, as it chose', async () => {
  const { server, job, company } = await withJob()
  server.clock.set(new Date('2026-03-02T15:00:00Z'))
  await server.companies.update(company.id, { applicationMails: 'daily' })
  await applyFor(server, job.id, { email: 'one@example.com', name: 'Ona One' })
  server.clock.set(new Date('2026-03-03T07:59:00Z'))
  await applyFor(server, job.id, { email: 'two@example.com', name: 'Tom Two' })
  const toCompany = async () =>
    (await server.sentMails()).filter(({ to, kind }) => to === company.email && kind.startsWith('application'))
  expect(await toCompany()).toEqual([])
  server.clock.set(new Date('2026-03-03T08:00:00Z'))
  const link = `http://localhost:3000/jobportal/applications/${job.id}`
  const digest: Mail = {
    kind: 'application-digest',
    to: company.email,
    fullName: 'Cara Company',
    jobs: [{ title: 'Backend Developer', link, names: ['Ona One', 'Tom Two'], more: 0 }],
  }
  expect(await toCompany()).toEqual([digest])
  await server.companies.update(company.id, { applicationMails: 'off' })
  await applyFor(server, job.id, { email: 'three@example.com' })
  server.clock.advance(2 * 24 * 60 * 60_000)
  expect(await toCompany()).toEqual([digest])
})

test('keeps what cannot be read, for a person', async () => {
  const { server, job } = await withJob()
  const files: [string, Uint8Array, string][] = [
    ['scan', await aPdf([]), 'NO_TEXT'],
    ['broken', (await aResume()).subarray(0, 300), 'DAMAGED'],
    ['locked', aLockedDocument(), 'ENCRYPTED'],
  ]
  for (const [name, resume, code] of files) {
    const email = `${name}@example.com`
    expect((await applyFor(server, job.id, { email, resume })).status).toBe(201)
    await server.app.worker.runDue()
    const application = await applicationOf(server, job.id, email)
    expect([name, application.reading, application.unreadableCode]).toEqual([name, 'unreadable', code])
    expect(application.unreadableReason).toEndWith('.')
    expect(application.percentage).toBeNull()
  }
})

test('refuses only what is no document, empty, too large or incomplete, and keeps nothing of it', async () => {
  const question = { id: 'q1', question: 'When can you begin?', required: true }
  const { server, company, job } = await withJob({ questions: [question, { ...question, id: 'q2', required: false }] })
  const more = { 'answer-q1': 'In May' }
  const zip = zipSync({ 'xl/workbook.xml': strToU8('<workbook/>') })
  const cases: [Parameters<typeof applyFor>[2], number, string][] = [
    [{ more, name: ' ' }, 400, 'name'],
    [{ more, email: 'nobody' }, 400, 'email'],
    [{ more, email: '' }, 400, 'email'],
    [{ more, phone: '1'.repeat(60) }, 400, 'phone'],
    [{ more: {} }, 400, 'answer-q1'],
    [{ more: { 'answer-q1': 'x'.repeat(4001) } }, 400, 'answer-q1'],
    [{ more, resume: null }, 400, 'resume'],
    [{ more, resume: new Uint8Array() }, 422, 'resume'],
    [{ more, resume: aPng(), filename: 'resume.pdf' }, 415, 'resume'],
    [{ more, resume: zip, filename: 'resume.docx' }, 415, 'resume'],
    [{ more, resume: new Uint8Array(26_214_401) }, 413, 'resume'],
  ]
  for (const [sent, status, field] of cases) {
    const answer = await applyFor(server, job.id, sent)
    expect([answer.status, answer.body.field]).toEqual([status, field])
    expect(answer.body.error).toMatch(/[.MB]$|begin\?$/)
  }
  expect(await server.applications.idsOf(job.id)).toEqual([])
  expect(await server.files.keysOf(company.id)).toEqual([])
  expect(await Array.fromAsync(server.fileStore.keys(''))).toEqual([])
  expect((await applyFor(server, job.id, { more })).status).toBe(201)
  expect((await applicationOf(server, job.id)).answers).toEqual([
    { questionId: 'q1', question: question.question, answer: 'In May' },
  ])
})

test('takes 25 MB to the byte, and a DOC or DOCX by what is in it', async () => {
  const { server, job } = await withJob()
  const full = new Uint8Array(26_214_400)
  full.set(await aResume())
  const docx = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'word/document.xml': strToU8('<w:document/>') })
  for (const [email, resume] of Object.entries({ full, docx, doc: aLockedDocument() }))
    expect([email, (await applyFor(server, job.id, { email: `${email}@example.com`, resume })).status]).toEqual([email, 201])
})

test('takes no applications for jobs that are closed, over, unknown or of a suspended company', async () => {
  const { server, company, job } = await withJob()
  expect((await applyFor(server, job.publicId)).status).toBe(201)
  expect((await applyFor(server, 'no-such-job')).status).toBe(404)
  await server.jobPosts.update(job.id, { closesOn: '2020-01-01' })
  const over = await applyFor(server, job.id)
  expect([over.status, over.body.code]).toEqual([409, 'JOB_CLOSED'])
  await server.jobPosts.update(job.id, { closesOn: null, status: 'Closed' })
  expect((await applyFor(server, job.id)).status).toBe(409)
  await server.jobPosts.update(job.id, { status: 'Active' })
  await server.companies.update(company.id, { suspendedAt: server.clock.now() })
  expect((await applyFor(server, job.id)).status).toBe(404)
})

test('does one application once for a key, however often it is sent at the same time', async () => {
  const { server, job } = await withJob()
  const [from, headers] = [newAddress(), { 'idempotency-key': 'one press of the button' }]
  const resume = await aResume()
  const answers = await Promise.all(Array.from({ length: 50 }, () => applyFor(server, job.id, { resume }, { from, headers })))
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(answers[0]!.status).toBe(201)
  expect((await applicationOf(server, job.id)).earlier).toEqual([])
  expect((await server.sentMails()).filter(({ kind }) => kind === 'application-sent')).toHaveLength(1)
  const other = await applyFor(server, job.id, { resume, name: 'Somebody Else' }, { from, headers })
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
})

test('takes ten applications a minute of one network, as forms without a script as well', async () => {
  const { server, job } = await withJob()
  const send = (number: number, from: string) =>
    applyFor(server, job.id, { email: `p${number}@example.com` }, { from, headers: { accept: 'text/html' } })
  for (let number = 0; number < 10; number++) {
    const { status, headers } = await send(number, '192.0.2.1')
    expect([status, headers.get('location')]).toEqual([303, `/jobs/${job.publicId}?sent`])
  }
  const refused = await send(10, '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await send(11, '192.0.2.2')).status).toBe(303)
  server.clock.advance(60_000)
  expect((await send(12, '192.0.2.1')).status).toBe(303)
})

test('tells open windows when an application came and when it was read', async () => {
  const { server, company, job } = await withJob()
  const heard = whatIsTold(server, company.id)
  await applyFor(server, job.id)
  await server.app.worker.runDue()
  await until(() => heard.length === 2)
  expect(heard).toMatchObject([
    { candidateName: 'Mira Talvik', match: { isWaiting: true, percentage: null } },
    { match: { isWaiting: false, percentage: expect.any(Number) } },
  ])
})

test('scores everybody again when a job asks for something else', async () => {
  const { server, job } = await withJob({ skillsRequired: ['Python', 'PostgreSQL'] })
  await applyFor(server, job.id)
  await server.app.worker.runDue()
  const before = (await applicationOf(server, job.id)).percentage!
  await server.jobPosts.update(job.id, { skillsRequired: ['Rust', 'Haskell'], requirements: null, textHash: null })
  await server.jobs.add({ kind: 'score-applications', payload: { jobId: job.id } })
  await server.app.worker.runDue()
  expect((await applicationOf(server, job.id)).percentage).toBeLessThan(before)
})

test('mails a new link to who has applied, and tells nobody else', async () => {
  const { server, job } = await withJob()
  await applyFor(server, job.id)
  const ask = (email: string) => server.call('POST', '/public/application-link', { body: { jobId: job.publicId, email } })
  const [known, unknown] = [await ask('Mira@example.com'), await ask('nobody@example.com')]
  expect([known.status, known.text]).toEqual([200, unknown.text])
  const links = (await server.sentMails()).flatMap((mail) => (mail.kind === 'application-sent' ? mail.link : []))
  expect(new Set(links).size).toBe(2)
  for (const link of links) expect((await server.call('GET', `/api${new URL(link).pathname}`)).status).toBe(200)
  for (let count = 0; count < 4; count++) await ask('mira@example.com')
  expect((await ask('mira@example.com')).status).toBe(429)
})
