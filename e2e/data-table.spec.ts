import { afterAll, beforeAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import type { Browser, BrowserContext, Page } from 'playwright'
import { storeCandidates, workspaceOf } from '#src/tools/bench/stored-candidates.ts'
import {
  aRecruiter,
  awake,
  openBrowser,
  type Person,
  recruiter,
  type Server,
  signIn,
  startServer,
  until,
  watch,
} from './actors.ts'
import { axeViolationsOn } from './axe.ts'

setDefaultTimeout(90_000)

/** A workspace with so many candidates, on a server of its own. */
interface House {
  server: Server
  person: Person
}

let browser: Browser
let many: House
let few: House

const aHouse = async (count: number, person: Person): Promise<House> => {
  const server = await startServer()
  await aRecruiter(browser, server, person)
  const path = join(server.dataDir, 'ats.db')
  storeCandidates(path, workspaceOf(path, person.email), count, '')
  return { server, person }
}

beforeAll(async () => {
  browser = await openBrowser()
  many = await aHouse(44, recruiter('Maja Forty'))
  few = await aHouse(26, recruiter('Fanny Twenty'))
})

afterAll(async () => {
  await browser?.close()
  await many?.server.stop()
  await few?.server.stop()
})

const visit = async ({ server, person }: House, viewport: { width: number; height: number }, search = '') => {
  const context = await browser.newContext({ viewport })
  context.setDefaultTimeout(15_000)
  await signIn(context, server, person)
  return { context, ...(await open(context, server, search)) }
}

const open = async (context: BrowserContext, server: Server, search = '') => {
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(`${server.url}/dashboard/candidates${search}`)
  await awake(page)
  return { page, complaints }
}

const laptop = { width: 1440, height: 900 }

/** Figures that are asked for stand in what the tests print. SCREENS=folder keeps pictures, too. */
const printed = (figure: string) => process.stdout.write(`${figure}\n`)
const shot = async (page: Page, name: string) => {
  if (process.env.SCREENS) await page.screenshot({ path: `${process.env.SCREENS}/${name}.png` })
}

const names = (page: Page) => page.locator('tbody tr[data-id] .candidate-name').allInnerTexts()
const headings = (page: Page) => page.locator('thead th').allInnerTexts()

describe('how much of the list is seen', () => {
  test('fourteen people or more in a window of 1440 × 900, in rows of 44 pixels', async () => {
    const { page, context, complaints } = await visit(many, laptop)
    const seen = await page.evaluate(() => {
      const top = document.querySelector('thead')!.getBoundingClientRect().bottom
      const boxes = [...document.querySelectorAll('tbody tr[data-id]')].map((row) => row.getBoundingClientRect())
      return {
        heights: [...new Set(boxes.map(({ height }) => height))],
        rows: boxes.filter((box) => box.top >= top - 1 && box.bottom <= window.innerHeight).length,
      }
    })
    printed(`candidates in a window of 1440 × 900: ${seen.rows}`)
    expect(seen.rows).toBeGreaterThanOrEqual(14)
    expect(seen.heights).toEqual([44])
    expect(await axeViolationsOn(page)).toEqual([])
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      const sideways = await page.evaluate(
        () => document.querySelector('.dense-frame')!.scrollWidth - document.querySelector('.dense-frame')!.clientWidth,
      )
      expect({ width, tooWide, sideways }).toEqual({ width, tooWide: 0, sideways: 0 })
      await shot(page, `list-${width}`)
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('44 people on a phone in less than 5,500 pixels, two lines each', async () => {
    const { page, context, complaints } = await visit(many, { width: 390, height: 844 })
    // Rows that are not in the document have their room.
    const height = await page.evaluate(() => document.querySelector('table')!.getBoundingClientRect().height)
    printed(`list of 44 people at 390 pixels: ${height.toFixed(0)} pixels high`)
    expect(height).toBeLessThanOrEqual(5500)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
    await shot(page, 'list-390')
    expect(await axeViolationsOn(page)).toEqual([])
    const [name] = await names(page)
    await page
      .getByRole('button', { name: `Actions for ${name}` })
      .first()
      .click()
    const menu = page.getByRole('menu', { name: `Actions for ${name}` })
    for (const item of ['Details', 'View pdf', 'Interview Scheduler…', 'Send Test-Link…'])
      await menu.getByRole('menuitem', { name: item, exact: true }).waitFor()
    await shot(page, 'menu-390')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('26 candidates on one page of paper, as a table without controls', async () => {
    const { page, context, complaints } = await visit(few, laptop)
    for (const landscape of [false, true]) {
      const paper = await page.pdf({ format: 'A4', landscape })
      if (process.env.SCREENS) await Bun.write(`${process.env.SCREENS}/list-${landscape ? 'landscape' : 'portrait'}.pdf`, paper)
      const pages = (await PDFDocument.load(paper)).getPageCount()
      printed(`26 candidates on A4, ${landscape ? 'landscape' : 'portrait'}: ${pages} ${pages === 1 ? 'page' : 'pages'}`)
      expect(pages).toBeLessThanOrEqual(landscape ? 2 : 1)
    }
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('tbody tr[data-id]:visible').count()).toBe(26)
    const controls = 'button:not(.table-sort, .row-stage), input, select, textarea, [data-do=menu]'
    expect(await page.locator(`main :is(${controls}):visible`).count()).toBe(0)
    await page.locator('.print-heading').getByText('No filters').waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('by keyboard', () => {
  test('the first candidate is six keys away, the whole table is one stop, and arrows lead through it', async () => {
    const { page, context, complaints } = await visit(many, laptop)
    const isThere = () => page.evaluate(() => document.activeElement?.matches('tr[data-index="0"]') ?? false)
    const textOf = () => page.evaluate(() => document.activeElement?.textContent ?? '')
    let keys = 0
    while (!(await isThere()) && keys < 60) {
      const isLink =
        (await textOf()).startsWith('Skip to') && (await page.evaluate(() => document.activeElement?.tagName === 'A'))
      await page.keyboard.press(isLink ? 'Enter' : 'Tab')
      keys += 1
    }
    printed(`first candidate by keyboard: ${keys} keys`)
    expect(keys).toBeLessThanOrEqual(6)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    const second = (await names(page))[1]!
    const label = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
    expect(await label()).toBe(`Select ${second}`)
    await page.keyboard.press('ArrowRight')
    expect(await label()).toBe(`Details for ${second}`)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('table') === null)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('tr[data-index="1"]'))).toBe(true)
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowRight')
    expect(await textOf()).toBe('Candidate')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/candidates?sort=name')
    await until(async () => (await textOf()) === 'Candidate', 'the focus to stay on the heading')
    await page.keyboard.press('ArrowDown')
    await until(isThere, 'the focus on the first row')
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('the headings', () => {
  test('sort, say so, and turn the order round', async () => {
    const { page, context, complaints } = await visit(many, laptop)
    const sorted = () =>
      page.locator('th[aria-sort]').evaluateAll((all) => all.map((th) => `${th.textContent} ${th.getAttribute('aria-sort')}`))
    expect(await sorted()).toEqual(['Match % descending'])
    await page.getByRole('button', { name: 'Candidate', exact: true }).click()
    await page.waitForURL('**?sort=name')
    await until(async () => (await sorted()).join() === 'Candidate ascending', 'the order by name')
    const shown = (await names(page)).slice(0, 10)
    expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'en')))
    await page.getByRole('button', { name: 'Candidate', exact: true }).click()
    await page.waitForURL('**?sort=-name')
    await until(async () => (await sorted()).join() === 'Candidate descending', 'the order turned round')
    expect((await names(page))[0]!.localeCompare(shown[0]!, 'en')).toBeGreaterThan(0)
    for (const heading of ['Rank', 'Experience', 'Stage', 'Added']) {
      await page.locator('thead').getByRole('button', { name: heading, exact: true }).click()
      await until(async () => (await sorted())[0]?.startsWith(heading) ?? false, `the order by ${heading}`)
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})

describe('columns and rows', () => {
  test('are chosen, with a preset that has all of them, and are the same with the next visit', async () => {
    const { page, context, complaints } = await visit(many, { width: 1280, height: 900 })
    const spec = [
      'Rank',
      'Candidate',
      'Job Title',
      'Experience',
      'Match %',
      'View pdf',
      'Interview Scheduler',
      'Details',
      'Status',
      'Score',
      'Send Test-Link',
    ]
    await page.getByRole('button', { name: 'Columns' }).click()
    const panel = page.getByRole('dialog', { name: 'Columns and density' })
    await panel.getByRole('checkbox', { name: 'Added' }).uncheck()
    expect(await headings(page)).not.toContain('Added')
    expect(await axeViolationsOn(page)).toEqual([])
    await shot(page, 'columns')
    await panel.getByRole('button', { name: 'All columns' }).click()
    await panel.getByRole('radio', { name: 'Compact' }).check()
    await page.keyboard.press('Escape')
    expect((await headings(page)).filter((title) => spec.includes(title))).toEqual(spec)
    const [name] = await names(page)
    await page
      .getByRole('button', { name: `Details for ${name}` })
      .first()
      .waitFor()
    // The headings and the names stay where they are while the rest scrolls.
    await page.evaluate(() => window.scrollTo({ top: 500, behavior: 'instant' }))
    await page.evaluate(() => document.querySelector('.dense-frame')!.scrollTo({ left: 400, behavior: 'instant' }))
    const places = () =>
      page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
        return {
          head: Math.round(box('thead').top - box('.app-header').bottom),
          name: Math.round(box('tbody tr[data-id] th').left - box('.dense-frame').left) < 120,
        }
      })
    await until(async () => Math.abs((await places()).head) <= 1, 'the headings below the header')
    expect((await places()).name).toBe(true)
    await shot(page, 'all-columns')
    const again = await open(context, many.server)
    expect((await headings(again.page)).filter((title) => spec.includes(title))).toEqual(spec)
    expect(
      await again.page
        .locator('tbody tr[data-id]')
        .first()
        .evaluate((row) => row.getBoundingClientRect().height),
    ).toBe(34)
    expect([...complaints, ...again.complaints]).toEqual([])
    await context.close()
  })
})

describe('a row', () => {
  test('has its stage to choose in place, and a way back', async () => {
    const { page, context, complaints } = await visit(many, laptop)
    const [name] = await names(page)
    const row = page.locator('tbody tr[data-index="0"]')
    await row.getByRole('button', { name: `Stage of ${name}: New` }).click()
    await page
      .getByRole('menu', { name: `Move ${name} to` })
      .getByRole('menuitemradio', { name: 'Interview' })
      .click()
    await row.getByRole('button', { name: `Stage of ${name}: Interview` }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.getByRole('button', { name: `Stage of ${name}: New` }).waitFor()
    await row.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Move to a stage…' }).click()
    await page.getByRole('menuitemradio', { name: /Rejected/ }).click()
    await page.getByRole('dialog', { name: `Reject ${name}` }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await row.getByRole('button', { name: `Stage of ${name}: New` }).waitFor()
    await row.hover()
    await shot(page, 'row')
    expect(complaints).toEqual([])
    await context.close()
  })

  test('keeps the way back of a rejection while somebody else is moved and moved back, and tells of it once', async () => {
    const { page, context, complaints } = await visit(many, laptop)
    const [first, second] = await names(page)
    const choose = async (name: string, stage: string) => {
      await page.getByRole('button', { name: `Stage of ${name}: New` }).click()
      await page.getByRole('menuitemradio', { name: stage }).click()
    }
    await choose(first!, 'Rejected')
    const dialog = page.getByRole('dialog', { name: `Reject ${first}` })
    await dialog.getByRole('button', { name: 'Open the evidence' }).click()
    await dialog.getByText('You have opened the evidence of this candidate.').waitFor()
    await dialog.getByLabel('Reason').selectOption({ label: 'A required skill is not shown' })
    await dialog.getByRole('button', { name: 'Reject' }).click()
    const changes = page.getByRole('region', { name: 'Last change' })
    const rejection = changes.getByText(`${first} was rejected. You can undo this for ten minutes.`)
    await rejection.waitFor()
    await choose(second!, 'Interview')
    await changes.getByText(`${second} moved to Interview.`).waitFor()
    // While it is pointed at nothing goes by itself.
    await changes.hover()
    const told = page.getByRole('status').filter({ hasText: `${first} was rejected.` })
    await changes.getByRole('button', { name: 'Undo' }).last().click()
    await page.getByRole('button', { name: `Stage of ${second}: New` }).waitFor()
    expect(await rejection.count()).toBe(1)
    expect(await told.count()).toBe(0)
    await changes.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: `Stage of ${first}: New` }).waitFor()
    expect(await changes.count()).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('leads those whom nobody has looked at to the review queue', async () => {
    const { page, context, complaints } = await visit(few, laptop)
    const all = await (await context.request.get(`${few.server.url}/api/candidates/to-review`)).json()
    const count = all.reduce((sum: number, each: { count: number }) => sum + each.count, 0)
    expect(count).toBe(26)
    const button = page
      .getByRole('button', { name: `Review ${count} new` })
      .or(page.getByRole('link', { name: `Review ${count} new` }))
    await button.click()
    if (all.length > 1) await page.getByRole('menu', { name: 'People to review' }).getByRole('menuitem').first().click()
    await page.waitForURL('**/review')
    // People who were stored without a document have no evidence to fetch beforehand.
    expect(complaints.filter((complaint) => !/ 404 .*\/evidence$/.test(complaint))).toEqual([])
    await context.close()
  })
})
