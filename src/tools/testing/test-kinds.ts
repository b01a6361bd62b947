import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Glob } from 'bun'
import { root } from '#src/commands/prepare.ts'

export interface TestFiles {
  /** Parts by themselves, and adapters by their contracts. */
  unit: string[]
  /** The whole server with everything plugged in, or other processes: commands, reading processes, outside programs. */
  integration: string[]
  /** What needs a PostgreSQL server: about the engine itself. */
  postgres: string[]
}

const wholeServer = /\bcreateApp\(|\/test-server\.ts'/
const otherProcesses = /\bBun\.spawn|\bprintSample\(|'node:child_process'|\bcreateReadingPool\(|\bsourceProcess\(/
const asksForDatabase = /\btestDatabase\(/
const ownHelper = /from '([^']*\/test-[\w-]+\.tsx?)'/g

/** Needs a PostgreSQL server, and starts one unless DATABASE_URL names it. */
const ofPostgres = /\.server\.test\.ts$/

/** Every test file of `src`, `adapters` and `web`, by what it and its helpers start. Paths are relative to the project. */
export function testFiles(): TestFiles {
  const files: TestFiles = { unit: [], integration: [], postgres: [] }
  for (const room of ['src', 'adapters', 'web'])
    for (const path of new Glob('**/*.test.{ts,tsx}').scanSync({ cwd: join(root, room) })) {
      const file = `${room}/${path}`
      files[ofPostgres.test(file) ? 'postgres' : says(startsMuch, file, new Set()) ? 'integration' : 'unit'].push(file)
    }
  return { unit: files.unit.toSorted(), integration: files.integration.toSorted(), postgres: files.postgres.toSorted() }
}

/** A few of them from every room: what runs on PostgreSQL with every change. `bun run test:postgres` runs all. */
export const someOnPostgres: readonly string[] = [
  'adapters/database/jobs.test.ts',
  'adapters/database/open.test.ts',
  'adapters/database/search.test.ts',
  'src/accounts/routes.test.ts',
  'src/accounts/team.test.ts',
  'src/admin/audit-log.test.ts',
  'src/analytics/definitions.test.ts',
  'src/analytics/routes.test.ts',
  'src/assessment/sitting/take.test.ts',
  'src/blindreview/blind-applications.test.ts',
  'src/egress.test.ts',
  'src/fairness/fairness.test.ts',
  'src/hiring/stages.test.ts',
  'src/import-export/exports.test.ts',
  'src/job-effects.test.ts',
  'src/jobportal/applying/apply.test.ts',
  'src/jobportal/keeping/keeping.test.ts',
  'src/matching/submit-resumes.test.ts',
  'src/people/duplicates.test.ts',
  'src/pipeline/pipeline.test.ts',
  'src/privacy/erase.test.ts',
  'src/privacy/retention.test.ts',
  'src/scheduling/crowd.test.ts',
  'src/talent/candidate-routes.test.ts',
  'src/webhooks.test.ts',
]

/** Floods, which need the machine to themselves: `bun run test:attack` runs them. */
export const floods: readonly string[] = ['e2e/form-flood.spec.ts', 'e2e/login-flood.spec.ts', 'e2e/upload-attack.spec.ts']

/** The tests of `e2e` that run with every change. */
export const browserTestFiles = (): string[] =>
  readdirSync(join(root, 'e2e'))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `e2e/${name}`)
    .filter((file) => !floods.includes(file))
    .toSorted()

/** The test files whose database is made by `testDatabase()`, and so can be of either engine. */
export function databaseTestFiles(): string[] {
  const { unit, integration } = testFiles()
  const asks = (text: string) => asksForDatabase.test(text)
  return [...unit, ...integration].filter((file) => says(asks, file, new Set())).toSorted()
}

const startsMuch = (text: string) => wholeServer.test(text) || otherProcesses.test(text)

/** Whether something is so for the text of a file or of one of its helpers. */
function says(is: (text: string) => boolean, file: string, seen: Set<string>): boolean {
  const path = join(root, file)
  if (seen.has(file) || !existsSync(path)) return false
  seen.add(file)
  const text = readFileSync(path, 'utf8')
  if (is(text)) return true
  return [...text.matchAll(ownHelper)].some(([, target = '']) => {
    const helper = target.startsWith('#') ? target.slice(1) : join(dirname(file), target)
    return says(is, helper, seen)
  })
}
