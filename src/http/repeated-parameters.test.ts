import { describe, expect, test } from 'bun:test'
import { Elysia, t } from 'elysia'
import { testServer } from '#adapters/test-server.ts'
import { repeated, repeatedMark, repeatedParameters } from './repeated-parameters.ts'

/** What a call that takes `skills` several times gets of an address. */
const echo = () => {
  const server = new Elysia()
    .use(repeatedParameters())
    .get('/echo', ({ query }) => Response.json(query.skills ?? null), { query: t.Object({ skills: repeated(t.String()) }) })
  return async (search: string) => (await server.handle(new Request(`http://localhost/echo?${search}`))).json()
}

describe('a parameter that may be repeated', () => {
  test('is never cut at commas or brackets, and once is as good as twice', async () => {
    const call = echo()
    expect(await call('skills=a&skills=b')).toEqual(['a', 'b'])
    expect(await call('skills=Stark%20Industries,%20Inc')).toBe('Stark Industries, Inc')
    expect(await call('skills=Stark+Industries%2C+Inc&skills=b')).toEqual(['Stark Industries, Inc', 'b'])
    expect(await call('skills=%5B24%5D7.ai%2C+Inc')).toEqual(['[24]7.ai, Inc'])
    expect(await call('skills=%5Ba,b%5D&skills=%7B%22c%22:1%7D')).toEqual(['[a,b]', '{"c":1}'])
    expect(await call('')).toBeNull()
  })

  test('is the only way in which a call takes several values of one', () => {
    const several = testServer().app.server.routes.flatMap(({ method, path, hooks }) =>
      Object.entries<Record<string, unknown>>(hooks.query?.properties ?? {}).flatMap(([name, schema]) =>
        JSON.stringify(schema).includes('"array"') ? [{ call: `${method} ${path} ${name}`, schema }] : [],
      ),
    )
    expect(several.map(({ call }) => call)).toContain('GET /api/candidate-filtering skills')
    const cut = several.filter(({ schema }) => schema.elysiaMeta !== repeatedMark)
    expect(cut.map(({ call }) => call)).toEqual([])
  })
})
