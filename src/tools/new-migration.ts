import { root, say, stop } from '#src/commands/prepare.ts'

const [name] = process.argv.slice(2)
if (!name || !/^[a-z0-9_]+$/.test(name)) stop('Give the migration a name: bun run migrate:new add_interview_recordings')
const drizzle = [
  process.execPath,
  'node_modules/drizzle-kit/bin.cjs',
  'generate',
  '--config',
  'migrations/drizzle.config.ts',
  '--name',
  name,
]
const run = Bun.spawnSync(drizzle, { cwd: root, stdio: ['inherit', 'inherit', 'inherit'] })
if (run.exitCode === 0) say('Write the same for PostgreSQL into a file of the same name in migrations/postgres.')
process.exit(run.exitCode)
