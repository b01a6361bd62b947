import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the project. */
export const root = join(import.meta.dir, '../..')

/** Where the build leaves the list of what the program is made of. */
const billFile = join(root, 'dist/sbom.cdx.json')

/**
 * Installs the locked dependencies when they are missing or other ones were locked since. Imports nothing that has to be
 * installed first. Ends the process with a sentence when it cannot be done.
 */
export function installDependencies() {
  const locked = createHash('sha256')
    .update(readFileSync(join(root, 'package.json')))
    .update(readFileSync(join(root, 'bun.lock')))
    .digest('hex')
  const stamp = join(root, 'node_modules/.installed-from')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === locked) return
  say('Installing the dependencies …')
  const run = Bun.spawnSync([process.execPath, 'install', '--frozen-lockfile'], { cwd: root, stdout: 'pipe', stderr: 'pipe' })
  if (run.exitCode !== 0) stop(`The dependencies could not be installed.\n${run.stderr}`)
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, locked)
}

/** Builds the pages, and the list of what the program is made of, when they were never built or have changed since. */
export async function buildPages() {
  const { buildWeb, isStale } = await import('#web/build.ts')
  const stale = await isStale()
  if (stale || !existsSync(billFile)) {
    if (stale) {
      say('Building the pages …')
      await buildWeb()
    }
    const { billOfMaterials } = await import('#src/tools/build-binary/sbom.ts')
    mkdirSync(dirname(billFile), { recursive: true })
    writeFileSync(billFile, `${JSON.stringify(billOfMaterials(), null, 2)}\n`)
  }
}

/** To standard error: standard output belongs to the logs. */
export const say = (sentence: string) => process.stderr.write(`${sentence}\n`)

export function stop(sentence: string): never {
  say(sentence)
  process.exit(1)
}
