import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import type { Browser, Page } from 'playwright'
import { openBrowser, type Server, startServer, until, watch } from './actors.ts'
import { barriers, picture } from './looks.ts'

setDefaultTimeout(120_000)

let server: Server
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), openBrowser()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const names = (page: Page) => page.locator('.example-list > li .strong').allTextContents()

test('a visitor moves a weight, sees the order change, clicks a skill and reads the sentence it rests on', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const { complaints } = watch(page, server)
  await page.goto(server.url)
  const before = await names(page)
  expect(before[0]).toBe('Ines Carvalho')
  // The script is not there yet: what is moved now counts all the same.
  await page.getByLabel('Nice-to-have skills').fill('0')
  const moved = await until(async () => {
    const now = await names(page)
    return now.join() === before.join() ? null : now
  }, 'another order')
  expect(moved.toSorted()).toEqual(before.toSorted())
  await page.getByRole('button', { name: 'AWS' }).nth(2).click()
  await page.getByText('described in Terraform').waitFor()
  expect(await page.locator('.example-quote mark').textContent()).toBe('AWS')
  await picture(page, 'landing')
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: 'As it was' }).click()
  await until(async () => (await names(page)).join() === before.join(), 'the order as it was')
  for (const place of ['How it works', 'Security', 'Running it yourself']) {
    await page.locator('.hero-links').getByRole('link', { name: place }).click()
    await page.getByRole('heading', { level: 2, name: place }).waitFor()
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('without scripts the ranking is read, and nothing waits to be moved; a phone has no bar to scroll sideways', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } })
  const page = await plain.newPage()
  await page.goto(server.url)
  expect(await names(page)).toHaveLength(3)
  expect(await page.getByLabel('Nice-to-have skills').isVisible()).toBe(false)
  await plain.close()
  const phone = await browser.newContext({ viewport: { width: 390, height: 800 } })
  const touched = await phone.newPage()
  await touched.goto(server.url)
  expect(await touched.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await phone.close()
})
