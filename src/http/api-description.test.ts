import { expect, test } from 'bun:test'
import { Kind, type TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { testServer } from '#adapters/test-server.ts'
import { openCalls } from '#src/connections/key-scopes.ts'
import type { Call } from '#src/contracts/contract.ts'
import { contract } from '#src/contracts/index.ts'

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
        const hasBody = !['204', '303', '304'].includes(status)
        const schemas = Object.values(content).flatMap(({ schema }) => (schema ? [schema] : []))
        expect([call, status, schemas.length > 0]).toEqual([call, status, hasBody])
      }
      const failed = JSON.stringify(responses.default)
      expect([call, failed.includes('#/components/schemas/Failure')]).toEqual([call, true])
      for (const scheme of security.flatMap((each) => Object.keys(each))) expect(Object.keys(securitySchemes)).toContain(scheme)
      expect([call, '401' in responses]).toEqual([call, security.length > 0])
    }
  expect(body.paths['/api/candidates/{id}'].get.security).toEqual([{ session: [] }, { key: ['candidates:read'] }])
  expect(body.paths['/jobportal/myjobs'].get.security).toEqual([{ companyToken: [] }])
  expect(body.paths['/login'].post.security).toEqual([])
  const text = body.paths['/api/candidates/export.csv'].get.responses['200'].content
  expect(Object.keys(text)).toEqual(['text/csv'])
})

test('every body and every answer in JSON has an example that its schema takes, and every parameter has one', async () => {
  const server = testServer()
  const { body } = await server.call('GET', '/openapi', { cookie: await server.admin() })
  const wrong: string[] = []
  const look = (call: string, schema: unknown, example: unknown) => {
    if (!Value.Check(schema as TSchema, example)) wrong.push(`${call}: ${JSON.stringify(example)?.slice(0, 300)}`)
  }
  for (const [place, call] of Object.entries<Call>(contract)) {
    const [method, path] = place.split(' ') as [string, string]
    const described = path.includes('?') ? null : body.paths[path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()]
    if (!described || place === 'GET /openapi') continue
    if (call.body) look(place, call.body, described.requestBody.content['application/json'].example)
    for (const [status, answer] of Object.entries(call.answers))
      if (Kind in answer && answer[Kind] !== 'Void')
        look(`${place} ${status}`, answer, described.responses[status].content['application/json'].example)
    for (const { name, example } of described.parameters) if (example === undefined) wrong.push(`${place}: parameter ${name}`)
  }
  expect(wrong).toEqual([])
})

test('programs read there which scope opens a call, what they are told of limits and pages, and what can be repeated', async () => {
  const server = testServer()
  const { body } = await server.call('GET', '/openapi', { cookie: await server.admin() })
  expect(body.servers).toEqual([{ url: 'http://localhost:3000' }])
  const list = body.paths['/api/candidate-filtering'].get
  expect(list.security).toEqual([{ session: [] }, { key: ['candidates:read'] }])
  const headers = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'X-Total-Count', 'Link']
  expect(Object.keys(list.responses['200'].headers)).toEqual(headers)
  expect(Object.keys(list.responses['429'].headers)).toEqual(['Retry-After'])
  const repeatable = Object.entries<Record<string, { parameters: { name: string }[] }>>(body.paths).flatMap(
    ([path, operations]) =>
      Object.entries(operations).flatMap(([method, { parameters }]) =>
        parameters.some(({ name }) => name === 'Idempotency-Key') ? `${method} ${path}` : [],
      ),
  )
  expect(repeatable).toContain('post /api/submit')
  expect(repeatable).toContain('post /api/candidates/{id}/message')
})

test('with `for=keys` it holds the calls that keys open, each under its version, and nothing else', async () => {
  const server = testServer()
  const { body } = await server.call('GET', '/openapi?for=keys', { cookie: await server.admin() })
  const described = Object.entries<Record<string, { security: object[] }>>(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { security }]) => {
      expect([path, Object.keys(security[0]!)]).toEqual([path, ['key']])
      return `${method.toUpperCase()} ${path}`
    }),
  )
  const open = openCalls().map((call) => call.replaceAll(/:(\w+)/g, '{$1}'))
  expect(described.toSorted()).toEqual(open.map((call) => call.replace(/ \/(?:api\/)?(?!files|scim)/, ' /api/v1/')).toSorted())
  expect(Object.keys(body.components.securitySchemes)).toEqual(['key'])
})
