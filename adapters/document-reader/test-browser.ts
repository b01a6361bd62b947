import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

/** A browser that is there already; undefined without one, for tests that are left out then. */
export const browserPath = [process.env.CHROMIUM_PATH ?? '', ...usual].find((path) => path && existsSync(path))

/** A page of HTML as the browser prints it. */
export const printed = async (html: string): Promise<Uint8Array> => {
  if (!browserPath) throw new Error('There is no browser.')
  const folder = await mkdtemp(join(tmpdir(), 'printed-'))
  try {
    const [source, target] = [join(folder, 'page.html'), join(folder, 'page.pdf')]
    await Bun.write(source, `<!doctype html><meta charset="utf-8">${html}`)
    const options = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer', `--user-data-dir=${folder}/profile`]
    const child = Bun.spawn([browserPath, ...options, `--print-to-pdf=${target}`, `file://${source}`], {
      stdout: 'ignore',
      stderr: 'ignore',
      timeout: 60_000,
    })
    await child.exited
    return await Bun.file(target).bytes()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
