/**
 * Has an older version of the program, found in the history of the repository, fill a data folder, so that an upgrade of it can be
 * tried: bun src/tools/older-instance/older-instance.ts COMMIT FOLDER [--full]. FOLDER gets the data folder, a backup that the older program made
 * of it and what it said of it. Without --full it is small enough to be kept beside the tests.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { installDependencies, say, stop } from '#src/commands/prepare.ts'

const usage = 'Usage: bun src/tools/older-instance/older-instance.ts COMMIT FOLDER [--full] [--program FOLDER]'
const { values, positionals } = parseArgs({
  options: { full: { type: 'boolean', default: false }, program: { type: 'string' } },
  allowPositionals: true,
})
const [commit, target, ...more] = positionals
if (!commit || !target || more.length > 0) stop(usage)
installDependencies()
const { forgetOlderProgram, makeOlderInstance, olderProgram } = await import('./make.ts')
const { fullSize, smallSize } = await import('./known.ts')

const folder = resolve(target)
if (existsSync(folder)) stop(`${folder} is there already.`)
mkdirSync(folder, { recursive: true })
const program = values.program ? resolve(values.program) : join(folder, 'program')
const began = performance.now()
if (!values.program) {
  say('Installing the older program …')
  olderProgram(commit, program)
}
say('Filling its data folder …')
const dataDir = join(folder, 'data')
const known = await makeOlderInstance({
  program,
  commit,
  dataDir,
  size: values.full ? fullSize : smallSize,
  withDemo: values.full,
  backup: join(folder, 'backup.gz'),
})
writeFileSync(join(folder, 'known.json.gz'), gzipSync(JSON.stringify(known), { level: 9 }))
if (!values.program) {
  forgetOlderProgram(program)
  rmSync(program, { recursive: true, force: true })
}
say(`Made in ${Math.round((performance.now() - began) / 1000)} s: ${folder}`)
process.exit(0)
