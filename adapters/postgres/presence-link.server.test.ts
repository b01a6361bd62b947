import { afterAll, beforeAll, expect, test } from 'bun:test'
import type { WindowElsewhere } from '#src/ports/presence-link.ts'
import { postgresPresenceLink } from './presence-link.ts'
import { serverForTests } from './test-server-of-postgres.ts'

let server: Awaited<ReturnType<typeof serverForTests>>
let url: string
const links: ReturnType<typeof postgresPresenceLink>[] = []

beforeAll(async () => {
  server = await serverForTests()
  url = await server.emptyDatabase()
}, 300_000)
afterAll(async () => {
  for (const link of links) await link.close()
  await server.stop()
}, 60_000)

function aProcess() {
  const link = postgresPresenceLink(url)
  const heard: WindowElsewhere[] = []
  link.hear((window) => heard.push(window))
  links.push(link)
  return { link, heard }
}

test('a process hears of the windows of the others, and not of its own', async () => {
  const [one, other] = [aProcess(), aProcess()]
  const window = {
    id: 'w1',
    userId: 'u1',
    fullName: 'Zoë O’Neill',
    workspaceId: 'ours',
    stay: { candidateId: 'c1', jobDescriptionId: 'j1', isWriting: false },
  }
  // What is said while a connection is being made is lost, and said again.
  for (const end = performance.now() + 10_000; other.heard.length === 0 && performance.now() < end; await Bun.sleep(50))
    one.link.say(window)
  expect(other.heard[0]).toEqual(window)
  one.link.say({ ...window, stay: null })
  for (const end = performance.now() + 10_000; other.heard.at(-1)?.stay !== null && performance.now() < end; ) await Bun.sleep(20)
  expect(other.heard.at(-1)).toEqual({ ...window, stay: null })
  expect(one.heard).toEqual([])
})
