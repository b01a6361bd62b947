import { describe, expect, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { ProviderError } from '#src/shared/provider-error.ts'

const actionsOf = ({ body }: { body: { entries: { action: string }[] } }) => body.entries.map(({ action }) => action)

describe('the audit log', () => {
  test('tells who did what to whom: sign-ins, approvals, refusals, opened and downloaded files, plans', async () => {
    const server = testServer()
    const rita = await server.recruiter()
    const admin = await server.admin()
    await server.call('POST', '/login', { body: { email: rita.email, password: 'wrong' } })
    await server.call('GET', '/admin/dashboard', { cookie: rita.cookie })
    await server.call('PUT', `/admin/update-subscription/${rita.id}`, { cookie: admin, body: { plan: 'paid', months: 3 } })
    const form = submissionForm({ 'a.pdf': await aResume({ name: 'Mira Talvik' }) }, await aJobDescription(), 'Engineer')
    const { body } = await server.call('POST', '/api/submit', { cookie: rita.cookie, body: form })
    const { _id } = body.results[0].resumeId
    for (const query of ['', '?download=true']) {
      const link = await server.call('GET', `/api/resumes/${_id}${query}`, { cookie: rita.cookie })
      expect((await server.call('GET', link.body.url, { cookie: rita.cookie })).status).toBe(200)
      const stranger = await server.recruiter(`other${query.length}@example.com`)
      expect((await server.call('GET', link.body.url, { cookie: stranger.cookie })).status).toBe(404)
    }

    const job = body.results[0].jobDescriptionId._id
    expect((await server.call('POST', `/api/job-descriptions/${job}/rescore`, { cookie: rita.cookie, body: {} })).status).toBe(
      202,
    )
    expect((await server.call('DELETE', '/api/job-descriptions/nothing', { cookie: rita.cookie })).status).toBe(404)
    await server.call('DELETE', `/api/job-descriptions/${job}`, { cookie: rita.cookie })

    const log = await server.call('GET', '/admin/audit?limit=1000', { cookie: admin })
    const entry = (action: string) => log.body.entries.find((each: { action: string }) => each.action === action)
    expect(actionsOf(log)).toContain('login')
    expect(entry('login-failed').subject).toEqual({ kind: 'user', _id: rita.id, name: 'Rita Recruiter' })
    expect(entry('approve')).toMatchObject({ actor: { name: expect.any(String) }, subject: { kind: 'user' } })
    expect(entry('download-file')).toMatchObject({ actor: { _id: rita.id }, subject: { kind: 'resume' } })
    expect(entry('open-file')).toMatchObject({ actor: { _id: rita.id }, subject: { kind: 'resume' } })
    expect(entry('update-subscription')).toMatchObject({ subject: { _id: rita.id }, details: { plan: 'paid', months: 3 } })
    expect(entry('rescore')).toMatchObject({ actor: { _id: rita.id }, subject: { kind: 'job description', _id: job } })
    const deletions = log.body.entries.filter((each: { action: string }) => each.action === 'delete-job-description')
    expect(deletions).toMatchObject([{ actor: { _id: rita.id }, subject: { _id: job } }])
    const refused = log.body.entries.filter((each: { action: string }) => each.action === 'denied')
    expect(refused.map(({ details }: { details: { call: string } }) => details.call)).toEqual([
      'GET /files/:link/:name',
      'GET /files/:link/:name',
      'GET /admin/dashboard',
    ])
    expect(log.headers.get('x-total-count')).toBe(String(log.body.total))

    const verdict = await server.call('POST', '/admin/audit/verify', { cookie: admin, body: { noted: log.body.head.hash } })
    expect(verdict.body).toMatchObject({ intact: true, count: log.body.total, broken: null, noted: { number: log.body.total } })
  }, 30_000)

  test('keeps ids only of somebody who was deleted', async () => {
    const server = testServer()
    const rita = await server.recruiter()
    const admin = await server.admin()
    await server.call('DELETE', `/admin/delete-user/${rita.id}`, { cookie: admin })
    const { text, body } = await server.call('GET', `/admin/audit?subject=${rita.id}`, { cookie: admin })
    expect(body.entries[0]).toMatchObject({ action: 'delete-user', subject: { _id: rita.id, name: null } })
    expect(text).not.toContain('Rita')
  })

  test('is narrowed by name, action and day, and refuses a day that is none', async () => {
    const server = testServer()
    await server.recruiter()
    const admin = await server.admin()
    const ask = (query: string) => server.call('GET', `/admin/audit?${query}`, { cookie: admin })
    expect(new Set(actionsOf(await ask('action=approve')))).toEqual(new Set(['approve']))
    expect((await ask('subject=Rita%20Rec')).body.total).toBeGreaterThan(1)
    expect((await ask('from=2026-03-02&to=2026-03-02')).body.total).toBeGreaterThan(3)
    expect((await ask('to=2026-03-01')).body.total).toBe(0)
    expect((await ask('from=yesterday')).status).toBe(400)
    const first = await ask('limit=2')
    expect(first.headers.get('link')).toContain('cursor=2')
  })

  test('is exported as a table that runs nothing, and says so in the log', async () => {
    const server = testServer()
    await server.call('POST', '/register', {
      body: {
        fullName: '=HYPERLINK("http://evil")',
        email: 'eve@example.com',
        password: 'a recruiter of tests',
        mobileNumber: '1',
        companyName: 'E',
        designation: 'E',
      },
    })
    const admin = await server.admin()
    const { text, headers } = await server.call('GET', '/admin/audit.csv', { cookie: admin })
    expect(headers.get('content-disposition')).toContain('audit-log-')
    expect(text).toContain('"\'=HYPERLINK(""http://evil"")"')
    expect(text.split('\r\n').at(-2)).toContain('export')
  })
})

describe('the outbox', () => {
  test('shows every mail with its state, and masks what makes a link work', async () => {
    const server = testServer()
    await server.recruiter()
    const admin = await server.admin()
    await server.sentMails()
    server.clock.advance(1000)
    await server.call('POST', '/api/forgot-password', { body: { email: 'rita@example.com' } })
    const waiting = await server.call('GET', '/admin/outbox?state=queued', { cookie: admin })
    expect(waiting.body.mails[0]).toMatchObject({ kind: 'reset-password', to: 'rita@example.com', subject: expect.any(String) })
    const id = waiting.body.mails[0]._id
    const { body } = await server.call('GET', `/admin/outbox/${id}`, { cookie: admin })
    expect(body.text).toContain('token=••••••')
    const preview = await server.call('GET', `/admin/outbox/${id}/preview`, { cookie: admin })
    expect(preview.text).toContain('<base target="_blank">')
    expect(preview.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(preview.headers.get('content-security-policy')).toContain('sandbox')
    const mails = await server.sentMails()
    const { link } = mails.at(-1) as { link: string }
    for (const text of [body.text, preview.text]) expect(text).not.toContain(new URL(link).searchParams.get('token')!)
    const all = await server.call('GET', '/admin/outbox?q=RITA', { cookie: admin })
    expect(all.body.counts).toEqual({ queued: 0, sent: all.body.total, failed: 0 })
    expect(all.body.mails[0]).toMatchObject({ _id: id, state: 'sent', sentAt: expect.any(String) })
    expect((await server.call('GET', '/admin/outbox?q=nobody', { cookie: admin })).body.mails).toEqual([])
    // The mailer of this test keeps nothing, like a mail server.
    expect((await server.call('GET', `/admin/outbox/${id}`, { cookie: admin })).body).toMatchObject({
      text: null,
      why: 'dropped',
    })
    const again = await server.call('POST', `/admin/outbox/${id}/resend`, { cookie: admin, body: {} })
    expect([again.status, again.body.code]).toEqual([409, 'MAIL_BODY_DROPPED'])
  })

  test('keeps a failed mail with its reason until an administrator sends it again', async () => {
    let works = false
    const server = testServer()
    const admin = await server.admin()
    await server.recruiter()
    await server.sentMails()
    const { send } = server.mailer
    server.mailer.send = async (mail, id) => {
      if (!works) throw new ProviderError('smtp', 'The mail server did not take the email (550).', { retryable: false })
      return send(mail, id)
    }
    await server.call('POST', '/api/forgot-password', { body: { email: 'rita@example.com' } })
    await server.sentMails()
    const failed = (await server.call('GET', '/admin/outbox?state=failed', { cookie: admin })).body.mails
    expect(failed).toMatchObject([{ to: 'rita@example.com', lastError: expect.stringContaining('550'), attempts: 1 }])
    works = true
    for (let click = 0; click < 2; click++)
      expect((await server.call('POST', `/admin/outbox/${failed[0]._id}/resend`, { cookie: admin, body: {} })).status).toBe(200)
    const before = server.mails.length
    await server.sentMails()
    expect(server.mails.length).toBe(before + 1)
    const sent = await server.call('GET', `/admin/outbox/${failed[0]._id}`, { cookie: admin })
    expect(sent.body.mail.state).toBe('sent')
  })

  test('forgets the mails of somebody whose account is deleted, those that wait included', async () => {
    const server = testServer()
    const rita = await server.recruiter()
    const admin = await server.admin()
    await server.call('POST', '/api/forgot-password', { body: { email: rita.email } })
    await server.call('DELETE', `/admin/delete-user/${rita.id}`, { cookie: admin })
    await server.sentMails()
    expect((await server.call('GET', '/admin/outbox?q=rita', { cookie: admin })).body.mails).toEqual([])
  })

  test('says so for a mail that is not there', async () => {
    const server = testServer()
    const admin = await server.admin()
    expect((await server.call('GET', '/admin/outbox/nothing', { cookie: admin })).status).toBe(404)
    expect((await server.call('POST', '/admin/outbox/nothing/resend', { cookie: admin, body: {} })).status).toBe(404)
  })
})

describe('the system page', () => {
  test('shows room, jobs, version and migrations, and lets failed jobs be tried again or given up', async () => {
    const server = testServer()
    const admin = await server.admin()
    await server.jobs.add({ kind: 'stubborn', payload: {} })
    const job = await server.jobs.take(['stubborn'], 60)
    await server.jobs.fail(job!, 'It does not want to.', null)
    const { body } = await server.call('GET', '/admin/system', { cookie: admin })
    expect(body.jobs).toContainEqual({ kind: 'stubborn', open: 0, failed: 1, waitingSince: null })
    expect(body.troubled).toMatchObject([{ kind: 'stubborn', state: 'failed', lastError: 'It does not want to.' }])
    expect(body.room.disk.free).toBeGreaterThan(0)
    expect(body.room.files).toEqual({ count: 0, bytes: 0 })
    expect(body.room.auditLog.bytes).toBeGreaterThan(4096)
    expect(body.migrations.every(({ isApplied }: { isApplied: boolean }) => isApplied)).toBe(true)

    expect((await server.call('POST', `/admin/jobs/${job!.id}/retry`, { cookie: admin, body: {} })).status).toBe(200)
    expect((await server.jobs.take(['stubborn'], 60))?.attempts).toBe(1)
    expect((await server.call('DELETE', `/admin/jobs/${job!.id}`, { cookie: admin, body: {} })).status).toBe(404)
    await server.jobs.fail(job!, 'No.', null)
    expect((await server.call('DELETE', `/admin/jobs/${job!.id}`, { cookie: admin, body: {} })).status).toBe(200)
    expect((await server.call('GET', '/admin/system', { cookie: admin })).body.troubled).toEqual([])
  })

  test('makes a backup, lists it, gives it out and deletes it; not two in a minute', async () => {
    const server = testServer()
    const admin = await server.admin()
    expect((await server.call('POST', '/admin/backups', { cookie: admin, body: {} })).status).toBe(202)
    let found: { name: string }[] = []
    for (let look = 0; look < 100 && found.length === 0; look++) {
      await Bun.sleep(5)
      found = (await server.call('GET', '/admin/backups', { cookie: admin })).body.backups
    }
    const again = await server.call('POST', '/admin/backups', { cookie: admin, body: {} })
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, expect.any(String)])
    const { name } = found[0]!
    expect((await server.call('POST', '/admin/backups/check', { cookie: admin, body: {} })).status).toBe(202)
    let tried = null
    for (let look = 0; look < 100 && tried === null; look++) {
      await Bun.sleep(5)
      tried = (await server.call('GET', '/admin/backups', { cookie: admin })).body.lastCheck
    }
    expect(tried).toMatchObject({ name, problems: [], told: ['The backup is whole.'], isCopy: false })
    const archive = await server.call('GET', `/admin/backups/${name}`, { cookie: admin })
    expect([archive.text, archive.headers.get('content-disposition')]).toEqual(['a backup', `attachment; filename="${name}"`])
    for (const other of ['..%2Fats.db', 'ats-backup-x.tar.gz', '%2e%2e'])
      expect((await server.call('GET', `/admin/backups/${other}`, { cookie: admin })).status).toBe(404)
    expect((await server.call('DELETE', `/admin/backups/${name}`, { cookie: admin, body: {} })).status).toBe(200)
    expect((await server.call('GET', '/admin/backups', { cookie: admin })).body.backups).toEqual([])
    const log = await server.call('GET', '/admin/audit', { cookie: admin })
    expect(actionsOf(log).slice(0, 3)).toEqual(['delete-backup', 'download-backup', 'backup-checked'])
    expect(log.body.entries[2].details).toEqual({ sound: true, problems: 0, parts: 3, receipts: 2, receiptsSame: 2 })
    await server.app.admin.checkBackupWhenDue()
  })
})

