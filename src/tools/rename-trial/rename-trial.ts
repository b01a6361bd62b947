/**
 * Renames fields of answers and paths of calls in a copy of the project, one at a time and on one side only, and counts how many of
 * them the type check sees: `bun src/tools/rename-trial/rename-trial.ts --seed 7 --count 20`.
 */
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Kind } from '@sinclair/typebox'
import { root, say } from '#src/commands/prepare.ts'
import type { Calls } from '#src/contracts/contract.ts'
import { contract } from '#src/contracts/index.ts'
import { type Place, placesIn } from './places.ts'

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '20' } },
})

/** Numbers from 0 to 1, the same for the same seed. */
function randomNumbers(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Names of all fields that stand in an answer. */
function fieldsOf(calls: Calls): Set<string> {
  const fields = new Set<string>()
  const look = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return
    if (Kind in value && 'properties' in value) for (const name of Object.keys(value.properties as object)) fields.add(name)
    for (const part of Object.values(value)) look(part)
  }
  for (const { answers } of Object.values(calls)) look(answers)
  return fields
}

const sources = ['src', 'web', 'adapters', 'migrations', 'e2e']

async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rename-trial-'))
  const configs = (await readdir(root)).filter((name) => /\.(ts|json)$/.test(name))
  for (const name of [...sources, ...configs]) await cp(join(root, name), join(folder, name), { recursive: true })
  await mkdir(join(folder, 'data'), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** What the type check says of the copy. */
async function objections(folder: string): Promise<string[]> {
  const check = Bun.spawn(['bunx', 'tsc', '--noEmit'], { cwd: folder, stdout: 'pipe', stderr: 'ignore' })
  const text = await new Response(check.stdout).text()
  await check.exited
  return text.split('\n').filter((line) => line.includes('error TS'))
}

const drawn = <Value>(from: Value[], random: () => number): Value => from.splice(Math.floor(random() * from.length), 1)[0]!

async function tryOut(folder: string, { file, at, name, becomes }: Place) {
  const path = join(folder, file)
  const before = await Bun.file(path).text()
  await Bun.write(path, before.slice(0, at) + becomes + before.slice(at + name.length))
  const found = await objections(folder)
  await Bun.write(path, before)
  return found
}

const random = randomNumbers(Number(values.seed))
const groups = Object.values(await placesIn(root, contract, fieldsOf(contract)))
const folder = await copyOfProject()
let seen = 0
try {
  const untouched = await objections(folder)
  if (untouched.length > 0) throw new Error(`The copy does not pass as it is: ${untouched[0]}`)
  const count = Number(values.count)
  for (let number = 0; number < count; number++) {
    const place = drawn(groups[number % groups.length]!, random)
    const found = await tryOut(folder, place)
    if (found.length > 0) seen += 1
    const verdict = found.length > 0 ? `${found.length} errors, first: ${found[0]!.slice(0, found[0]!.indexOf('('))}` : 'NOT SEEN'
    say(`${number + 1}. ${place.what}, ${place.file}: ${place.name} → ${place.becomes}: ${verdict}`)
  }
  say(`${seen} of ${count} renames were seen by the type check (seed ${values.seed})`)
} finally {
  await rm(folder, { recursive: true, force: true })
}
process.exit(seen === Number(values.count) ? 0 : 1)
