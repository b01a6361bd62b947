import { testServer } from '#adapters/test-server.ts'

/**
 * The TypeScript types of every call that keys open, under /api/v1, as the server in this folder describes them: `paths` for
 * openapi-fetch. The server runs in memory and listens to nobody.
 */
export async function clientTypes(): Promise<string> {
  const server = testServer()
  const { status, body, text } = await server.call('GET', '/openapi?for=keys', { cookie: await server.admin() })
  if (status !== 200) throw new Error(text)
  const { default: compiler } = await import('typescript-of-generators')
  // The generator asks for the compiler's own programming interface, which version 7 of the compiler no longer has.
  Bun.plugin({
    name: 'compiler of generators',
    setup: ({ module }) => void module('typescript', () => ({ loader: 'object', exports: { ...compiler, default: compiler } })),
  })
  const { default: typesOf, astToString } = await import('openapi-typescript')
  const file = compiler.factory.createTypeReferenceNode('Blob')
  const types = await typesOf(body, {
    alphabetize: true,
    silent: true,
    transform: ({ format }) => (format === 'binary' ? (file as never) : undefined),
  })
  return `${beginning}${astToString(types)}`
}

const beginning = `// Calls that keys open, made by \`bun run client\` from the description of the server: make it again after an upgrade.
`
