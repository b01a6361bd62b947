/** Looks at how the instance that the environment describes is set up, and says what is risky. Ends with 1 when something is wrong. */
import { existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { installDependencies, root, say, stop } from './prepare.ts'

if (process.argv.length > 2) stop('Usage: bun run doctor')
installDependencies()
const { readConfig, usesPostgres, WrongConfiguration } = await import('#src/config.ts')
const { databasePath } = await import('#adapters/database/open.ts')
const { saidWhomItIsFor } = await import('#adapters/database/said-whom-it-is-for.ts')
const { confinements } = await import('#adapters/document-reader/confinement.ts')
const { createReadingPool } = await import('#adapters/document-reader/pool.ts')
const { openSealing, vaultPath } = await import('#adapters/sealed-file-store/open-sealing.ts')
const { keyRing, SealingRefused } = await import('#adapters/sealed-file-store/sealing-keys.ts')
const { setUpFacts } = await import('#adapters/set-up-facts.ts')
const { setUpRisks } = await import('#src/admin/set-up-risks.ts')
const { setUpSettings } = await import('#src/set-up-settings.ts')

const configFrom = () => {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (error instanceof WrongConfiguration) stop(error.message)
    throw error
  }
}
const config = configFrom()
const { dataDir, databaseUrl } = config
if (!existsSync(dataDir)) stop(`There is no folder ${dataDir} yet. Start the server once, or set DATA_DIR.`)

const settings = setUpSettings(config)
// What stands in PostgreSQL is not looked at: a server may be using it.
const path = usesPostgres(databaseUrl) ? null : databasePath(databaseUrl, dataDir)
const isPlanChosen = settings.isPlanChosen || path === null || saidWhomItIsFor(path)
const risks = setUpRisks(await setUpFacts({ ...settings, isPlanChosen, dataDir, databasePath: path }))
for (const { grade, text, remedy } of risks) say(`${grade === 'danger' ? 'Wrong' : 'Caution'}: ${text}\n  → ${remedy}\n`)
const by = await confinedBy()
say(
  by
    ? `Files of strangers are opened by processes that see no network and no other file (${by}).\n`
    : 'Caution: processes that open files of strangers see the network and the files of the server.\n  → Install the program bubblewrap, or allow user namespaces.\n',
)
const sealingFault = faultOfSealing()
say(
  sealingFault
    ? `Wrong: ${sealingFault}\n`
    : config.sealing
      ? 'Files at rest are sealed, each with a key of its own: deleting one closes its copies in backups too.\n'
      : 'Files at rest are not sealed: what is erased stays in older backups until those are deleted.\n  → Make a key with “bun run sealing:key FILE” and set SEALING_KEY_FILE, if that matters here.\n',
)
const dangers = risks.filter(({ grade }) => grade === 'danger').length + (sealingFault ? 1 : 0)
if (risks.length === 0 && !sealingFault) say('Nothing about this set-up is risky.')
else say(`${dangers} wrong, ${risks.length + (sealingFault ? 1 : 0) - dangers} to think about.`)
process.exit(dangers > 0 ? 1 : 0)

/** Why the server would refuse to start because of sealed files; null when it would not. Makes nothing that is not there. */
function faultOfSealing(): string | null {
  try {
    if (existsSync(vaultPath(dataDir))) openSealing(config.sealing, dataDir)?.vault.close()
    else if (config.sealing) keyRing(config.sealing)
    return null
  } catch (error) {
    if (error instanceof SealingRefused) return error.message
    throw error
  }
}

/** Starts a reading process as the server does, and asks what it sees. */
async function confinedBy() {
  const folder = join(dataDir, 'reading-check')
  const pool = createReadingPool({
    entry: join(import.meta.dir, '../../adapters/document-reader/document-process.ts'),
    size: 1,
    confine: { ways: confinements(root), folder, mustNotSee: resolve(dataDir) },
  })
  const deadline = performance.now() + 20_000
  await pool.warm()
  while (pool.confinement().state === 'starting' && performance.now() < deadline) await Bun.sleep(20)
  const found = pool.confinement()
  await pool.close()
  rmSync(folder, { recursive: true, force: true })
  return found.state === 'confined' ? found.by : null
}
