import type { SignMessage } from '#src/connections/webhook-ports.ts'

/** Signs by Standard Webhooks. The library is loaded with the first message: most servers send none. */
export const standardSignature: SignMessage = async (secret, id, at, body) => {
  const { Webhook } = await import('standardwebhooks')
  return new Webhook(secret).sign(id, at, body)
}
