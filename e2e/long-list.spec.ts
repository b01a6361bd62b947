import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { storeCandidates, workspaceOf } from '#src/tools/bench/stored-candidates.ts'
import { aRecruiter, awake, openBrowser, recruiter, type Server, signIn, startServer, until, watch } from './actors.ts'

setDefaultTimeout(60_000)

const count = 2000

let server: Server
let browser: Browser
let owner: BrowserContext
let watched: string[] = []

const visit = async (search = '') => {
  const page = await owner.newPage()
  watched = watch(page, server).complaints
  await page.goto(`${server.url}/dashboard/candidates${search}`)
  await awake(page)
  return page
}

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  const account = await aRecruiter(browser, server, recruiter('Lars Holm'))
  const path = join(server.dataDir, 'ats.db')
  storeCandidates(path, workspaceOf(path, account.email), count, '')
  owner = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  await signIn(owner, server, account)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const rowsSeen = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[data-id]')]
    const seen = rows.filter((row) => row.getBoundingClientRect().bottom > 110 && row.getBoundingClientRect().top < innerHeight)
    return { inDocument: rows.length, first: Number(seen[0]?.dataset.index), last: Number(seen.at(-1)?.dataset.index) }
  })
const known = (page: Page, index: number) => page.locator(`tbody tr[data-index="${index}"][data-id]`)

test('a list of two thousand is scrolled to its end, with only the rows in sight in the document', async () => {
  const page = await visit()
  await page.getByText('2,000 candidates').first().waitFor()
  expect(await page.getByRole('grid').getAttribute('aria-rowcount')).toBe('2001')
  for (let turn = 0; turn < 400; turn += 1) {
    const isOver = await page.evaluate(async () => {
      window.scrollBy({ top: 12_000, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(done))
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
    })
    if (isOver) break
  }
  await known(page, count - 1).waitFor()
  // The last rows may be higher than rows were thought to be: who goes on scrolling gets to their end.
  await until(async () => {
    await page.mouse.wheel(0, 2000)
    return (await rowsSeen(page)).last === count - 1
  }, 'the last row in sight')
  const { inDocument } = await rowsSeen(page)
  expect(inDocument).toBeLessThan(60)
  expect(await known(page, count - 1).getAttribute('aria-rowindex')).toBe(String(count + 1))
  expect(watched).toEqual([])
  await page.close()
})

test('a long list is walked through by keyboard alone', async () => {
  const page = await visit()
  const focused = () => page.evaluate(() => Number((document.activeElement as HTMLElement).dataset.index))
  const arrives = (index: number) =>
    page.waitForFunction((wanted) => Number((document.activeElement as HTMLElement).dataset.index) === wanted, index)
  await known(page, 0).focus()
  await page.keyboard.press('ArrowDown')
  await arrives(1)
  await page.keyboard.press('End')
  await known(page, count - 1).waitFor()
  await arrives(count - 1)
  await page.keyboard.press('ArrowUp')
  await arrives(count - 2)
  await page.keyboard.press('PageUp')
  expect(await focused()).toBeLessThan(count - 4)
  await page.keyboard.press('Home')
  await arrives(0)
  await page.keyboard.press(' ')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ ')
  await page.getByText('3 chosen', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^See the evidence for/ }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await arrives(2)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^See the evidence for/ }).waitFor({ state: 'detached' })
  await page.close()
})

test('a long list is found again where it was left, also after a reload', async () => {
  const page = await visit()
  await page.evaluate(() => window.scrollTo({ top: 60_000, behavior: 'instant' }))
  await page.waitForFunction(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('tbody tr[data-id]')]
    return rows.some((row) => Number(row.dataset.index) > 300 && row.getBoundingClientRect().top > 200)
  })
  const before = await rowsSeen(page)
  await known(page, before.first + 2)
    .locator('a.job-link')
    .click()
  await page.waitForURL('**/dashboard/job-descriptions/**')
  await page.goBack()
  await known(page, before.first + 2).waitFor()
  await page.waitForFunction(() => window.scrollY > 30_000)
  expect(Math.abs((await rowsSeen(page)).first - before.first)).toBeLessThanOrEqual(1)
  await page.reload()
  await awake(page)
  await known(page, before.first + 2).waitFor()
  expect(Math.abs((await rowsSeen(page)).first - before.first)).toBeLessThanOrEqual(1)
  await page.goto(`${server.url}/dashboard/candidates?page=20`)
  await awake(page)
  await known(page, 951).waitFor()
  await page.close()
})

/** A story that is told once more has rows of its own: what the first telling left behind stays as it is. */
let tellings = 0
const freshRows = () => {
  tellings += 1
  return tellings * 6
}

test('several are tagged together, and the tag goes again with one press', async () => {
  const page = await visit('?sort=newest')
  const first = freshRows()
  const name = `Spring batch ${first}`
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await boxes.nth(first).click()
  await boxes.nth(first + 4).click({ modifiers: ['Shift'] })
  await page.getByText('5 chosen', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Tags' })
  await dialog.getByLabel('Tag to add').fill(name)
  await dialog.getByRole('button', { name: 'Add to all' }).click()
  await page.getByText(`Tagged 5 candidates “${name}”`).waitFor()
  const tagged = async () => {
    const tags: { name: string; count: number }[] = await (await owner.request.get(`${server.url}/api/tags`)).json()
    return tags.find((tag) => tag.name === name)?.count ?? 0
  }
  expect(await tagged()).toBe(5)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 5 candidates').waitFor()
  expect(await tagged()).toBe(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.getByLabel('Select the first 1,000').click()
  await page.getByText('1,000 chosen', { exact: true }).waitFor()
  expect(watched).toEqual([])
  await page.close()
})

test('several are moved together, but for the one whom another window moved since', async () => {
  const page = await visit('?sort=newest')
  const first = freshRows()
  const boxes = page.getByRole('checkbox', { name: /^Select / })
  await boxes.nth(first).click()
  await boxes.nth(first + 2).click({ modifiers: ['Shift'] })
  await page.getByText('3 chosen', { exact: true }).waitFor()
  const id = await known(page, first - 1).getAttribute('data-id')
  await page.getByRole('button', { name: 'Move to stage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move to a stage' })
  await dialog.getByRole('radio', { name: /^Interview/ }).check()
  await dialog.getByRole('button', { name: 'Move 3' }).click()
  await page.getByText('Moved 3 candidates to Interview').waitFor()

  const second = await owner.newPage()
  await second.goto(`${server.url}/dashboard/candidates/${id}/activity`)
  const { stages, placement } = await (await owner.request.get(`${server.url}/api/candidates/${id}/workflow`)).json()
  const offer = stages.find(({ name }: { name: string }) => name === 'Offer')._id
  const moved = await owner.request.put(`${server.url}/api/candidates/${id}/stage`, {
    data: { stageId: offer, version: placement.version },
    headers: { origin: server.url },
  })
  expect(moved.ok()).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone for 2 candidates').waitFor()
  await page.getByText(/was moved to Offer by you, in another window, since/).waitFor()
  await second.getByText(/from Interview to Offer/).waitFor()
  await second.close()
  await page.close()
})

test('a search looks through all stored resumes with a job description, and whom it finds is ranked', async () => {
  const page = await visit()
  await page.goto(`${server.url}/dashboard/archive`)
  await awake(page)
  await page.getByLabel('Job description').selectOption({ index: 2 })
  const ranking = page.getByRole('button', { name: /^Rank for this job/ })
  await ranking.first().waitFor()
  await ranking.first().click()
  await page.getByText(/is now ranked for this position/).waitFor()
  expect(watched).toEqual([])
  await page.close()
})
