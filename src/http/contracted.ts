import { type AnyElysia, type Context, Elysia } from 'elysia'
import type { SessionUser } from '#src/accounts/index.ts'
import type { BodyOf, Call, Calls, GivenBy, Method, ParamsOf, QueryOf } from '#src/contracts/contract.ts'
import type { CallingCompany, CompanyReader } from './job-token.ts'

type Yes = true

/** Who may come in; see `sessionGuards` and `companyGuard`. Without a word everybody may. */
export interface GuardWords {
  signedIn?: Yes
  admin?: Yes
  recruiter?: Yes
  owner?: Yes
  exports?: Yes
  directory?: Yes
  company?: Yes
  companyOrAdmin?: Yes
  creates?: Yes | ((body: never) => boolean)
}

type SessionWords =
  | { signedIn: Yes }
  | { admin: Yes }
  | { recruiter: Yes }
  | { owner: Yes }
  | { exports: Yes }
  | { directory: Yes }

/** What the guards give the handler. */
type WhoOf<Words> = (Words extends SessionWords ? { user: SessionUser } : unknown) &
  (Words extends { company: Yes } ? { company: CallingCompany } : unknown) &
  (Words extends { companyOrAdmin: Yes } ? { reader: CompanyReader } : unknown)

type Setting = Pick<Context, 'request' | 'server' | 'set'>

/** What the handler of a call is given. */
export type CallContext<Path extends string, C extends Call, Words> = Setting & {
  params: ParamsOf<Path, C>
  query: QueryOf<C>
  body: BodyOf<C>
} & WhoOf<Words>

declare const isPrepared: unique symbol

/** A response that was made elsewhere: a failure in the one shape of failures, or what another server of ours has answered. */
export type Prepared = Response & { readonly [isPrepared]: true }

export const prepared = (response: Promise<Response> | Response) => response as Promise<Prepared>

type Given<C extends Call> = GivenBy<C> | Prepared

type Handler<Path extends string, C extends Call, Words> = (context: CallContext<Path, C, Words>) => Given<C> | Promise<Given<C>>

type PathOf<Table extends Calls, M extends Method> = keyof Table extends infer Key
  ? Key extends `${string}?${string}`
    ? never
    : Key extends `${M} ${infer Path extends `/${string}`}`
      ? Path
      : never
  : never

type CallAt<Table extends Calls, M extends Method, Path extends string> = Table[`${M} ${Path}` & keyof Table] extends infer C
  ? C extends Call
    ? C
    : never
  : never

type Adding<Table extends Calls, M extends Method> = <Path extends PathOf<Table, M>, const Words extends GuardWords = object>(
  path: Path,
  handler: Handler<Path, CallAt<Table, M, Path>, Words>,
  words?: Words,
) => Routes<Table>

/** Routes of the calls in a table: what a handler is given and has to answer stands there. */
export interface Routes<Table extends Calls> {
  get: Adding<Table, 'GET'>
  post: Adding<Table, 'POST'>
  put: Adding<Table, 'PUT'>
  patch: Adding<Table, 'PATCH'>
  delete: Adding<Table, 'DELETE'>
  /** Guards, hooks, and further routes. */
  use(plugin: AnyElysia): Routes<Table>
  onBeforeHandle(hook: (context: Setting) => void): Routes<Table>
  /** For the server, and for whoever joins several parts. */
  plugin: AnyElysia
}

/** Begins the routes of a table of calls; `tags` group them in the description of all calls. */
export function routesOf<const Table extends Calls>(
  table: Table,
  { name, tags }: { name: string; tags: string[] },
): Routes<Table> {
  const plugin: AnyElysia = new Elysia({ name, detail: { tags } })
  const adding =
    (method: Method) =>
    (path: string, handler: unknown, words: GuardWords = {}) => {
      const call = table[`${method} ${path}` as keyof Table & keyof Calls]
      plugin.route(method, path, handler as never, { ...words, ...hooksOf(call, words) } as never)
      return routes
    }
  const routes: Routes<Table> = {
    get: adding('GET'),
    post: adding('POST'),
    put: adding('PUT'),
    patch: adding('PATCH'),
    delete: adding('DELETE'),
    use(other) {
      plugin.use(other)
      return routes
    },
    onBeforeHandle(hook) {
      plugin.onBeforeHandle((context: unknown) => hook(context as Setting))
      return routes
    },
    plugin,
  }
  return routes
}

const sessionWords = ['signedIn', 'admin', 'recruiter', 'owner'] as const

/** The ways to prove who one is, in the words of OpenAPI; none for what everybody may ask. */
function securityOf(words: GuardWords) {
  if (sessionWords.some((word) => words[word])) return [{ session: [] }]
  if (words.directory) return [{ key: [] }]
  if (words.company) return [{ companyToken: [] }]
  return words.companyOrAdmin ? [{ companyToken: [] }, { session: [] }] : []
}

const stepUpInWords =
  'Answers 403 `STEP_UP_NEEDED` when the last proof (password or code) of the session is older than 10 minutes; see `/api/proof` and `/jobportal/proof`.'

/** What Elysia checks of a request. Answers are checked in tests and while developing only: see answer-check.ts. */
function hooksOf({ summary, params, query, body, stepUp, ...call }: Call, words: GuardWords) {
  const description = [call.description, stepUp && stepUpInWords].filter(Boolean).join(' ')
  return {
    ...(stepUp ? (words.company ? { companyProven: true } : { proven: stepUp }) : {}),
    detail: { summary, ...(description ? { description } : {}), security: securityOf(words) },
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(body ? { body } : {}),
  }
}
