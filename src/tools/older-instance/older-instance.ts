/**
 * Has an older version of the program, found in the history of the repository, fill a data folder, so that an upgrade of it can be
 * tried: bun src/tools/older-instance/older-instance.ts COMMIT FOLDER [--full]. FOLDER gets a backup that the older program made, and what
 * it said of the instance; with --full the instance is large, begins with the demo, and its data folder is left as it was.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { constants, gunzipSync, zstdCompressSync } from 'node:zlib'
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
const program = values.program ? resolve(values.program) : join(mkdtempSync(join(tmpdir(), 'ats-program-')), 'program')
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
const packed = (content: string | Uint8Array) =>
  zstdCompressSync(content, { params: { [constants.ZSTD_c_compressionLevel]: 19 } })
writeFileSync(join(folder, 'known.json.zst'), packed(JSON.stringify(known)))
if (!values.full) {
  const backup = join(folder, 'backup.gz')
  writeFileSync(join(folder, 'backup.tar.zst'), packed(gunzipSync(readFileSync(backup))))
  for (const path of [backup, dataDir]) rmSync(path, { recursive: true })
}
if (!values.program) {
  forgetOlderProgram(program)
  rmSync(program, { recursive: true, force: true })
}
say(`Made in ${Math.round((performance.now() - began) / 1000)} s: ${folder}`)
process.exit(0)
