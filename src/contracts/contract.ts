import { type Static, type TObject, type TSchema, Type as t } from '@sinclair/typebox'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Method and path of a call, such as 'GET /api/candidates/:id'. It stands once, in the contract; server and pages name it. A call
 * whose answer has another form for a parameter is described once more for that form: 'GET /api/things?fields=list'.
 */
export type Place = `${Method} /${string}`

/** An answer that is no JSON: a file, a page, a redirect. */
export interface FileAnswer {
  /** Content types that it may have; none for an answer without a body. */
  types: readonly string[]
}

/** What a call takes and what it answers. Failures have one shape everywhere: `Failure` in failure.ts. */
export interface Call {
  summary: string
  description?: string
  params?: TObject
  query?: TObject
  /** As JSON. */
  body?: TSchema
  /** Fields of a form with files; they are read as they arrive, so this describes them and checks nothing. */
  form?: TObject
  /**
   * 403 `STEP_UP_NEEDED` when the last proof of the session (signing in, or POST /api/proof) is older than 10 minutes; `proof` then
   * says what counts as one. A function tells which requests are meant. Keys are not asked: they were made with a proof.
   */
  stepUp?: true | ((body: never) => boolean)
  /** Takes an `Idempotency-Key`: the same request with the same key has one effect and one answer for a day. */
  idempotent?: true
  /** By status, as they are on the wire. */
  answers: { readonly [status: number]: TSchema | FileAnswer }
}

export type Calls = { readonly [place: Place]: Call }

/** Calls of one part of the server, with the types of everything they take and answer. */
export const calls = <const Table extends Calls>(table: Table): Table => table

export const file = (...types: string[]): FileAnswer => ({ types })

/** A redirect to a page, for a browser that sends forms without a script. */
export const redirect: FileAnswer = { types: [] }

/** 204: the status is all there is to say. */
export const nothing = t.Void()

/** One of these words. */
export const oneOf = <const Word extends string>(words: readonly Word[]) => t.Union(words.map((word) => t.Literal(word)))

/** What may be missing and is then null. */
export const orNull = <Schema extends TSchema>(schema: Schema) => t.Union([schema, t.Null()])

/** The sentence that says what was done. */
export const Done = t.Object({ message: t.String() })

type NameIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | NameIn<`/${More}`>
    : Rest
  : never

type TypedParams<C extends Call> = C['params'] extends TObject ? Static<C['params']> : Record<never, never>

/** The parts of the path that differ from call to call. */
export type ParamsOf<P extends string, C extends Call> = {
  [Name in NameIn<P>]: Name extends keyof TypedParams<C> ? TypedParams<C>[Name] : string
}

export type QueryOf<C extends Call> = C['query'] extends TObject ? Static<C['query']> : Record<string, string | undefined>

export type BodyOf<C extends Call> = C['body'] extends TSchema ? Static<C['body']> : unknown

type Answers<C extends Call> = C['answers'][keyof C['answers']]

/** What the handler of a call gives back. */
export type GivenBy<C extends Call> =
  Answers<C> extends infer A ? (A extends FileAnswer ? Response : A extends TSchema ? Static<A> : never) : never

/** What whoever calls reads: a file is read another way. */
export type AnswerOf<C extends Call> = Answers<C> extends infer A ? (A extends TSchema ? JsonOf<Static<A>> : never) : never

/** Nothing is null once it is read. */
type JsonOf<T> = T extends undefined ? null : T

/** Parameters as they are written into an address: a number is as good as its digits, and what is undefined is left out. */
type Written<Query> = { [Name in keyof Query]?: Query[Name] | (string extends Query[Name] ? number : never) | undefined }

/** What whoever makes a call has to bring. */
export type Asked<P extends string, C extends Call> = (NameIn<P> extends never
  ? { params?: undefined }
  : { params: { [Name in NameIn<P>]: string | number } }) &
  (C['query'] extends TObject ? { query?: Written<Static<C['query']>> | URLSearchParams } : { query?: undefined }) &
  (C['body'] extends TSchema
    ? C['form'] extends TObject
      ? { body: FormData | Static<C['body']> }
      : undefined extends Static<C['body']>
        ? { body?: Static<C['body']> }
        : { body: Static<C['body']> }
    : C['form'] extends TObject
      ? { body: FormData }
      : { body?: Record<string, never> })
