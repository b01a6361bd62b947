import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'
import type { Visit } from '#src/assistants/ports.ts'
import type { Tool } from '#src/assistants/tool.ts'

interface Shown {
  name: string
  version: string
  instructions: string
}

/** JSON Schema as the wire has it: without the marks of the library that made it. */
const schemaOf = (schema: Tool['input']) => ({ ...(JSON.parse(JSON.stringify(schema)) as object), type: 'object' as const })

/** One message of an assistant, answered as JSON. Nothing is kept between two of them. */
export async function answerMessage(shown: Shown, request: Request, body: unknown, visit: Visit): Promise<Response> {
  const { name, version, instructions } = shown
  // The plain server: its tools have schemas of their own, where the newer class wants those of another library.
  const server = new Server({ name, version }, { capabilities: { tools: {} }, instructions })
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: visit.tools.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: schemaOf(tool.input),
      outputSchema: schemaOf(tool.output),
      annotations: {
        title: tool.title,
        readOnlyHint: tool.isReading,
        destructiveHint: false,
        idempotentHint: tool.isReading,
        openWorldHint: false,
      },
    })),
  }))
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const answer = await visit.call(params.name, params.arguments ?? {})
    return {
      content: answer.texts.map((text) => ({ type: 'text' as const, text })),
      ...(answer.structured ? { structuredContent: { ...answer.structured } } : {}),
      ...(answer.isRefusal ? { isError: true } : {}),
    }
  })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: body })
  } finally {
    await server.close()
  }
}
