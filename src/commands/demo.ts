/** Starts the server on a fresh data folder with a sample workspace in it: invented people, invented jobs. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { requireFreeAddress } from './free-address.ts'
import { buildPages, installDependencies, say, stop } from './prepare.ts'

const { DATA_DIR } = process.env
if (DATA_DIR && existsSync(DATA_DIR) && readdirSync(DATA_DIR).length > 0)
  stop(`${DATA_DIR} is not empty. The demo only fills an empty folder; to look at it again: DATA_DIR=${DATA_DIR} bun run start`)

await requireFreeAddress()
installDependencies()
await buildPages()

// Not kept from one demo to the next, so that nobody finds a well-known password on a machine that others can reach.
const password = `demo-${crypto.randomUUID().slice(0, 13)}`
const dataDir = DATA_DIR ? resolve(DATA_DIR) : mkdtempSync(join(tmpdir(), 'ats-demo-'))
const admin = { email: 'admin@example.com', password }
Object.assign(process.env, {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  FILE_STORE: 'disk',
  MAILER: 'outbox',
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
})
process.env.NODE_ENV ??= 'production'

const { readConfig, WrongConfiguration } = await import('#src/config.ts')
const { WrongSetting } = await import('#adapters/adapter.ts')
const { fillWorkspace } = await import('#src/tools/sample-workspace/fill.ts')
const { portalCompany } = await import('#src/tools/sample-workspace/portal.ts')
say('Filling the sample workspace …')
mkdirSync(dataDir, { recursive: true, mode: 0o700 })
const recruiter = await fillWorkspace({ dataDir, admin, password, environment: process.env }).catch((error: unknown) => {
  if (error instanceof WrongConfiguration || error instanceof WrongSetting) stop(error.message)
  throw error
})
await import('../main.ts')
const { publicUrl } = readConfig(process.env)
say(`
Open ${publicUrl}/login
  recruiter  ${recruiter.email}
  colleague  ben@example.com
  viewer     vera@example.com
  admin      ${admin.email}
  password   ${password}  (all)

Open ${publicUrl}/jobportal/login
  company    ${portalCompany.email}  (the same password)

Everything lies in ${dataDir}
`)
