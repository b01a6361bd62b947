import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, BrowserContext, Page } from 'playwright'
import { csvRows } from '#src/analytics/test-csv.ts'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, watch } from './actors.ts'
import { axeViolationsOn } from './axe.ts'
import { distantResume, job, middlingResume, type Paper, strongResume } from './pdf-fixtures.ts'
import { seedHistory } from './seed-history.ts'

setDefaultTimeout(90_000)

let server: Server
let browser: Browser
let window: BrowserContext

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const owner = await aRecruiter(browser, server, recruiter('Ines Marlow'))
  window = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  window.setDefaultTimeout(12_000)
  await signIn(window, server, owner)
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const visit = async (path: string) => {
  const page = await window.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url + path)
  await awake(page)
  return { page, complaints }
}

/** Nobody is kept out of this screen, in light and in dark, and it fits a phone. SCREENS=folder keeps pictures of it. */
const looked = async (page: Page, name: string, alsoNarrow = false) => {
  const shot = async (kind: string) => {
    if (process.env.SCREENS) await page.screenshot({ path: `${process.env.SCREENS}/${name}-${kind}.png`, fullPage: true })
  }
  const size = page.viewportSize()!
  const paint = (isDark: boolean) => page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => globalThis.scrollTo(0, 0))
  await shot('light')
  const light = await axeViolationsOn(page)
  await paint(true)
  await shot('dark')
  const dark = await axeViolationsOn(page, { rules: 'colours' })
  await paint(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('narrow')
  const narrow = alsoNarrow ? await axeViolationsOn(page) : []
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth)
  await page.setViewportSize(size)
  expect({ name, light, dark, narrow, tooWide: Math.max(0, tooWide) }).toEqual({
    name,
    light: [],
    dark: [],
    narrow: [],
    tooWide: 0,
  })
}

