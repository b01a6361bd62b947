import { buildPages, installDependencies } from './prepare.ts'

installDependencies()
await buildPages()
process.env.NODE_ENV ??= 'production'
await import('../main.ts')
