import { existsSync } from 'node:fs'
import { installDebianPackage } from './debian-package.ts'
import { say } from './prepare.ts'

/** Without windows and bars a page takes half the time: tests and drawings need none of them. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Where a Chromium is: named by CHROMIUM_PATH, installed on the machine, Playwright's own, or installed now from Debian. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  const installed = usual.find((path) => existsSync(path)) ?? (await playwrightsOwn())
  if (installed) return installed
  say('Installing Chromium …')
  if (Bun.which('apt-get')) {
    installDebianPackage('chromium-headless-shell')
    // Older releases of Debian have it in one piece only.
    if (!usual.some((path) => existsSync(path))) installDebianPackage('chromium')
  } else Bun.spawnSync([process.execPath, 'x', 'playwright', 'install', 'chromium'], { stdout: 'ignore', stderr: 'inherit' })
  const found = usual.find((path) => existsSync(path)) ?? (await playwrightsOwn())
  if (!found) throw new Error('No Chromium was found or could be installed. Install one, or name it in CHROMIUM_PATH.')
  return found
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}
