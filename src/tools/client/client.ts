import { resolve } from 'node:path'
import { installDependencies, say, stop } from '#src/commands/prepare.ts'

const [path, ...others] = process.argv.slice(2)
if (!path || path.startsWith('-') || others.length > 0)
  stop('Usage: bun run client FILE, such as ats-api.ts: writes the types of every call that keys open.')
installDependencies()
const { clientTypes } = await import('./write-client.ts')
const file = resolve(process.env.INIT_CWD ?? process.cwd(), path)
await Bun.write(file, await clientTypes())
say(`The types of the API are in ${file}. How they are used: docs/api.md, "A typed client".`)
process.exit(0)
