import { afterAll, beforeAll, expect, setDefaultTimeout, test } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPages } from '#src/commands/prepare.ts'
import { endServers, signIn, startServer } from '#src/commands/server-process.ts'
import { admin } from './actors.ts'

setDefaultTimeout(60_000)

let folder: string

beforeAll(async () => {
  await buildPages()
  folder = await mkdtemp(join(tmpdir(), 'ats-stopping-'))
})

afterAll(async () => {
  endServers()
  await rm(folder, { recursive: true, force: true })
})

test('a server that does nothing ends within a second, whoever still has a window or a connection open', async () => {
  const environment = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  const server = await startServer({ dataDir: join(folder, 'data'), environment })
  const cookie = await signIn(server.address, admin)
  const { promise: opened, resolve } = Promise.withResolvers<void>()
  const window = new WebSocket(`${server.address.replace('http', 'ws')}/ws`, {
    headers: { cookie, origin: server.address },
  } as never)
  window.onopen = () => resolve()
  await opened
  // A connection that is kept for the next request.
  await (await fetch(`${server.address}/login`)).text()

  const began = performance.now()
  expect(await server.stop()).toBe(0)
  const took = performance.now() - began
  expect(took).toBeLessThan(1000)
})

test('a server that has only just begun to warm up ends as soon', async () => {
  const server = await startServer({ dataDir: join(folder, 'fresh') })
  const began = performance.now()
  expect(await server.stop()).toBe(0)
  expect(performance.now() - began).toBeLessThan(1000)
})
