import { describe, expect, test } from 'bun:test'
import { render } from '#adapters/mailer/templates/render.tsx'
import { applyFor } from '../applying/test-applying.ts'
import { contents } from '../public/test-xml.ts'
import { jobFields, postedJob } from '../test-job-portal.ts'
import { aPoster } from './test-posts.ts'

describe('a title that is not in the list', () => {
  test('is posted as it was written, without what no reader sees, up to 120 characters', async () => {
    const { call, post, job } = await aPoster()
    for (const [title, kept] of [
      ['  Chief\tof\n Everything ', 'Chief of Everything'],
      ['看護師', '看護師'],
      ['Leitung Küche (m/w/d) – Ærø & Søn', 'Leitung Küche (m/w/d) – Ærø & Søn'],
      ['Gar\u0000dener\u202e', 'Gar dener'],
      ['7', '7'],
      ['x'.repeat(120), 'x'.repeat(120)],
    ] as const) {
      const { status, body } = await post({ title })
      expect([title, status, status === 201 && (await job(body.jobId)).title]).toEqual([title, 201, kept])
    }
    const id = (await post({ title: 'Gardener' })).body.jobId
    const changed = await call('PUT', `/jobportal/jobs/${id}`, jobFields({ title: 'Head Gardener' }))
    expect([changed.status, changed.body.job.title]).toEqual([200, 'Head Gardener'])
  })

  test('is refused when nobody could read it, or when it is too long, and the answer names the field', async () => {
    const { post } = await aPoster()
    for (const title of ['', ' \t\n', '\u0000'])
      expect((await post({ title })).body.message).toBe('Please complete all required fields')
    for (const title of ['\u200b\u2060', '\u3164 \u200d', '\u2800']) {
      const { body } = await post({ title })
      expect([body.message, body.field]).toEqual(['The job title has no visible characters.', 'title'])
    }
    const long = await post({ title: 'x'.repeat(121) })
    expect([long.status, long.body.message, long.body.field]).toEqual([
      400,
      'The job title can have 120 characters at most.',
      'title',
    ])
  })

  test('runs nowhere: not in lists of jobs, job postings, mails or exports', async () => {
    const { server, company, call, job } = await aPoster()
    const title = '</script><img src=x onerror=alert(1)> & "Gardener" ]]>'
    const id = await postedJob(server, company.token, { title })
    const { publicId } = await job(id)
    const get = (path: string) => server.call('GET', path)
    expect((await get(`/public/job-page/${publicId}`)).body.posting.title).toBe(title)
    expect((await get(`/public/jobs?${new URLSearchParams({ q: 'onerror gardener' })}`)).text).toContain(publicId)
    for (const path of ['/jobs.xml', '/jobs.rss']) {
      const { text } = await get(path)
      expect(text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')).not.toContain('<img')
      expect(contents(text, 'title').some((each) => each.startsWith(title))).toBe(true)
    }
    const script = (await get(`/jobs.js?company=${company.id}`)).text
    expect(script).toContain('onerror=alert(1)')
    expect(script).not.toContain('</script>')
    expect((await get('/sitemap.xml')).text).toContain(`/jobs/${publicId}`)

    await applyFor(server, publicId)
    const mails = (await server.sentMails()).filter((mail) => JSON.stringify(mail).includes('onerror'))
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['application-received', 'application-sent'])
    for (const mail of mails) {
      const { html } = await render(mail)
      expect(html).toContain('&lt;img')
      expect(html).not.toContain('<img src=x')
    }

    const formula = await postedJob(server, company.token, { title: '=HYPERLINK("https://evil.test")' })
    await applyFor(server, (await job(formula)).publicId)
    const sheet = await call('GET', `/applications/${formula}/export.csv`)
    expect(sheet.text).not.toMatch(/(?:^|,)"?=HYPERLINK/m)
  })
})
