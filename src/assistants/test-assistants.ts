import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { testServer } from '#adapters/test-server.ts'

type Server = ReturnType<typeof testServer>

/** Listens, and resolves to where. */
export function listening({ app }: Server): string {
  app.server.listen({ hostname: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${app.server.server?.port}`
}

/** What a tool answered: the fields that its schema names, or the words of the refusal. */
export interface Told {
  isError: boolean
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever came
  data: any
}

/** An assistant with a key or an access token, through the library that assistants use, over HTTP. */
export async function anAssistant(base: string, token: string) {
  const client = new Client({ name: 'an assistant of tests', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', base), { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  )
  const { tools } = await client.listTools()
  return {
    client,
    tools,
    /** The library holds the answer against the schema that the tool has told. */
    async call(name: string, given: Record<string, unknown> = {}): Promise<Told> {
      const answer = await client.callTool({ name, arguments: given })
      const words = Array.isArray(answer.content) ? answer.content.map((each: { text?: string }) => each.text ?? '') : []
      return { isError: answer.isError === true, text: words.join('\n'), data: answer.structuredContent }
    },
    close: () => client.close(),
  }
}

/** A key of whoever has this cookie. */
export async function keyWith(server: Server, cookie: string, scopes: string[], name = 'A key of tests'): Promise<string> {
  const answer = await server.call('POST', '/api/keys', { cookie, body: { kind: 'personal', name, scopes } })
  return answer.body.key
}
