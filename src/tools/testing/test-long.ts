/**
 * What takes too long for every change: the tests of durability with ten times as many sudden ends, or `--scale N` of them, a thousand
 * damaged PDFs and a thousand hostile files of all kinds, 10,000 sequences of calls about accounts, a million guesses at ids,
 * half an hour of work (`SOAK_MINUTES`), and a day of it in fast motion (`DAY_MINUTES`).
 * Also several processes on one database through twenty sudden ends of each kind, and the upgrade of an instance that an older program
 * has filled.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages, installDependencies, root, say, stop } from '#src/commands/prepare.ts'

const { values } = parseArgs({ options: { scale: { type: 'string', default: '50' } } })
if (!/^[1-9]\d{0,3}$/.test(values.scale)) stop('Usage: bun run test:long [--scale NUMBER]')

installDependencies()
await buildPages()
const run = Bun.spawn(
  [
    process.execPath,
    'test',
    './e2e/durability.spec.ts',
    './e2e/sitting-durability.spec.ts',
    './e2e/recording-durability.spec.ts',
    './e2e/apply-durability.spec.ts',
    './e2e/interrupted-commands.spec.ts',
    './e2e/failing-disk.spec.ts',
    './e2e/full-disk.spec.ts',
    './e2e/clock-jumps.spec.ts',
    './e2e/hostile-files.spec.ts',
    './e2e/day.spec.ts',
    './e2e/whisper.spec.ts',
    './adapters/document-reader/mutants.test.ts',
    './e2e/binary.spec.ts',
    './e2e/power-loss.spec.ts',
    './e2e/soak.spec.ts',
    './src/sql-in-parameters.test.ts',
    './e2e/cluster/cluster.spec.ts',
    './src/guessing.test.ts',
    './src/account-model.test.ts',
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SCALE: values.scale,
      CLUSTER: 'full',
      MUTANTS: '1000',
      ACCOUNT_SEQUENCES: '10000',
      GUESSES: '1000000',
    },
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  },
)
const isWell = (await run.exited) === 0
process.exit((await upgraded()) && isWell ? 0 : 1)

/** Whether an instance with 2,000 candidates, 1,000 applications and 200 sittings, made by an older program, comes through an upgrade whole. */
async function upgraded(): Promise<boolean> {
  const { hasHistory } = await import('../older-instance/make.ts')
  const { beforeOnePipeline } = await import('../older-instance/known.ts')
  if (!hasHistory(beforeOnePipeline)) {
    say(`The clone does not reach back to ${beforeOnePipeline}: only the small older instances beside the tests are upgraded.`)
    return (await bun(['test', './e2e/upgrade.spec.ts'])) === 0
  }
  const folder = join(mkdtempSync(join(tmpdir(), 'ats-older-')), 'instance')
  try {
    const make = ['src/tools/older-instance/older-instance.ts', beforeOnePipeline, folder, '--full']
    if ((await bun(make)) !== 0) return false
    return (await bun(['test', './e2e/upgrade.spec.ts'], { OLDER_INSTANCE: folder })) === 0
  } finally {
    if (existsSync(folder)) rmSync(join(folder, '..'), { recursive: true })
  }
}

function bun(given: string[], environment: Record<string, string> = {}) {
  return Bun.spawn([process.execPath, ...given], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', ...environment },
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  }).exited
}
