import '../end-before-ready.ts'
import { requireFreeAddress } from './free-address.ts'
import { buildPages, installDependencies } from './prepare.ts'

await requireFreeAddress()
installDependencies()
await buildPages()
process.env.NODE_ENV ??= 'production'
await import('../main.ts')
