/** Runs in a network namespace that has no way out: starts the server under a tracer, walks through the product, and prints what was seen. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '#src/commands/prepare.ts'
import { startServer } from '#src/commands/server-process.ts'
import { tracing } from '#src/commands/tracer.ts'
import { confinement, raiseLoopback } from './namespace.ts'
import type { Seen } from './report.ts'
import { seenCalls, tracedCalls } from './system-calls.ts'
import { walk } from './walk.ts'

const folder = mkdtempSync(join(tmpdir(), 'prove-offline-'))
try {
  process.stdout.write(JSON.stringify(await prove()))
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function prove(): Promise<Seen> {
  raiseLoopback()
  const seen = await confinement()
  const dataDir = join(folder, 'data')
  const traceFile = join(folder, 'trace')
  const admin = { email: 'admin@example.test', password: crypto.randomUUID() }
  const isTraced = Bun.which('strace') !== null
  const server = await startServer({
    dataDir,
    environment: { ...settings(), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, DEFAULT_PLAN: 'free' },
    through: isTraced ? tracing({ calls: tracedCalls, file: traceFile }) : [],
  })
  try {
    const steps = await walk(server, dataDir, admin)
    await server.stop()
    // The tracer writes its last lines a moment after the server has ended.
    if (isTraced) await Bun.sleep(300)
    return { confinement: seen, steps, systemCalls: isTraced ? seenCalls(readFileSync(traceFile, 'utf8')) : null }
  } finally {
    await server.kill()
  }
}

/** The settings under test: all but where the server listens and what it keeps. */
function settings(): Record<string, string> {
  const own = new Set(['HOST', 'PORT', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'PATH', 'HOME', 'TMPDIR', 'NODE_ENV'])
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined || own.has(name) ? [] : [[name, value]])),
  )
}
