/**
 * Several processes on one PostgreSQL database and one bucket, behind HAProxy, all on this machine: `bun run test:cluster`. What is missing of
 * PostgreSQL and HAProxy is installed from Debian. `--full`: twenty sudden ends of each kind of process instead of two, and outages as long as
 * they are promised to be survived; `bun run test:long` does that too. `--only WORDS`: the scenarios whose title has these words.
 */
import { parseArgs } from 'node:util'
import { installDependencies, root } from '#src/commands/prepare.ts'

const { values } = parseArgs({ options: { full: { type: 'boolean', default: false }, only: { type: 'string' } } })
installDependencies()
const run = Bun.spawn(
  [process.execPath, 'test', './e2e/cluster/cluster.spec.ts', ...(values.only ? ['--test-name-pattern', values.only] : [])],
  {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', CLUSTER: values.full ? 'full' : 'short' },
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  },
)
process.exit(await run.exited)
