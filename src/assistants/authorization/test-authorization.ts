import { createHash, randomBytes } from 'node:crypto'
import { testServer } from '#adapters/test-server.ts'

/** A server that knows under which address it is reached, as clients of the protocol hold it to. */
export function aReachableServer(environment: Record<string, string> = {}) {
  const probe = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() })
  const { port } = probe
  void probe.stop(true)
  const base = `http://127.0.0.1:${port}`
  const server = testServer({ PUBLIC_URL: base, ...environment })
  server.app.server.listen({ hostname: '127.0.0.1', port: Number(port) })
  return { server, base }
}

/** What an assistant makes up for one try: the secret, and what it shows of it first. */
export function aVerifier() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
