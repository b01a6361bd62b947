import type { AnswerOf, Asked } from '#src/contracts/contract.ts'
import type { Contract } from '#src/contracts/index.ts'

/** Why a call did not work: the server's own sentence, its stable code and the id that finds it in the logs. */
export interface CallFailure {
  error: string
  code: string
  /** HTTP status; 0 when no answer came back at all. */
  status: number
  requestId: string | null
  /** What else the server said about it in words, such as the wording it suggests instead. */
  details?: Record<string, string>
}

/** Plain JSON, so that a loader can hand it from the server to the browser as it is. */
export type CallResult<T> = { ok: true; data: T; total: number | null } | { ok: false; failure: CallFailure }

export interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A FormData goes as multipart; anything else as JSON. */
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A call of the server: method and path, as its contract names them. */
export type Call = keyof Contract

type PathIn<Name> = Name extends `${string} ${infer Path}` ? Path : never

/** What a call needs: the varying parts of its path, its query, its body. */
export type AskedBy<Name extends Call> = Asked<PathIn<Name>, Contract[Name]> & Pick<CallOptions, 'headers' | 'signal'>

/** What a call answers when it works. */
export type AnswerTo<Name extends Call> = AnswerOf<Contract[Name]>

/** Nothing has to be said where nothing is asked. */
export type Rest<T> = object extends T ? [asked?: T] : [asked: T]

/** Makes one call of the server and never throws for what the server or the network answers. */
export type Api = <Name extends Call>(call: Name, ...rest: Rest<AskedBy<Name>>) => Promise<CallResult<AnswerTo<Name>>>

/** The same, also for an address as it is: what comes back is then anything. */
export type AnyApi = Api & (<Answer = unknown>(path: `/${string}`, options?: CallOptions) => Promise<CallResult<Answer>>)
