/**
 * Attacks on the room that all share, at ten times the strength that once stopped every upload, or at `--scale N` times; a minute of wrong
 * sign-ins beside them.
 */
import { parseArgs } from 'node:util'
import { buildPages, installDependencies, root, stop } from '#src/commands/prepare.ts'
import { floods } from './test-kinds.ts'

const { values } = parseArgs({ options: { scale: { type: 'string', default: '10' } } })
if (!/^[1-9]\d{0,2}$/.test(values.scale)) stop('Usage: bun run test:attack [--scale NUMBER]')

installDependencies()
await buildPages()
const run = Bun.spawn([process.execPath, 'test', ...floods.map((file) => `./${file}`), './src/attacks.test.ts'], {
  cwd: root,
  env: { ...process.env, NODE_ENV: 'test', SCALE: values.scale },
  stdin: 'ignore',
  stdout: 'inherit',
  stderr: 'inherit',
})
process.exit(await run.exited)
