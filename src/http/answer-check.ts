import { Kind, type TSchema } from '@sinclair/typebox'
import { type TypeCheck, TypeCompiler } from '@sinclair/typebox/compiler'
import { Elysia } from 'elysia'
import type { Calls, FileAnswer } from '#src/contracts/contract.ts'
import { Failure, ScimFailure } from '#src/contracts/failure.ts'
import { type LiveFrame, liveEvents } from '#src/contracts/live.ts'
import { isScim } from './scim-failure.ts'

/** The server answered what its contract does not say. */
export class AnswerBreaksContract extends Error {}

const isFile = (answer: TSchema | FileAnswer): answer is FileAnswer => !(Kind in answer)

/** The same schema, taking no field that it does not name: what nobody has written down, nobody can rely on. */
function exact<Schema extends TSchema>(schema: Schema): Schema {
  const deep = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deep)
    if (typeof value !== 'object' || value === null) return value
    const entries = Reflect.ownKeys(value).map((key) => [key, deep(Reflect.get(value, key))] as const)
    const copy = Object.fromEntries(entries)
    return copy.type === 'object' && copy.properties ? { additionalProperties: false, ...copy } : copy
  }
  return deep(schema) as Schema
}

const checks = new WeakMap<TSchema, TypeCheck<TSchema>>()

function checkOf(schema: TSchema) {
  const check = checks.get(schema) ?? TypeCompiler.Compile(exact(schema))
  checks.set(schema, check)
  return check
}

/** Why a value is not what the schema says; null when it is. */
function objection(schema: TSchema, value: unknown): string | null {
  const check = checkOf(schema)
  if (check.Check(value)) return null
  const first = check.Errors(value).First()
  return `${first?.path || 'all of it'}: ${first?.message ?? 'is something else'}`
}

/** A value as whoever reads it gets it: without what is undefined, and with dates as texts. */
const onTheWire = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

async function objectionToFailure(request: Request, response: Response) {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  return objection(isScim(request) ? ScimFailure : Failure, body)
}

function say(sentence: string): never {
  // The answer becomes a failure without details, like every other bug: whoever develops reads why here.
  process.stderr.write(`${sentence}\n`)
  throw new AnswerBreaksContract(sentence)
}

const statusOf = (status: number | string | undefined) => (typeof status === 'number' ? status : 200)

/**
 * Holds every answer against the contract of its call: for tests and `bun run dev`. In production no answer is looked at: types
 * have been checked, and nobody waits for what a test has seen. Throws `AnswerBreaksContract`.
 */
export const checkedAnswers = (contract: Calls) =>
  new Elysia({ name: 'checked-answers' }).mapResponse({ as: 'global' }, async ({ request, route, set, responseValue }) => {
    const place = `${request.method} ${route}`
    const call = contract[place as keyof Calls]
    if (!call) return
    const refuse = (why: string) => say(`${place} does not answer what its contract says: ${why}`)
    const response = responseValue instanceof Response ? responseValue : null
    const status = response?.status ?? statusOf(set.status)
    const answer = call.answers[status]
    if (!answer) {
      if (status === 304) return
      if (!response || status < 400) return refuse(`status ${status} is not described`)
      const why = await objectionToFailure(request, response)
      return why === null ? undefined : refuse(`failure ${status}, ${why}`)
    }
    if (isFile(answer)) {
      const type = response?.headers.get('content-type') ?? ''
      if (!response) return refuse('a file is described')
      if (answer.types.length > 0 && !answer.types.includes(type)) return refuse(`content type '${type}' is not described`)
      return
    }
    if (response) {
      if (!response.headers.get('content-type')?.includes('json')) return refuse('JSON is described')
      const why = objection(answer, await response.clone().json())
      return why === null ? undefined : refuse(why)
    }
    const why = objection(answer, onTheWire(responseValue))
    return why === null ? undefined : refuse(why)
  })

/** The same for what open windows are told. */
export function checkedFrame(...[event, data]: LiveFrame) {
  const why = objection(liveEvents[event], onTheWire(data))
  if (why !== null) say(`the event ${event} does not say what its contract says: ${why}`)
}
