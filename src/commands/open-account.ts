import { listOutbox } from '#adapters/mailer/outbox-reader.ts'
import { signIn } from './server-process.ts'

export interface NewAccount {
  fullName: string
  email: string
  mobileNumber: string
  companyName: string
  designation: string
  password: string
}

/**
 * Opens an account on a running server with an outbox the way a person does: registers, follows the link in the mail, is
 * approved by the administrator whose cookie is given. Resolves to the `Cookie` header of the new account's session.
 */
export async function openAccount(
  { address, dataDir, adminCookie }: { address: string; dataDir: string; adminCookie: string },
  account: NewAccount,
): Promise<string> {
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: adminCookie, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json() as Promise<Record<string, unknown>>
  }
  await call('/register', account)
  await call(`/api/verify-email${(await verificationLink(dataDir, account.email)).search}`)
  const overview = await call(`/admin/dashboard?q=${encodeURIComponent(account.email)}`)
  const users = overview.users as { _id: string; email: string }[]
  await call(`/admin/approve-user/${users.find(({ email }) => email === account.email)?._id}`, {})
  return signIn(address, account)
}

async function verificationLink(dataDir: string, address: string): Promise<URL> {
  for (let attempt = 0; attempt < 200; attempt++) {
    for (const { to, text } of await listOutbox(dataDir)) {
      const link = to === address && text.match(/\S+\/verify-email\?\S+/)?.[0]
      if (link) return new URL(link)
    }
    await Bun.sleep(50)
  }
  throw new Error(`No verification mail for ${address} came.`)
}
