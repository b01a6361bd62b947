import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { greenhouseZip, madeUpPeople } from '#src/import-export/systems/test-exports.ts'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { picture } from './looks.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let context: BrowserContext
const people = madeUpPeople(40, 3)

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ DEFAULT_PLAN: 'free' }), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Ines Carvalho'))
  context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  await signIn(context, server, owner)
  const written = await context.request.post(`${server.url}/api/job-descriptions`, {
    data: {
      title: 'DevOps Engineer',
      sections: [{ heading: 'Requirements', text: '- Docker\n- PostgreSQL\n- 3 years of experience' }],
    },
  })
  expect(written.status()).toBe(201)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const choose = (page: Page, name: string, content: Uint8Array) =>
  page.getByLabel('Table or JSON Resume files').setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(content) })

test('an export of Greenhouse: where it comes from, what comes along, stages, fields, and back again', async () => {
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(`${server.url}/dashboard/import`)
  await awake(page)
  await page.getByRole('button', { name: 'Choose a saved one' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Select' }).first().click()
  await choose(page, 'greenhouse.zip', greenhouseZip(people))
  await page.getByRole('heading', { name: 'From Greenhouse' }).waitFor()
  await page.getByText('as the Harvest interface writes them').waitFor()
  await page.getByText('Decisions of Greenhouse stay history.').waitFor()
  expect(await page.getByLabel('Recruiter Phone Screen').inputValue()).toBe('Screening')
  expect(await page.getByLabel('Recruiter Phone Screen').locator('option').allTextContents()).not.toContain('Rejected')
  expect(await axeViolationsOn(page)).toEqual([])
  await picture(page, 'import-system')

  const left = people.filter(({ stage }) => stage === 'Take Home Test').length
  await page.getByLabel('Take Home Test').selectOption({ label: 'Leave these people out' })
  await page.getByRole('button', { name: `Import ${people.length - left} people` }).waitFor()
  await page.getByRole('button', { name: /^Left out/ }).click()
  await page.getByRole('row', { name: /photo_url/ }).waitFor()
  await page.getByRole('button', { name: /^Import \d+ people/ }).click()
  await page.getByText('stand with').waitFor({ timeout: 60_000 })
  await page.getByRole('heading', { name: 'What happens to each field' }).waitFor()
  expect(await axeViolationsOn(page)).toEqual([])
  await picture(page, 'import-system-done')

  const found = await (await context.request.get(`${server.url}/api/candidate-filtering`)).json()
  expect(found).toHaveLength(people.length - left)
  const activity = await context.newPage()
  await activity.goto(`${server.url}/dashboard/candidates/${found[0]._id}/activity`)
  await activity.getByText('In Greenhouse').first().waitFor()
  await picture(activity, 'import-system-activity')
  await activity.close()

  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('button', { name: 'Delete these candidates' }).click()
  await page.getByText(`${people.length - left} candidates are deleted.`).waitFor()
  expect(await axeViolationsOn(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.close()
})
