import type { Browser, Page } from 'playwright'
import type { ApplicationRecord } from '#src/jobportal/application-views.ts'
import { awake, linkIn, pathAt, type Server, watch } from './actors.ts'
import type { Paper } from './pdf-fixtures.ts'

export interface Company {
  token: string
  call<Answer>(method: string, path: string, body?: unknown): Promise<{ status: number; body: Answer }>
}

/** A company with a proved address that is signed in; the server has to take that for verified. */
export async function aCompany(server: Server, email: string, companyName: string): Promise<Company> {
  const account = { email, password: 'open-the-window-7' }
  const headers = { 'content-type': 'application/json' }
  const post = (path: string, body: unknown) => fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await post('/jobportal/register', { ...account, fullName: 'Cara Company', companyName })
  const { search } = new URL(linkIn(await server.mailTo(email), pathAt(server, '/jobportal/verify-email')))
  await fetch(`${server.url}/api/jobportal/verify-email${search}`)
  const { token } = (await (await post('/jobportal/login', account)).json()) as { token: string }
  return {
    token,
    async call<Answer>(method: string, path: string, body?: unknown) {
      const answer = await fetch(server.url + path, {
        method,
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      const text = await answer.text()
      return { status: answer.status, body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null) as Answer }
    },
  }
}

/** The id of a job that was posted. */
export async function postedJob(company: Company, title: string, more: Record<string, string> = {}): Promise<string> {
  const { body } = await company.call<{ jobId: string }>('POST', '/jobportal/post', {
    ...more,
    title,
    location: 'Oslo',
    descriptionText:
      'Design and run services that plan deliveries.\nAt least 5 years of experience in backend development.\nMust have: Go, PostgreSQL, Docker, Kubernetes.\nNice to have: Kafka, AWS.',
  })
  return body.jobId
}

interface SentApplication {
  name: string
  email: string
  paper: Paper
  source?: string
}

/** At most ten a minute: the server takes no more from one address. */
export async function applyAt({ url }: Server, job: string, { name, email, paper, source = '' }: SentApplication) {
  const form = new FormData()
  for (const [field, value] of Object.entries({ name, email, source })) if (value) form.set(field, value)
  form.set('resume', new File([new Uint8Array(paper.buffer)], paper.name, { type: paper.mimeType }))
  const answer = await fetch(`${url}/public/apply/${job}`, { method: 'POST', body: form })
  if (answer.status !== 201) throw new Error(`${name} could not apply: ${await answer.text()}`)
}

export const receivedBy = async (company: Company, job: string) =>
  (await company.call<ApplicationRecord[]>('GET', `/jobportal/applications/${job}`)).body

/** The page of a job's applications in a window of its own. */
export async function openApplications(browser: Browser, server: Server, { token, path }: { token: string; path: string }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(25_000)
  await context.addInitScript((kept) => sessionStorage.setItem('jobToken', kept), token)
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(`${server.url}/jobportal/applications/${path}`)
  await awake(page)
  return { page, complaints, context }
}

export const cards = (page: Page) => page.getByRole('grid', { name: 'Applications' }).locator('tbody tr[data-id]')
export const namesOn = (page: Page) => cards(page).locator('th a').allTextContents()
export const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name })
