import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { openBrowser, type Server, startServer, until } from './actors.ts'
import { axeViolationsOn, rulesIn } from './axe.ts'
import { aCompany, applyAt, type Company, cardOf, openApplications, postedJob, receivedBy } from './company-desk.ts'
import { brokenResume, middlingResume, strongResume } from './pdf-fixtures.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser
let company: Company

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ AUTO_VERIFY_COMPANIES: 'on' }), openBrowser()])
  company = await aCompany(server, 'cara@lantern.example.test', 'Lantern Works')
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** Nobody is kept out of it, in light and in dark, on a desk and on a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string) => {
  const folder = process.env.SCREENS
  const size = page.viewportSize()!
  for (const [kind, viewport] of [
    ['wide', size],
    ['narrow', { width: 390, height: 844 }],
  ] as const)
    for (const theme of ['light', 'dark'] as const) {
      await page.setViewportSize(viewport)
      await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), theme === 'dark')
      if (folder) await page.screenshot({ path: `${folder}/${name}-${kind}-${theme}.png` })
      expect({
        name,
        kind,
        theme,
        barriers: await axeViolationsOn(page, { rules: rulesIn(theme) }),
      }).toEqual({ name, kind, theme, barriers: [] })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    }
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  await page.setViewportSize(size)
}

