import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, watch } from './actors.ts'
import { lookedAt } from './looks.ts'
import { job, type Paper, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let olga: BrowserContext
let candidate = ''
let name = ''
let address = ''

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Olga Stern'))
  olga = await browser.newContext({ viewport: { width: 1280, height: 860 } })
  olga.setDefaultTimeout(25_000)
  await signIn(olga, server, owner)
  const form = new FormData()
  const file = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description_title', 'Backend Engineer')
  form.append('job_description', file(await job()))
  form.append('resumes', file(await strongResume()))
  const cookie = (await olga.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const { results } = await (await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })).json()
  candidate = results[0]._id
  name = results[0].matchingResult[0]['Resume Data'].name
  address = results[0].matchingResult[0]['Resume Data'].email
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const looked = lookedAt('notice')

const visit = async (path: string) => {
  const page = await olga.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

const strip = (page: Page) => page.getByRole('region', { name: 'Privacy notice' })
const ownLink = async () => /https?:\/\/\S+\/notice\/\S+/.exec((await server.mailTo(address, 'keeps about you')).text)![0]

test('nobody can be told before the workspace has said who holds the data, and then a recruiter tells them', async () => {
  const { page, complaints } = await visit(`/dashboard/candidates/${candidate}`)
  await strip(page).getByText('Not told yet').waitFor()
  await strip(page).getByRole('link', { name: 'Write what the notice says first' }).click()
  const form = page.getByRole('form', { name: 'Privacy notice' })
  await form.getByLabel('Who holds the data').fill('Stern Hiring, Linienstr. 1, Berlin')
  await form.getByLabel('Contact about privacy').fill('privacy@stern.example')
  await form.getByLabel('What it is used for').fill('To find out whether you suit one of our open positions.')
  await form.getByLabel('On which legal ground').fill('Our legitimate interest in finding people (Art. 6(1)(f) GDPR).')
  await form.getByRole('button', { name: 'Save the notice' }).click()
  await page.getByText('The privacy notice is saved').waitFor()
  await looked(page, 'texts')
  await page.goto(`${server.url}/dashboard/candidates/${candidate}`)
  await awake(page)
  await page.getByRole('button', { name: /^Manage what is kept/ }).click()
  await page.getByRole('menuitem', { name: 'Send privacy notice' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(address).waitFor()
  await looked(page, 'dialog')
  await dialog.getByRole('button', { name: 'Send privacy notice' }).click()
  await strip(page)
    .getByText(/^Sent on .* by Olga Stern, not opened yet/)
    .waitFor()
  expect(complaints).toEqual([])
  await page.close()
})

test('the link in the mail opens without scripts: somebody corrects, asks for a person, objects, and has everything deleted', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, javaScriptEnabled: false })
  const page = await context.newPage()
  const link = await ownLink()
  const opened = await page.goto(link)
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  expect(opened?.headers()['x-robots-tag']).toContain('noindex')
  await page.getByRole('heading', { name: 'What is kept about you' }).waitFor()
  await page.getByText('Stern Hiring, Linienstr. 1, Berlin').waitFor()

  await page.locator('summary', { hasText: 'Correct this: Skills' }).click()
  const correction = page.getByRole('form', { name: 'Correct: Skills' })
  await correction.getByRole('radio', { name: 'Something is missing' }).check()
  await correction.getByLabel('Which skill is missing?').fill('Route planning')
  await correction.getByLabel('A few words about it').fill('Four years of it')
  await correction.getByRole('button', { name: 'Send the correction' }).click()
  await page.getByText('It stands beside what was read').waitFor()
  await page.getByText('You say this is missing:').waitFor()

  await page.locator('summary', { hasText: 'Ask for a person' }).click()
  await page.getByLabel('Why?').fill('Software cannot know what I meant')
  await page.getByRole('button', { name: 'Ask for a person' }).click()
  await page.getByText('You asked that a person looks at your case. Here it will say').waitFor()

  await page.locator('summary', { hasText: 'Object' }).click()
  await page.getByRole('button', { name: 'Object', exact: true }).click()
  await page.getByText('You objected. You are considered for no other position from now on.').waitFor()

  // The same page looked at with scripts, for colours and widths.
  const seeing = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await seeing.goto(link)
  await looked(seeing, 'page')
  await seeing.close()

  const desk = await visit(`/dashboard/candidates/${candidate}`)
  await strip(desk.page)
    .getByText(/^Objected on/)
    .waitFor()
  await strip(desk.page).getByText('1 correction by the person').click()
  await strip(desk.page).getByText('“Four years of it”').waitFor()
  await looked(desk.page, 'strip')
  await strip(desk.page).getByRole('button', { name: 'A person has looked' }).click()
  await strip(desk.page).getByText('Asked for a person').waitFor({ state: 'detached' })

  await page.goto(link)
  await page.getByText(/^A person looked at your case on/).waitFor()
  await page.locator('summary', { hasText: 'Delete my data' }).click()
  await page.getByRole('button', { name: 'Delete everything' }).click()
  await page.getByRole('heading', { name: 'Everything was deleted' }).waitFor()
  await desk.page.getByText('This candidate was deleted').waitFor()
  expect((await page.goto(link))?.status()).toBe(410)
  expect(desk.complaints).toEqual([])
  expect(name).not.toBe('')
  await desk.page.close()
  await context.close()
})
