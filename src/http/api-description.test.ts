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

test('every call says what it answers, how it fails, and how one proves who one is', async () => {
  const server = testServer()
  const { body } = await server.call('GET', '/openapi', { cookie: await server.admin() })
  interface Said {
    responses: Record<string, { description: string; content?: Record<string, { schema?: object }> }>
    security: object[]
  }
  const { schemas, securitySchemes } = body.components
  expect(Object.keys(schemas.Failure.properties)).toEqual(expect.arrayContaining(['error', 'message', 'code', 'requestId']))
  for (const [path, operations] of Object.entries<Record<string, Said>>(body.paths))
    for (const [method, { responses, security }] of Object.entries(operations)) {
      const call = `${method} ${path}`
      const good = Object.entries(responses).filter(([status]) => Number(status) < 400)
      expect([call, good.length]).not.toEqual([call, 0])
      for (const [status, { content = {} }] of good) {
        const hasBody = !['204', '303'].includes(status)
        const schemas = Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []))
        expect([call, status, schemas.length > 0]).toEqual([call, status, hasBody])
      }
      const failed = JSON.stringify(responses.default)
      expect([call, failed.includes('#/components/schemas/Failure')]).toEqual([call, true])
      for (const scheme of security.flatMap((each) => Object.keys(each))) expect(Object.keys(securitySchemes)).toContain(scheme)
      expect([call, '401' in responses]).toEqual([call, security.length > 0])
    }
  expect(body.paths['/api/candidates/{id}'].get.security).toEqual([{ session: [] }])
  expect(body.paths['/jobportal/myjobs'].get.security).toEqual([{ companyToken: [] }])
  expect(body.paths['/login'].post.security).toEqual([])
  const text = body.paths['/api/candidates/export.csv'].get.responses['200'].content
  expect(Object.keys(text)).toEqual(['text/csv'])
})
