import { type Browser, chromium } from 'playwright'
import { findBrowser } from '#src/commands/find-browser.ts'

/** A real browser that asks nobody for updates. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'],
  })
