import { t } from 'elysia'
import { calls, file } from '#src/contracts/contract.ts'

const messages = file('application/json')

/** Assistants: the address they speak to, how they are let in, and which are connected. */
export const assistantsContract = calls({
  'POST /mcp': {
    summary: 'The Model Context Protocol (streamable HTTP), for assistants',
    description:
      'Takes a key or an access token as `Authorization: Bearer …`. One message a request; no sessions are kept. See docs/assistants.md.',
    body: t.Unknown(),
    // Whatever only tells something is taken without an answer.
    answers: { 200: messages, 202: file(), 400: file(), 406: file(), 413: file(), 415: file() },
  },
  'GET /mcp': { summary: 'There is no stream to listen to: 405', answers: { 405: file() } },
  'DELETE /mcp': { summary: 'There is no session to end: 405', answers: { 405: file() } },
})