/** Ranks three resumes, moves one of them, and gives the workspace a past. */
const fill = async () => {
  const form = new FormData()
  const file = ({ name, mimeType, buffer }: Paper) => new File([new Uint8Array(buffer)], name, { type: mimeType })
  form.append('job_description_title', 'Backend Engineer')
  form.append('job_description', file(await job()))
  for (const resume of [await strongResume(), await middlingResume(), await distantResume()]) form.append('resumes', file(resume))
  const cookie = (await window.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${server.url}/api/submit`, { method: 'POST', headers: { cookie }, body: form })
  const { results } = (await answer.json()) as { results: { _id: string; jobDescriptionId: { _id: string } }[] }
  const [{ _id, jobDescriptionId }] = results as [(typeof results)[number]]
  const stages = await window.request.get(`${server.url}/api/job-descriptions/${jobDescriptionId._id}/stages`)
  const screening = (await stages.json()).stages[1]._id
  const moved = await window.request.put(`${server.url}/api/candidates/${_id}/stage`, {
    data: { stageId: screening, version: 0 },
  })
  expect(moved.ok()).toBe(true)
  await window.request.post(`${server.url}/api/candidates/${_id}/tasks`, {
    data: { title: 'Call', dueOn: '2020-01-01', assigneeId: null },
  })
  seedHistory(server.dataDir, 120)
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describe('analytics', () => {
  test('of an empty workspace invite to begin', async () => {
    const { page, complaints } = await visit('/dashboard/analytics')
    await page.getByRole('heading', { name: 'Numbers come with the first candidates' }).waitFor()
    await looked(page, 'empty')
    expect(await page.getByRole('link', { name: 'Match resumes' }).getAttribute('href')).toBe('/dashboard/upload')
    expect(complaints).toEqual([])
    await page.close()
  })

  test('show numbers for the days that are asked for, which stand in the address', async () => {
    await fill()
    const { page, complaints } = await visit('/dashboard/analytics')
    const ranked = page.getByRole('link', { name: /candidates ranked: open the rows$/ })
    const inRange = Number.parseInt((await ranked.textContent())!, 10)
    await page.getByRole('link', { name: 'All time' }).click()
    await page.waitForURL(/range=all/)
    await page.getByRole('link', { name: '123, candidates ranked: open the rows' }).waitFor()
    expect(inRange).toBeLessThan(123)
    await looked(page, 'analytics', true)
    // Only those who were ranked just now are of the last days.
    const today = new Date().toISOString().slice(0, 10)
    await page.getByLabel('From', { exact: true }).fill(today)
    await page.getByLabel('To', { exact: true }).fill(today)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/from=/)
    await page.getByRole('link', { name: '3, candidates ranked: open the rows' }).waitFor()
    await page.locator('select[name=job]').selectOption({ label: 'Backend Engineer' })
    await page.waitForURL(/job=/)
    await section(page, 'Funnel by stage').getByText('The stages of this job description').waitFor()
    await page.reload()
    await page.getByRole('link', { name: '3, candidates ranked: open the rows' }).waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  test('open the rows behind a number, as many as it says, and lead to the candidates', async () => {
    const { page, complaints } = await visit('/dashboard/analytics?range=all')
    const number = section(page, 'Funnel by stage').getByRole('link', { name: /reached Screening: open the rows$/ })
    const said = Number.parseInt((await number.textContent())!, 10)
    await number.click()
    await page.getByRole('heading', { name: 'Reached Screening', level: 1 }).waitFor()
    await page.getByText('who have since been in this stage or in a later one').waitFor()
    await looked(page, 'rows')
    // Whoever was ranked last is first; the others are copies without a document.
    const first = await page.locator('tbody th a').first().getAttribute('href')
    let rows = 0
    for (;;) {
      const shown = page.getByText(/^\d+ to \d+ of \d+$/)
      rows += await page.locator('tbody tr').count()
      const next = page.getByRole('link', { name: 'Next', exact: true })
      if ((await next.count()) === 0) break
      const before = (await shown.textContent())!
      await next.click()
      await page.waitForFunction((text) => !document.body.textContent?.includes(text), before)
    }
    expect(rows).toBe(said)
    await page.goto(server.url + first)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(page.url()).toMatch(/\/dashboard\/candidates\/[^/]+$/)
    expect(complaints).toEqual([])
    await page.close()
  })

  test('can be read as tables, and by keyboard alone', async () => {
    const { page, complaints } = await visit('/dashboard/analytics?range=all')
    const funnel = section(page, 'Funnel by stage')
    const definition = page.getByRole('button', { name: 'What is counted: Hired', exact: true }).first()
    await definition.focus()
    await page.keyboard.press('Enter')
    const text = page.locator(':popover-open')
    await text.waitFor()
    await page.keyboard.press('Escape')
    await text.waitFor({ state: 'hidden' })
    const toggle = funnel.getByRole('button', { name: 'Show as table' })
    await toggle.focus()
    await page.keyboard.press('Space')
    const table = funnel.getByRole('table', { name: 'Candidates by the stages they reached' })
    expect(await table.getByRole('columnheader').allTextContents()).toContain('Of the stage before')
    expect(await table.getByRole('rowheader').allTextContents()).toEqual(['New', 'Screening', 'Interview', 'Offer', 'Hired'])
    for (const other of await page.getByRole('button', { name: 'Show as table' }).all())
      expect(await other.isVisible()).toBe(true)
    while ((await page.getByRole('button', { name: 'Show as table' }).count()) > 0)
      await page.getByRole('button', { name: 'Show as table' }).first().click()
    await looked(page, 'tables')
    const inTable = table.getByRole('link').first()
    await inTable.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Reached New', level: 1 }).waitFor()
    expect(complaints).toEqual([])
    await page.close()
  })

  test('are taken along as CSV that says the same', async () => {
    const { page } = await visit('/dashboard/analytics?range=all')
    const funnel = section(page, 'Funnel by stage')
    const said = (await funnel.getByRole('link', { name: /reached Interview: open the rows$/ }).textContent())!
    const download = page.waitForEvent('download')
    await funnel.getByRole('link', { name: 'Funnel by stage as CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^analytics-funnel-\d{4}-\d\d-\d\d\.csv$/)
    const [header, ...rows] = csvRows(await Bun.file((await file.path())!).text())
    expect(header?.slice(0, 2)).toEqual(['Stage', 'Reached'])
    expect(rows.find(([stage]) => stage === 'Interview')?.[1]).toBe(said)
    await page.close()
  })

  test('say what went wrong, and try again', async () => {
    const { page } = await visit('/dashboard/analytics?range=all')
    let isAway = true
    await page.route('**/api/analytics?**', (route) =>
      isAway ? route.fulfill({ status: 500, json: { error: 'No' } }) : route.continue(),
    )
    await page.getByRole('link', { name: '30 days' }).click()
    await page.getByText('The numbers could not be loaded').waitFor()
    isAway = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await section(page, 'Funnel by stage').waitFor()
    const { page: wrong } = await visit('/dashboard/analytics?from=2026-02-31')
    await wrong.getByText('Please write days like 2026-03-31.').waitFor()
    await wrong.getByRole('link', { name: 'Start with the last 90 days' }).waitFor()
    await Promise.all([page.close(), wrong.close()])
  })
})
