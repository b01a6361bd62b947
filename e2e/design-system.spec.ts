import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright'
import { admin, awake, openBrowser, type Server, signIn, startServer } from './actors.ts'
import { barriers } from './looks.ts'
import { differences, type Picture } from './picture-compare.ts'

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
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', timezoneId: 'UTC' })
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

/** What stands in `pictures`, and what the page shows now. */
async function pair(name: string, now: Buffer): Promise<Picture> {
  const file = join(folder, name)
  if (isTaking) {
    mkdirSync(folder, { recursive: true })
    await Bun.write(file, now)
  }
  const kept = Bun.file(file)
  return { name, kept: (await kept.exists()) ? Buffer.from(await kept.arrayBuffer()) : null, now }
}

/** Every piece of the page in one theme. */
async function piecesIn(theme: (typeof themes)[number]): Promise<Picture[]> {
  await paint(theme)
  const pictures: Picture[] = []
  for (const piece of await page.locator('[data-piece]').all())
    pictures.push(await pair(nameOf((await piece.getAttribute('data-piece'))!, theme), await piece.screenshot(still)))
  return pictures
}

for (const theme of themes)
  test(`every piece looks as it did, ${theme}`, async () => {
    const pictures = await piecesIn(theme)
    expect(pictures.length).toBeGreaterThan(40)
    expect(await differences(page, pictures)).toEqual([])
  })

test('fields and buttons show where the keyboard and the pointer are', async () => {
  await paint('light')
  const button = page.locator('[data-piece="button-primary"] button').first()
  const field = page.locator('[data-piece="text-field"] input').first()
  const pictures: Picture[] = []
  await page.keyboard.press('Tab')
  await button.focus()
  pictures.push(await pair('button-focus.png', await button.screenshot(still)))
  await field.focus()
  pictures.push(await pair('field-focus.png', await page.locator('[data-piece="text-field"] .field').first().screenshot(still)))
  await button.hover()
  pictures.push(await pair('button-hover.png', await button.screenshot(still)))
  expect(await differences(page, pictures)).toEqual([])
})

test('dialogs look as they did', async () => {
  const pictures: Picture[] = []
  for (const [opener, name] of [
    ['Open a dialog', 'dialog'],
    ['Open a question', 'question'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    for (const theme of themes) {
      await paint(theme)
      pictures.push(await pair(nameOf(name, theme), await dialog.screenshot(still)))
    }
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await paint('light')
  expect(await differences(page, pictures)).toEqual([])
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
  const changed = await piecesIn('light')
  await page.evaluate((count) => document.adoptedStyleSheets.splice(count - 1, 1), sheets)
  const named = (await differences(page, changed)).map((said) => said.split(':')[0])
  expect(named).toContain('badge-light.png')
  expect(named).not.toContain('button-primary-light.png')
})

test('can be used by everybody, and fits a phone', async () => {
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
