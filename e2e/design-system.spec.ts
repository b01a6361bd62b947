import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { admin, awake, openBrowser, type Server, signIn, startServer } from './actors.ts'
import { barriers } from './looks.ts'
import { differences } from './picture-compare.ts'

setDefaultTimeout(120_000)

const folder = join(import.meta.dir, 'pictures')
/** PICTURES=take writes new ones, after a change that was meant: look at them before they are committed. */
const isTaking = process.env.PICTURES === 'take'
const themes = ['light', 'dark'] as const

let server: Server
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' })
  await signIn(context, server, admin)
  page = await context.newPage()
  await page.goto(`${server.url}/dashboard/admin/design-system`)
  await awake(page)
  await page.evaluate(() => document.fonts.ready)
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const paint = (theme: (typeof themes)[number]) =>
  page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), theme === 'dark')
const nameOf = (piece: string, theme: string) => `${piece}-${theme}.png`
const still = { animations: 'disabled', caret: 'hide' } as const

/** What of the page stands where, in whole points. */
const placeOf = async (element: Locator) => {
  const box = (await element.boundingBox())!
  const scrolled = await page.evaluate(() => scrollY)
  const [x, y] = [Math.round(box.x), Math.round(box.y + scrolled)]
  return { x, y, width: Math.round(box.x + box.width) - x, height: Math.round(box.y + scrolled + box.height) - y }
}

/** Takes pictures when asked to; else says which pieces differ from theirs. */
async function compared(pieces: readonly { name: string; element: Locator }[]): Promise<string[]> {
  const places = await Promise.all(pieces.map(async ({ name, element }) => ({ name, place: await placeOf(element) })))
  const shown = await page.screenshot({ ...still, fullPage: true })
  if (isTaking) {
    mkdirSync(folder, { recursive: true })
    for (const { name, place } of places)
      await Bun.write(join(folder, name), await page.screenshot({ ...still, fullPage: true, clip: place }))
  }
  const pictures = places.map(async ({ name, place }) => {
    const kept = Bun.file(join(folder, name))
    return { name, place, kept: (await kept.exists()) ? Buffer.from(await kept.arrayBuffer()) : null }
  })
  return differences(page, shown, await Promise.all(pictures))
}

/** Every piece of the page in one theme. */
async function piecesIn(theme: (typeof themes)[number]) {
  await paint(theme)
  const names = await page.locator('[data-piece]').evaluateAll((all) => all.map((each) => each.getAttribute('data-piece')!))
  return names.map((piece) => ({ name: nameOf(piece, theme), element: page.locator(`[data-piece="${piece}"]`) }))
}

for (const theme of themes)
  test(`every piece looks as it did, ${theme}`, async () => {
    const pieces = await piecesIn(theme)
    expect(pieces.length).toBeGreaterThan(40)
    expect(await compared(pieces)).toEqual([])
  })

test('fields and buttons show where the keyboard and the pointer are', async () => {
  await paint('light')
  const piece = page.locator('[data-piece="button-primary"]')
  const field = page.locator('[data-piece="text-field"] .field').first()
  await page.keyboard.press('Tab')
  await piece.locator('button').first().focus()
  expect(await compared([{ name: 'button-focus.png', element: piece }])).toEqual([])
  await field.locator('input').focus()
  expect(await compared([{ name: 'field-focus.png', element: field }])).toEqual([])
  await piece.locator('button').first().hover()
  expect(await compared([{ name: 'button-hover.png', element: piece }])).toEqual([])
  await page.mouse.move(0, 0)
})

test('dialogs look as they did', async () => {
  for (const [opener, name] of [
    ['Open a dialog', 'dialog'],
    ['Open a question', 'question'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (const theme of themes) {
      await paint(theme)
      // It stands in the window, not on the page.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      expect(await compared([{ name: nameOf(name, theme), element: dialog }])).toEqual([])
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await paint('light')
})

test('no picture is kept of what is not there any more', async () => {
  const pieces = await page.locator('[data-piece]').evaluateAll((all) => all.map((each) => each.getAttribute('data-piece')))
  const known = [...pieces, 'dialog', 'question'].flatMap((piece) => themes.map((theme) => nameOf(piece!, theme)))
  expect(
    readdirSync(folder).filter((name) => ![...known, 'button-focus.png', 'button-hover.png', 'field-focus.png'].includes(name)),
  ).toEqual([])
})

test('the comparison names a piece that has changed, and only that one', async () => {
  if (isTaking) return
  const sheets = await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.badge { border-radius: 2px !important; font-weight: 700 !important }')
    return document.adoptedStyleSheets.push(sheet)
  })
  const changed = await compared(await piecesIn('light'))
  await page.evaluate((count) => document.adoptedStyleSheets.splice(count - 1, 1), sheets)
  const named = changed.map((said) => said.split(':')[0])
  expect(named).toContain('badge-light.png')
  expect(named).not.toContain('button-primary-light.png')
})

test('can be used by everybody, and fits a phone', async () => {
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
