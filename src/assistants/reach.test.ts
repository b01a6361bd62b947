import { expect, test } from 'bun:test'
import { dirname, join, relative, resolve } from 'node:path'
import { Type as t } from '@sinclair/typebox'
import type { Contract } from '#src/contracts/index.ts'
import type { OpenCall } from './calls.ts'
import { exactly, tool } from './tool.ts'

const root = join(import.meta.dir, '../..')
const transpiler = new Bun.Transpiler({ loader: 'ts' })

/** Every file that runs when this one does. */
async function filesBehind(entry: string) {
  const found = new Set([entry])
  const open = [entry]
  for (let file = open.pop(); file; file = open.pop())
    for (const { path } of transpiler.scanImports(await Bun.file(join(root, file)).text())) {
      const target = path.startsWith('#')
        ? path.slice(1)
        : path.startsWith('.')
          ? relative(root, resolve(root, dirname(file), path))
          : null
      if (!target || found.has(target)) continue
      found.add(target)
      open.push(target)
    }
  return [...found]
}

test('the room of assistants runs no use case of another room: it has the calls of the Api and nothing else', async () => {
  const files = await filesBehind('src/assistants/mcp-routes.ts')
  expect(files.length).toBeGreaterThan(20)
  const rooms = files.filter((file) => /^src\/(?!assistants|contracts|http|ports|shared|words)/.test(file))
  expect(rooms.filter((file) => !file.endsWith('/constants.ts'))).toEqual([])
  expect(files.filter((file) => file.startsWith('adapters/'))).toEqual([])
})

test('a tool that would decide does not compile', () => {
  const shape = { title: '', description: '', input: exactly({}), output: t.Object({}), run: async () => ({}) }
  const made = [
    // @ts-expect-error: rejecting is for people
    tool({ ...shape, name: 'reject', calls: ['POST /api/candidates/:id/reject'] }),
    // @ts-expect-error: so is moving
    tool({ ...shape, name: 'move', calls: ['PUT /api/candidates/:id/stage'] }),
    // @ts-expect-error: and sending
    tool({ ...shape, name: 'send', calls: ['POST /api/candidates/:id/message'] }),
    // @ts-expect-error: and deleting
    tool({ ...shape, name: 'delete', calls: ['DELETE /api/candidates/:id'] }),
    // @ts-expect-error: and what candidates are measured by
    tool({ ...shape, name: 'weigh', calls: ['PUT /api/job-descriptions/:id/criteria'] }),
    // @ts-expect-error: and settling what an assistant has suggested
    tool({ ...shape, name: 'settle', calls: ['POST /api/suggestions/:id/settle'] }),
  ]
  expect(made.every(({ isReading }) => !isReading)).toBe(true)
  // Nothing that a tool may be made of changes anything, but the one that keeps suggestions.
  type Deciding = Exclude<OpenCall, `GET ${string}` | 'POST /api/candidates/:id/suggestions'>
  const none: [Deciding] extends [never] ? true : false = true
  type Reading = Extract<keyof Contract, `GET /api/${string}`>
  const all: Reading extends OpenCall ? true : false = true
  expect([none, all]).toEqual([true, true])
})
