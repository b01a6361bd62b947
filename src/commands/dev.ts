import { watch } from 'node:fs'
import { join } from 'node:path'
import { requireFreeAddress } from './free-address.ts'
import { buildPages, installDependencies, root, say } from './prepare.ts'

await requireFreeAddress()
installDependencies()
await buildPages()

/** The server starts anew whenever a source changes, and holds its answers against their contracts; pages are built again first when they are what changed. */
const start = () =>
  Bun.spawn([process.execPath, 'src/main.ts'], {
    cwd: root,
    env: { ...process.env, CHECK_ANSWERS: 'on' },
    stdio: ['inherit', 'inherit', 'inherit'],
  })
let server = start()
let changed: ReturnType<typeof setTimeout> | undefined

const restart = async () => {
  await buildPages().catch((error: unknown) => say(String(error)))
  server.kill()
  await server.exited
  server = start()
}

for (const folder of ['src', 'web', 'adapters', 'migrations']) {
  watch(join(root, folder), { recursive: true }, () => {
    clearTimeout(changed)
    changed = setTimeout(restart, 150)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    server.kill()
    await server.exited
    process.exit(0)
  })
}
