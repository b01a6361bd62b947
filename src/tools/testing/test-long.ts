/**
 * What takes too long for every change: the tests of durability with ten times as many sudden ends, or `--scale N` of them, a thousand
 * damaged PDFs, and 10,000 sequences of calls about accounts.
 */
import { parseArgs } from 'node:util'
import { buildPages, installDependencies, root, stop } from '#src/commands/prepare.ts'

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
    './e2e/whisper.spec.ts',
    './adapters/document-reader/mutants.test.ts',
    './e2e/binary.spec.ts',
    './src/account-model.test.ts',
  ],
  {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'test', SCALE: values.scale, MUTANTS: '1000', ACCOUNT_SEQUENCES: '10000' },
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  },
)
process.exit(await run.exited)
