/**
 * What takes too long for every change: the tests of durability with ten times as many sudden ends, or `--scale N` of them, a thousand
 * damaged PDFs, 10,000 sequences of calls about accounts, a million guesses at ids, a minute of wrong sign-ins and half an hour of work (`SOAK_MINUTES`).
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
    './e2e/power-loss.spec.ts',
    './e2e/login-flood.spec.ts',
    './e2e/soak.spec.ts',
    './src/guessing.test.ts',
    './src/account-model.test.ts',
  ],
  {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      SCALE: values.scale,
      MUTANTS: '1000',
      ACCOUNT_SEQUENCES: '10000',
      GUESSES: '1000000',
    },
    stdin: 'ignore',
    stdout: 'inherit',
    stderr: 'inherit',
  },
)
process.exit(await run.exited)
