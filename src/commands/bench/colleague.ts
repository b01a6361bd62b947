import { listOutbox } from '#adapters/mailer/outbox-reader.ts'
import { signIn } from '#src/commands/server-process.ts'

const person = {
  fullName: 'Robin Neighbour',
  email: 'robin@example.com',
  mobileNumber: '+1 415 555 0134',
  companyName: 'Neighbour & Co',
  designation: 'Recruiter',
  password: 'correct-horse-battery-9',
}

/** Opens a second account, in a workspace of its own, the way a person would; resolves to its session's `Cookie` header. */
export async function secondAccount(address: string, dataDir: string, adminCookie: string): Promise<string> {
  const call = async (path: string, body?: unknown) => {
    const response = await fetch(address + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: adminCookie, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json() as Promise<Record<string, unknown>>
  }
  await call('/register', person)
  const link = await verificationLink(dataDir)
  await call(`/api/verify-email${link.search}`)
  const { users } = (await call(`/admin/dashboard?q=${encodeURIComponent(person.email)}`)) as {
    users: { _id: string; email: string }[]
  }
  const account = users.find(({ email }) => email === person.email)
  await call(`/admin/approve-user/${account?._id}`, {})
  return signIn(address, person)
}

async function verificationLink(dataDir: string): Promise<URL> {
  for (let attempt = 0; attempt < 200; attempt++) {
    for (const { text } of await listOutbox(dataDir)) {
      const link = text.match(/\S+\/verify-email\?\S+/)?.[0]
      if (link) return new URL(link)
    }
    await Bun.sleep(50)
  }
  throw new Error('No verification mail came.')
}
