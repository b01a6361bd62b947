import { expect, test } from 'bun:test'
import { Elysia, t } from 'elysia'
import { calls, file, nothing } from '#src/contracts/contract.ts'
import { checkedAnswers } from './answer-check.ts'
import { routesOf } from './contracted.ts'
import { errors } from './errors.ts'
import { silentLog } from './log.ts'

const table = calls({
  'GET /things/:id': {
    summary: 'A thing',
    answers: { 200: t.Object({ _id: t.String(), parts: t.Array(t.Object({ name: t.String() })) }) },
  },
  'GET /things.csv': { summary: 'All of them', answers: { 200: file('text/csv; charset=utf-8') } },
  'POST /things': { summary: 'Make one', answers: { 201: t.Object({ _id: t.String() }) } },
  'DELETE /things/:id': { summary: 'Delete one', answers: { 204: nothing } },
})

interface Given {
  thing?: object
  status?: number
  type?: string
}

/** Types keep a handler from answering anything else; what slips through them is what the check is for. */
async function answering(given: Given, method: string, path: string) {
  const routes = routesOf(table, { name: 'things', tags: [] })
    .get('/things/:id', () => given.thing as never)
    .get('/things.csv', () => new Response('a,b', { headers: { 'content-type': given.type ?? 'text/csv; charset=utf-8' } }))
    .post('/things', ({ set }) => {
      set.status = given.status ?? 201
      return { _id: '1' }
    })
    .delete('/things/:id', ({ set }) => {
      set.status = 204
    })
  const server = new Elysia().use(errors(silentLog)).use(checkedAnswers(table)).use(routes.plugin)
  const response = await server.handle(new Request(`http://localhost${path}`, { method }))
  return { status: response.status, text: await response.text() }
}

test('what keeps the contract is answered as it is, to the byte', async () => {
  const thing = { parts: [{ name: 'a' }], _id: '1' }
  expect(await answering({ thing }, 'GET', '/things/1')).toEqual({ status: 200, text: JSON.stringify(thing) })
  expect(await answering({}, 'GET', '/things.csv')).toEqual({ status: 200, text: 'a,b' })
  expect(await answering({}, 'POST', '/things')).toEqual({ status: 201, text: '{"_id":"1"}' })
  expect(await answering({}, 'DELETE', '/things/1')).toEqual({ status: 204, text: '' })
})

test.each<[string, Given, string, string]>([
  ['a field is missing', { thing: { _id: '1' } }, 'GET', '/things/1'],
  ['a field has another type', { thing: { _id: 1, parts: [] } }, 'GET', '/things/1'],
  ['there is a field that nobody has described', { thing: { _id: '1', parts: [{ name: 'a', size: 2 }] } }, 'GET', '/things/1'],
  ['the status is another', { status: 200 }, 'POST', '/things'],
  ['the content type is another', { type: 'text/plain' }, 'GET', '/things.csv'],
])('an answer is refused when %s', async (_, given, method, path) => {
  expect((await answering(given, method, path)).status).toBe(500)
})
