import { buildPages, installDependencies, root, say, stop } from '#src/commands/prepare.ts'
import { leftOutInWords, withPostgres } from './on-postgres.ts'
import {
  countedInWords,
  failedFiles,
  failedForGood,
  isWhole,
  namingPasses,
  passedElsewhere,
  secondTries,
} from './second-tries.ts'
import { browserTestFiles, databaseTestFiles, someOnPostgres, testFiles } from './test-kinds.ts'
import { quickSurroundings, serverSurroundings } from './test-surroundings.ts'

installDependencies()

/** What a run of tests came to, read from the runner's closing lines. */
interface Count {
  passed: number
  failed: number
}

async function run(name: string, command: string[], surroundings: Record<string, string> = {}): Promise<string> {
  say(`\n— ${name}`)
  const child = Bun.spawn(command, {
    cwd: root,
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: { ...process.env, NODE_ENV: 'test', ...surroundings },
  })
  const [out, err] = await Promise.all([echoed(child.stdout), echoed(child.stderr)])
  const said = out + err
  if ((await child.exited) !== 0 && countOf(said).failed === 0) return `${said}\n 0 pass\n 1 fail`
  return said
}

async function echoed(stream: ReadableStream<Uint8Array>) {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) {
    process.stderr.write(chunk)
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

/** What passed at the second try only: such a test hides a fault of its own or of the product. */
const onSecondTry: string[] = []
/** Checks and tests that failed in the end. */
const failures: string[] = []

/**
 * Runs test files. On a busy machine one is late now and then: a file with a failure is run once more, and counts as it comes out then.
 * Where many fail it is no bad luck, and a second try would only take as long again.
 */
async function tested(
  name: string,
  options: readonly string[],
  files: readonly string[],
  surroundings: Record<string, string> = {},
): Promise<string> {
  const tried = (again: readonly string[], title: string) =>
    run(title, [bun, 'test', ...options, ...again.map((file) => `./${file}`)], { ...namingPasses, ...surroundings })
  const first = await tried(files, name)
  const failed = failedFiles(first)
  const hasEnded = isWhole(first)
  if (!hasEnded) failures.push(`${name}: the runner did not come to its end`)
  if (failed.length === 0 || failed.length > 4 || !hasEnded) {
    counts.push(countOf(first))
    failures.push(...failedForGood(first))
    return first
  }
  const second = await tried(failed, `${name}, once more`)
  const { passed, failed: failedAgain } = countOf(second)
  const forGood = [...new Set([...failedForGood(first, second), ...failedForGood(second)])]
  counts.push({ passed: passedElsewhere(first, failed) + passed, failed: Math.max(failedAgain, forGood.length) })
  failures.push(...forGood)
  onSecondTry.push(...secondTries(first, second))
  return first + second
}

function countOf(said: string): Count {
  const last = (word: string) => Number([...said.matchAll(new RegExp(`^\\s*(\\d+) ${word}$`, 'gm'))].at(-1)?.[1] ?? 0)
  return { passed: last('pass'), failed: last('fail') }
}

const bun = process.execPath
const wanted = process.argv.slice(2)
const all = wanted.length === 0
const counts: Count[] = []

if (all || wanted.includes('check')) {
  for (const [name, command] of [
    ['types, promises that nobody waits for, walks through the house', [bun, 'src/tools/checks/check-types.ts']],
    ['lint and format', [bun, 'node_modules/@biomejs/biome/bin/biome', 'check', '.']],
    ['who imports whom', [bun, 'src/tools/checks/check-boundaries.ts']],
    ['types chosen by hand', [bun, 'src/tools/checks/check-casts.ts']],
    ['addresses under a path', [bun, 'src/tools/checks/check-addresses.ts']],
    ['style sheets', [bun, 'src/tools/checks/check-styles.ts']],
    ['measures of the house', [bun, 'src/tools/checks/check-measures.ts']],
  ] as const) {
    const isFailed = countOf(await run(name, [...command])).failed > 0
    counts.push({ passed: isFailed ? 0 : 1, failed: isFailed ? 1 : 0 })
    if (isFailed) failures.push(`check: ${name}`)
  }
}
// Tests of processes print pages, too: where no browser is, it is installed before anything waits for it.
if (all || ['integration', 'postgres', 'e2e'].some((kind) => wanted.includes(kind))) {
  const { findBrowser } = await import('#src/commands/find-browser.ts')
  process.env.CHROMIUM_PATH = await findBrowser().catch((error: Error) => stop(error.message))
}
const files = testFiles()
for (const [kind, name] of [
  ['unit', 'unit and contract tests'],
  ['integration', 'tests of the whole server and of processes'],
] as const)
  if (all || wanted.includes(kind))
    await tested(
      name,
      // Whatever waits for other processes may take long on a busy machine; it is to fail for what it does, not for how long it took.
      ['--parallel=2', '--no-isolate', ...(kind === 'unit' ? [] : ['--timeout=30000'])],
      files[kind],
      kind === 'unit' ? quickSurroundings() : serverSurroundings,
    )
/** Said at the end, where nobody can miss it. */
const remarks: string[] = []
if (all || wanted.includes('postgres')) {
  const chosen = [...files.postgres, ...(all ? someOnPostgres : databaseTestFiles())]
  const options = ['--parallel=2', '--no-isolate', '--timeout=30000']
  try {
    const said = await withPostgres((surroundings) =>
      tested('tests on PostgreSQL', options, chosen, { ...serverSurroundings, ...surroundings }),
    )
    remarks.push(leftOutInWords(said))
  } catch (error) {
    // With the whole run, only this part needs it; whoever asks for this part is told that it failed.
    if (!all) stop((error as Error).message)
    remarks.push(`No test ran on PostgreSQL: ${(error as Error).message}`)
  }
}
if (all || wanted.includes('e2e')) {
  await buildPages()
  await tested('browser tests', ['--timeout=60000'], browserTestFiles(), serverSurroundings)
}

if (all || wanted.some((kind) => kind !== 'check')) console.log(countedInWords('Needed a second try', onSecondTry))
for (const remark of remarks) console.log(remark)
// What failed may stand an hour of lines above: it is named again where everybody looks.
if (failures.length > 0) console.log(countedInWords('Failed', failures))
const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 || sum('passed') === 0 ? 1 : 0)
