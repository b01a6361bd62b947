import { DomainError } from '#src/shared/domain-error.ts'
import type { Ask, OpenCall } from './calls.ts'
import type { ToolAnswer } from './ports.ts'
import type { Tool } from './tool.ts'
import { toolbox } from './toolbox.ts'
import { notice, withoutUnseen } from './untrusted-words.ts'

export { type Authorization, createAuthorization } from './authorization/authorization.ts'
export type { AuthorizationPorts } from './authorization-ports.ts'
export type { OpenCall } from './calls.ts'
export { accessPrefix } from './constants.ts'
export type { AssistantProtocol } from './ports.ts'
export { callsOfTools, toolbox } from './toolbox.ts'

/** There is no such tool, or what the assistant was allowed does not reach that far. */
export class ToolNotFound extends DomainError {
  readonly kind = 'not-found'
  constructor() {
    super('There is no such tool, or this assistant was not allowed what it takes.')
  }
}

/** The tools whose every call is open. */
export const toolsOf = (isOpen: (call: OpenCall) => boolean): Tool[] => toolbox.filter(({ calls }) => calls.every(isOpen))

/** What a tool answers; a refusal that was to be expected is an answer too. */
export async function answerOf(tools: readonly Tool[], ask: Ask<OpenCall>, name: string, input: unknown): Promise<ToolAnswer> {
  try {
    const found = tools.find((each) => each.name === name)
    if (!found) throw new ToolNotFound()
    const own: Ask<OpenCall> = (call, given) => {
      // The type says so already; this holds for whatever got around it.
      if (!found.calls.includes(call)) throw new ToolNotFound()
      return ask(call, given)
    }
    const structured = withoutUnseen(await found.run(own, input))
    return { texts: [notice, JSON.stringify(structured)], structured, isRefusal: false }
  } catch (error) {
    if (error instanceof DomainError) return { texts: [error.message], structured: null, isRefusal: true }
    throw error
  }
}
