import type { MailFolder } from '#adapters/mailer/mail-folder.ts'
import { linkInOutbox } from './link-in-outbox.ts'
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
 * Opens an account on a running server with an outbox, in its data folder or elsewhere, the way a person does: registers, follows the link in the mail, is
 * approved by the administrator whose cookie is given. Resolves to the `Cookie` header of the new account's session.
 */
export async function openAccount(
  { address, dataDir, adminCookie }: { address: string; dataDir: string | MailFolder; adminCookie: string },
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
  await call(`/api/verify-email${(await linkInOutbox(dataDir, account.email, 'verify-email')).search}`)
  const overview = await call(`/admin/dashboard?q=${encodeURIComponent(account.email)}`)
  const users = overview.users as { _id: string; email: string }[]
  await call(`/admin/approve-user/${users.find(({ email }) => email === account.email)?._id}`, {})
  return signIn(address, account)
}
