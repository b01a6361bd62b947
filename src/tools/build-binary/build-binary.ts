/** Makes one file that holds the runtime, the program and its libraries. Usage: bun run build:binary [FILE] [--target linux-x64|linux-arm64] */
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages, installDependencies, root, say, stop } from '#src/commands/prepare.ts'
import { buildBinary, isTarget, ownTarget, targets } from './build.ts'

const usage = `Usage: bun run build:binary [FILE] [--target ${targets.join('|')}]`
const { file, target } = readArguments()

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { target: { type: 'string' } }, allowPositionals: true })
    const target = values.target ?? ownTarget()
    if (positionals.length > 1 || !isTarget(target)) stop(usage)
    return { file: resolve(positionals[0] ?? `${root}/dist/ats`), target }
  } catch {
    stop(usage)
  }
}

installDependencies()
await buildPages()
say('Packing the program …')
await buildBinary({ file, target }).catch((error: Error) => stop(`The file could not be made: ${error.message}`))
say(`Made ${file} (${(statSync(file).size / 1e6).toFixed(0)} MB) for ${target}. Start it, or see what it can do with --help.`)
