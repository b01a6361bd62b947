import type { AssistantProtocol } from '#src/assistants/ports.ts'
import { instructions } from '#src/assistants/untrusted-words.ts'

/** The Model Context Protocol. Its library is loaded with the first request of an assistant. */
export const modelContextProtocol = (shown: { name: string; version: string }): AssistantProtocol => ({
  async answer(request, body, visit) {
    const { answerMessage } = await import('./model-context-protocol.ts')
    return answerMessage({ ...shown, instructions }, request, body, visit)
  },
})
