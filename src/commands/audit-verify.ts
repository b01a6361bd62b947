/**
 * Computes the chain of the audit log anew, while the server runs or not, and names the first entry that does not fit. Ends with 1 then.
 * The environment names the instance.
 */
import { installDependencies, say, stop } from './prepare.ts'

const [noted, ...more] = process.argv.slice(2)
if (more.length > 0 || (noted !== undefined && !/^[0-9a-f]{64}$/i.test(noted)))
  stop('Usage: bun run audit:verify [HASH]   (HASH: one that you noted earlier, of 64 letters and digits)')
installDependencies()
const { instanceFromEnvironment } = await import('./instance.ts')
const { auditOf } = await import('./audit/audit-of.ts')

const instance = instanceFromEnvironment()
const { rows, places } = instance
if (!(await rows.exist().catch((error: Error) => stop(error.message)))) stop(`There is no database ${rows.shown}.`)
if (instance.secrets.length === 0)
  stop(`There is no secret in ${instance.dataDir}, and SESSION_SECRET is not set: who wrote the entries cannot be told.`)
const { verify, close, fingerprint } = auditOf({ anchors: places.anchors, rows, secrets: instance.secrets })
const {
  intact,
  count,
  head,
  broken,
  noted: found,
  anchors,
} = await verify(noted).catch((error: Error) =>
  stop(`The audit log cannot be read: ${error.message}. If the database is of an older version, start the server once.`),
)
close()

say(`${count} entries fit; notes about them beside the database that were compared: ${anchors}.`)
if (broken) say(`Broken at entry ${broken.number}: ${broken.reason}`)
if (found)
  say(
    found.number === null
      ? 'The hash that you noted is not in the log any more.'
      : `The hash that you noted is that of entry ${found.number}.`,
  )
if (head && intact) say(`Newest entry: ${count}, hash ${head}. Note it elsewhere. This server signs as ${fingerprint}.`)
process.exit(intact ? 0 : 1)