describe('a rejection', () => {
  test('asks for the evidence and a lawful reason, offers a mail that waits, and is taken back', async () => {
    const job = await postedJob(company, 'Backend Developer')
    await applyAt(server, job, { name: 'Tomas Okafor', email: 'tomas.rejected@example.test', paper: await middlingResume() })
    const { page, complaints, context } = await openApplications(browser, server, { token: company.token, path: job })
    await cardOf(page, 'Tomas Okafor').getByText('confidence').waitFor()
    const status = page.getByRole('combobox', { name: 'Status of Tomas Okafor' })
    await status.selectOption('Rejected')
    const dialog = page.getByRole('dialog', { name: 'Reject Tomas Okafor' })
    await dialog.getByLabel('Tell the applicant by email').check()
    await page.setViewportSize({ width: 390, height: 700 })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    const refusal = dialog.getByRole('alert').filter({ hasText: 'Please open the evidence of this applicant' })
    await until(() => refusal.evaluate((element) => element === document.activeElement), 'the refusal to have the focus')
    const [told, button] = [await refusal.boundingBox(), await dialog.getByRole('button', { name: 'Reject' }).boundingBox()]
    expect(told!.y >= 0 && button!.y + button!.height <= 700 && button!.y - told!.y - told!.height < 80).toBe(true)
    await page.setViewportSize({ width: 1280, height: 900 })
    await looked(page, 'portal-refused')
    expect((await receivedBy(company, job))[0]!.status).toBe('New')

    await dialog.getByRole('button', { name: 'Open the evidence' }).click()
    await dialog.getByText('You have opened the evidence of this applicant.').waitFor()
    await dialog.getByText('must-have').first().waitFor()
    await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: 'A required skill is not shown' })
    await dialog.getByLabel('Explanation').fill('Kubernetes is missing, and he is too old for this team.')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByText('This cannot be a reason: a decision must not rest on age.').waitFor()
    await dialog.getByLabel('Explanation').fill('Kubernetes is not shown.')
    await dialog.getByLabel('Template').selectOption({ label: 'After an interview' })
    await dialog.getByLabel('Give the reason in the email').check()
    await dialog.getByText('What Tomas Okafor will read').click()
    await dialog.getByText('The reason for this decision: A required skill is not shown: Kubernetes is not shown.').waitFor()
    await looked(page, 'portal-rejecting')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('Tomas Okafor is rejected. The email goes out in 10 minutes.').waitFor()
    expect(await status.inputValue()).toBe('Rejected')
    await looked(page, 'portal-undo')

    // The keyboard alone takes it back.
    const undo = page.getByRole('region', { name: 'Last change' }).getByRole('button', { name: 'Undo' })
    await undo.focus()
    await page.keyboard.press('Enter')
    await page.getByText('Tomas Okafor is no longer rejected').waitFor()
    expect(await status.inputValue()).toBe('New')
    expect((await receivedBy(company, job))[0]).toMatchObject({ status: 'New', isAnswered: false })

    // From the details it costs no more than the reason; there, too, it can be taken back.
    await page.getByRole('link', { name: 'Tomas Okafor' }).click()
    const sheet = page.getByRole('dialog', { name: 'Tomas Okafor', exact: true })
    await sheet.getByText('must-have').first().waitFor()
    await sheet.getByRole('combobox', { name: 'Status of Tomas Okafor' }).selectOption('Rejected')
    await dialog.getByText('You have opened the evidence of this applicant.').waitFor()
    await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: 'The position is filled or was closed' })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await sheet.getByText('The position is filled or was closed').waitFor()
    await looked(page, 'portal-rejected')
    await sheet.getByRole('button', { name: 'Undo the rejection' }).click()
    await sheet.getByRole('button', { name: 'Undo the rejection' }).waitFor({ state: 'detached' })
    await sheet.getByRole('tab', { name: 'History' }).click()
    for (const words of [
      'You opened the evidence',
      'You rejected the application: A required skill',
      'You took the rejection back',
    ])
      await sheet.getByText(words).first().waitFor()
    await sheet.getByRole('tab', { name: /^Messages/ }).click()
    await sheet.getByText('Taken back', { exact: true }).waitFor()
    expect(complaints.filter((each) => !each.includes('400'))).toEqual([])
    await context.close()
  })

  test('has its own way back, also when somebody else is rejected right after', async () => {
    const job = await postedJob(company, 'Backend Developer')
    await applyAt(server, job, { name: 'Tomas Okafor', email: 'tomas.first@example.test', paper: await middlingResume() })
    await applyAt(server, job, { name: 'Ingrid Solberg', email: 'ingrid.second@example.test', paper: await strongResume() })
    const { page, context } = await openApplications(browser, server, { token: company.token, path: job })
    for (const name of ['Tomas Okafor', 'Ingrid Solberg']) {
      await cardOf(page, name).getByText('confidence').waitFor()
      await page.getByRole('combobox', { name: `Status of ${name}` }).selectOption('Rejected')
      const dialog = page.getByRole('dialog', { name: `Reject ${name}` })
      await dialog.getByRole('button', { name: 'Open the evidence' }).click()
      await dialog.getByText('You have opened the evidence of this applicant.').waitFor()
      await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: 'A required skill is not shown' })
      await dialog.getByRole('button', { name: 'Reject' }).click()
      await page.getByText(`${name} is rejected. You can undo this for 10 minutes.`).waitFor()
    }
    const changes = page.getByRole('region', { name: 'Last change' })
    await changes.hover()
    expect(await changes.getByRole('button', { name: 'Undo' }).count()).toBe(2)
    await looked(page, 'portal-two-undos')
    // The server refuses the one: that stands at its button, and both stay.
    await page.route('**/jobportal/applications/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await changes.getByRole('button', { name: 'Undo' }).first().click()
    await page.getByRole('alert').getByText('The rejection still stands. Check your connection and try again.').waitFor()
    await page.unroute('**/jobportal/applications/*')
    await changes.getByRole('button', { name: 'Undo' }).first().click()
    await page.getByText('Tomas Okafor is no longer rejected').waitFor()
    expect(await changes.getByText('Tomas Okafor').count()).toBe(0)
    await changes.getByText('Ingrid Solberg is rejected.').waitFor()
    expect(await page.getByRole('combobox', { name: 'Status of Tomas Okafor' }).inputValue()).toBe('New')
    await changes.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Ingrid Solberg is no longer rejected').waitFor()
    expect((await receivedBy(company, job)).map(({ status }) => status)).toEqual(['New', 'New'])
    await context.close()
  })

  test('of somebody whose file cannot be read costs the download of that file; without an answer nothing is lost', async () => {
    const job = await postedJob(company, 'Data Analyst')
    await applyAt(server, job, { name: 'Henry Half', email: 'henry.rejected@example.test', paper: await brokenResume() })
    const { page, complaints, context } = await openApplications(browser, server, { token: company.token, path: job })
    await cardOf(page, 'Henry Half').getByText('Needs a person').waitFor()
    await page.getByRole('combobox', { name: 'Status of Henry Half' }).selectOption('Rejected')
    const dialog = page.getByRole('dialog', { name: 'Reject Henry Half' })
    await dialog.getByText('This resume needs a person').waitFor()
    await page.route('**/jobportal/application/*', (route) => route.abort())
    await dialog.getByRole('button', { name: 'Download the resume' }).click()
    await dialog.getByText('The evidence could not be loaded').waitFor()
    await looked(page, 'portal-evidence-failed')
    await page.unroute('**/jobportal/application/*')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Try again' }).click(),
    ])
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
    await dialog.getByLabel('Reason', { exact: true }).selectOption({ label: 'Another reason' })
    await dialog.getByLabel('Explanation').fill('The file is damaged, and no other one came.')
    await looked(page, 'portal-unreadable')
    await page.route('**/jobportal/applications/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByText('Nothing was changed: the server could not be reached. What you typed is still here.').waitFor()
    await page.unroute('**/jobportal/applications/*')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByText('Henry Half is rejected. You can undo this for 10 minutes.').waitFor()
    expect((await receivedBy(company, job))[0]!.status).toBe('Rejected')
    expect(complaints.filter((each) => !each.includes('ERR_FAILED'))).toEqual([])
    await context.close()
  })
})
