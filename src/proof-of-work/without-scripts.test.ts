import { describe, expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'
import { aJob } from '#src/jobportal/test-job-portal.ts'
import { createRenderer } from '#web/render.tsx'
import { applicationForm } from '../jobportal/applying/test-applying.ts'
import { waitSeconds } from './constants.ts'
import { proofOf } from './test-proof.ts'

const base = 'http://localhost:3000'

/** A server that shows pages, and a browser without scripts in front of it. */
async function browserAt(mailer?: string) {
  const pages = { renderer: createRenderer({ assets: {}, publicUrl: base }), assets: null }
  const server = testServer({ PROOF_OF_WORK: 'on', TRUST_PROXY: 'on' }, { pages, ...(mailer ? { mailer } : {}) })
  const account = { fullName: 'Cara Company', email: 'cara@example.com', password: 'a company of tests', companyName: 'Lantern' }
  const refused = await server.call('POST', '/jobportal/register', { body: account })
  await server.call('POST', '/jobportal/register', { body: account, headers: await proofOf(refused.body) })
  const job = aJob((await server.companies.withEmail(account.email))!.id)
  await server.jobPosts.add(job)

  let cookie = ''
  const visit = async (path: string, body?: FormData | URLSearchParams, language = 'en') => {
    const headers = { accept: 'text/html', 'accept-language': language, cookie, 'x-forwarded-for': '192.0.2.7' }
    const request = new Request(base + path, { method: body ? 'POST' : 'GET', headers, ...(body ? { body } : {}) })
    if (body instanceof URLSearchParams) request.headers.set('content-length', String(body.toString().length))
    const answer = await server.app.server.handle(request)
    const [kept] = answer.headers.getSetCookie()
    if (kept) cookie = kept.split(';')[0]!
    const text = await answer.text()
    return { status: answer.status, text, location: answer.headers.get('location') }
  }
  return { server, job, visit }
}

describe('somebody whose browser runs no scripts', () => {
  test('applies after opening a link from a mail', async () => {
    const { server, job, visit } = await browserAt()
    const address = `/public/apply/${job.id}`
    const page = await visit(address, await applicationForm())
    expect([page.status, page.text]).toEqual([403, expect.stringContaining('One more step')])
    const form = /name="form" value="([^"]+)"/.exec(page.text)![1]!
    expect(form).toBe(address)
    const sent = await visit('/api/form-pass', new URLSearchParams({ form, email: 'mira@example.com' }))
    expect(sent.text).toContain('It works for one hour')
    const mail = (await server.sentMails()).at(-1)!
    if (mail.kind !== 'form-pass') throw new Error(`A mail about ${mail.kind}.`)
    const { pathname, search } = new URL(mail.link)
    const opened = await visit(pathname + search)
    expect(opened.text).toContain('You can send the form now')
    expect(opened.text).toContain(`href="/jobs/${job.id}?apply"`)
    expect(await visit(address, await applicationForm())).toMatchObject({ status: 303, location: `/jobs/${job.publicId}?sent` })
  })

  test('applies after waiting where no mail is sent', async () => {
    const { server, job, visit } = await browserAt('outbox')
    const address = `/public/apply/${job.id}`
    const page = await visit(address, await applicationForm())
    expect(page.text).toContain(`Please wait ${waitSeconds} seconds`)
    const link = /href="(\/form-pass\?[^"]+)"/.exec(page.text)![1]!
    expect((await visit(link)).text).toContain(`Please wait ${waitSeconds} more seconds`)
    server.clock.advance(waitSeconds * 1000)
    expect((await visit(link)).text).toContain('You can send the form now')
    expect(await visit(address, await applicationForm())).toMatchObject({ status: 303, location: `/jobs/${job.publicId}?sent` })
  })

  test('asks for a new link to an application, in the own language', async () => {
    const { job, visit } = await browserAt()
    const form = new URLSearchParams({ jobId: job.id, email: 'mira@example.com' })
    expect((await visit('/public/application-link', form, 'de')).text).toContain('Noch ein Schritt')
  })

  test('reads why a link opens nothing', async () => {
    const { visit } = await browserAt()
    expect((await visit('/form-pass?token=made-up')).text).toContain('does not work any more')
    expect((await visit('/form-check?form=/nowhere')).text).toContain('There is no such form.')
  })
})