describe('job titles', () => {
  test('begin with twelve, and are added, renamed, retired and ordered; none is there twice', async () => {
    const server = testServer()
    const admin = await server.admin()
    const call = (method: string, path: string, body?: unknown) =>
      server.call(method, `/admin/job-titles${path}`, { cookie: admin, body })
    const titles = (await call('GET', '')).body as { _id: string; name: string }[]
    expect(titles).toHaveLength(12)
    expect(titles[0]!.name).toBe('AI Engineer')
    expect((await call('POST', '', { name: '  Site   Reliability Engineer ' })).body.at(-1).name).toBe(
      'Site Reliability Engineer',
    )
    expect((await call('POST', '', { name: 'ai ENGINEER' })).body).toMatchObject({ code: 'TITLE_TAKEN' })
    expect((await call('POST', '', { name: '   ' })).status).toBe(400)
    expect((await call('PUT', `/${titles[0]!._id}`, { name: 'Applied AI Engineer', isRetired: true })).body[0]).toMatchObject({
      name: 'Applied AI Engineer',
      isRetired: true,
    })
    const turned = titles.map(({ _id }) => _id).toReversed()
    expect((await call('PUT', '/order', { ids: [...turned, 'nonsense'] })).body[0].name).toBe('Python Developer')
    expect((await server.app.admin.offeredTitles()).map(({ name }) => name)).not.toContain('Applied AI Engineer')
    expect((await call('PUT', '/nothing', { name: 'X' })).status).toBe(404)
  })
})

