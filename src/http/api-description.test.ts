import { expect, test } from 'bun:test'
import { testServer } from '#adapters/test-server.ts'

test('the description holds every call of the server, those that end like a file among them', async () => {
  const server = testServer()
  const { body } = await server.call('GET', '/openapi', { cookie: await server.admin() })
  const described = Object.entries<object>(body.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  // A WebSocket is no call, and OPTIONS is how a browser asks whether it may make one.
  const calls = server.app.server.routes
    .filter(({ method }) => !['WS', 'OPTIONS'].includes(method))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(calls).toContain('GET /api/candidates/export.csv')
  expect(described.toSorted()).toEqual(calls.toSorted())
})

test('every call says in words what it does, and names the parameters of its path', async () => {
  const server = testServer()
  const { body } = await server.call('GET', '/openapi', { cookie: await server.admin() })
  for (const [path, operations] of Object.entries<
    Record<string, { summary?: string; parameters?: { in: string; name: string }[] }>
  >(body.paths))
    for (const [method, { summary, parameters = [] }] of Object.entries(operations)) {
      expect([`${method} ${path}`, summary]).toEqual([`${method} ${path}`, expect.any(String)])
      const named = parameters.flatMap((each) => (each.in === 'path' ? each.name : []))
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      expect([path, named.toSorted()]).toEqual([path, inPath.toSorted()])
    }
})
