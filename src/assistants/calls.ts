import type { AnswerOf, Call, ParamsOf, QueryOf } from '#src/contracts/contract.ts'
import type { Contract } from '#src/contracts/index.ts'

/** Calls that read. The contract has none among them that moves, sends, deletes or changes anything. */
type Reading = Extract<keyof Contract, `GET /api/${string}`>

/** The one call that writes: it keeps a draft or a proposal until a person takes it up or puts it away. */
type WritingDown = 'POST /api/candidates/:id/suggestions'

/**
 * What a tool may be made of. Rejecting, moving, sending, deleting, criteria and weights are PUT, DELETE and other POST calls: they are not
 * in this type, so a tool that names one of them does not compile.
 */
export type OpenCall = Reading | WritingDown

type PathOf<Name extends OpenCall> = Name extends `${string} ${infer Path}`
  ? Path extends `${infer Bare}?${string}`
    ? Bare
    : Path
  : never

type CallOf<Name extends OpenCall> = Contract[Name] extends infer C ? (C extends Call ? C : never) : never

/** What a call is given: the parts of its address, and what stands behind the question mark or in its body. */
export interface Given<Name extends OpenCall> {
  params?: ParamsOf<PathOf<Name>, CallOf<Name>>
  query?: Partial<QueryOf<CallOf<Name>>>
  body?: CallOf<Name> extends { body: infer Body } ? (Body extends { static: infer Written } ? Written : never) : undefined
}

/** An answer with the number of all rows, where it is a list that says so. */
export interface Answered<Name extends OpenCall> {
  answer: AnswerOf<CallOf<Name>>
  total: number | null
}

/** Makes a call of the product's own Api for whoever the assistant works for, with their rights and no more. Rejects with the refusal. */
export type Ask<Name extends OpenCall> = <Each extends Name>(call: Each, given: Given<Each>) => Promise<Answered<Each>>