describe('the texts of the pages', () => {
  test('are saved as plain text with links that run nothing, and two who edit at once notice each other', async () => {
    const server = testServer()
    const admin = await server.admin()
    const save = (content: unknown, revision: number) =>
      server.call('PUT', '/admin/site-content', { cookie: admin, body: { content, revision } })
    const texts = { contactAddress: ' hello@example.com ', privacy: '## Who\r\n\r\nWe <b>do</b>\u0007.  ', footerColumns: [] }
    expect((await save(texts, 0)).body).toMatchObject({
      content: { contactAddress: 'hello@example.com', privacy: '## Who\n\nWe <b>do</b>.', footerColumns: [] },
      revision: 1,
    })
    expect((await save(texts, 0)).body.code).toBe('CHANGED_MEANWHILE')
    for (const salesLink of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'sales'])
      expect((await save({ salesLink }, 1)).status).toBe(400)
    expect((await save({ contactAddress: 'a@b?bcc=c@d' }, 1)).body.error).toBe('This is not an email address.')
    expect((await save({ unknown: 'x' }, 1)).body.content).toEqual({})
  })
})

test('accounts come in pages, searched and sorted', async () => {
  const server = testServer()
  for (const name of ['b', 'a', 'c']) await server.recruiter(`${name}@example.com`)
  const admin = await server.admin()
  const list = async (query: string) => {
    const { body, headers } = await server.call('GET', `/admin/users?${query}`, { cookie: admin })
    return [body.map(({ email }: { email: string }) => email[0]).join(''), headers.get('x-total-count')]
  }
  expect(await list('sort=email&q=example.com&limit=2')).toEqual(['aa', '4'])
  expect(await list('sort=email&limit=2&cursor=2')).toEqual(['bc', '4'])
  expect(await list('q=b@ex')).toEqual(['b', '1'])
  expect(await list('state=pending')).toEqual(['', '0'])
  expect((await server.call('GET', '/admin/users?sort=password', { cookie: admin })).status).toBe(400)
})
