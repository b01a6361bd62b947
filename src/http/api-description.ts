import { type AnyElysia, Elysia } from 'elysia'
import type { sessionGuards } from './session.ts'

interface Options {
  guards: ReturnType<typeof sessionGuards>
  /** The whole server, whose routes are described. */
  server: () => AnyElysia
}

const title = 'Calls of this server'

/** GET /openapi: every call of the server in the OpenAPI format, for administrators. A browser gets it as a page. */
export const apiDescription = ({ guards, server }: Options) =>
  new Elysia({ name: 'api-description', detail: { tags: ['System'] } })
    .use(guards)
    .get('/openapi', async () => ({ openapi: '3.1.0', info: { title, version: '1' }, ...(await describe(server())) }), {
      admin: true,
      detail: { summary: 'This description' },
    })

async function describe(server: AnyElysia) {
  // Loaded when it is first asked for: the server starts without it.
  const { toOpenAPISchema } = await import('@elysiajs/openapi')
  const described = toOpenAPISchema(
    server,
    { methods: ['OPTIONS'], staticFile: false, paths: [/^\/assets/, '/ws', '/*'] },
    undefined,
    undefined,
    '3.1.0',
  )
  // The library leaves out the bodies of routes that an own parser reads, as all of ours are.
  for (const { method, path, hooks } of server.routes) {
    const operations = described.paths[path.replaceAll(/:(\w+)/g, '{$1}')] as
      | Record<string, { requestBody?: unknown }>
      | undefined
    const operation = operations?.[method.toLowerCase()]
    if (operation && hooks.body)
      operation.requestBody = { required: true, content: { 'application/json': { schema: hooks.body } } }
  }
  return described
}
