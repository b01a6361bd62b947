import type { Tool } from './tool.ts'

/** What an assistant is answered when it calls a tool. */
export interface ToolAnswer {
  /** For whoever reads words only. */
  texts: string[]
  /** As the output schema of the tool says; null for a refusal. */
  structured: object | null
  isRefusal: boolean
}

/** One visit of an assistant: what it finds here, and what happens when it calls something. */
export interface Visit {
  tools: readonly Tool[]
  call(name: string, input: unknown): Promise<ToolAnswer>
}

/** The language that assistants speak. What it takes is loaded with the first of them. */
export interface AssistantProtocol {
  /** Answers one request; `body` is what it holds, already read. */
  answer(request: Request, body: unknown, visit: Visit): Promise<Response>
}
