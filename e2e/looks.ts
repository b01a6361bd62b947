import { expect } from 'bun:test'
import type { Page } from 'playwright'
import { axeViolationsOn, rulesIn } from './axe.ts'

export async function paint(on: Page, colorScheme: 'light' | 'dark') {
  await on.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await on.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), colorScheme === 'dark')
}

/** What a tool finds against WCAG 2.2 AA, in light and in dark. */
export async function barriers(on: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await paint(on, colorScheme)
    found.push(...(await axeViolationsOn(on, { rules: rulesIn(colorScheme) })).map((barrier) => `${colorScheme} ${barrier}`))
  }
  await paint(on, 'light')
  return found
}

/** SHOTS=folder keeps a picture of each screen: light, dark, and as narrow as a phone. */
export async function picture(on: Page, name: string) {
  const folder = process.env.SHOTS
  if (!folder) return
  const size = on.viewportSize()!
  for (const [kind, colorScheme, width] of [
    ['light', 'light', 1280],
    ['dark', 'dark', 1280],
    ['narrow', 'light', 390],
  ] as const) {
    await paint(on, colorScheme)
    await on.setViewportSize({ width, height: 900 })
    await on.screenshot({ path: `${folder}/${name}-${kind}.png`, fullPage: true })
  }
  await paint(on, 'light')
  await on.setViewportSize(size)
}

/** In light and in dark, and as narrow as a phone. SHOTS=folder keeps pictures of it. */
export const lookedAt = (room: string) => async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  const shot = async (kind: string) => {
    if (folder) await page.screenshot({ path: `${folder}/${room}-${name}-${kind}.png`, fullPage: true })
  }
  // What lies half below the header would count as too small to be hit.
  await page.evaluate(() => window.scrollTo(0, 0))
  // What is still fading in has other colors than it will have.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((each) => Number.isFinite(Number(each.effect?.getComputedTiming().endTime)))
    return Promise.allSettled(ending.map((animation) => animation.finished))
  })
  const size = page.viewportSize()!
  const paint = (isDark: boolean) => page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
  await shot('light')
  const light = await axeViolationsOn(page)
  await paint(true)
  await shot('dark')
  const dark = await axeViolationsOn(page, { rules: 'colours' })
  await paint(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await shot('phone')
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  await page.setViewportSize(size)
  expect({ name, light, dark, width }).toEqual({ name, light: [], dark: [], width: 390 })
}
