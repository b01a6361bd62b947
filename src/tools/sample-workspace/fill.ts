import { assemble } from '#src/assembly.ts'
import { linkInOutbox } from '#src/commands/link-in-outbox.ts'
import { openAccount } from '#src/commands/open-account.ts'
import { signIn } from '#src/commands/server-process.ts'
import { readConfig } from '#src/config.ts'
import { silentLog } from '#src/http/log.ts'
import { deskOf, type SignIn } from './desk.ts'
import { createPast } from './history.ts'
import { beside, tellPortal } from './portal.ts'
import { tell } from './story.ts'

export type { SignIn } from './desk.ts'

interface Folder {
  dataDir: string
  admin: SignIn
  /** Of everybody in the workspace. */
  password: string
  /** The settings of the server that will use the folder. */
  environment: Record<string, string | undefined>
}

/**
 * Fills an empty data folder with a recruiter's workspace of the last eleven weeks. What happens in it is asked of a server of its
 * own whose clock begins in the past, through the calls that the pages make. Resolves to the recruiter's sign-in.
 */
export async function fillWorkspace({ dataDir, admin, password, environment }: Folder): Promise<SignIn> {
  const past = createPast()
  past.go(80)
  const assembled = await assemble({ config: readConfig(environment), environment, log: silentLog, pages: null, clock: past })
  await assembled.prepare()
  const { app } = assembled
  app.server.listen({ hostname: '127.0.0.1', port: 0 })
  app.worker.start()
  const address = `http://127.0.0.1:${app.server.server?.port}`
  try {
    const at = (person: SignIn) => deskOf(address, person)
    const office = { companyName: 'Greenfield Staffing', mobileNumber: '+1 415 555 0100', password }
    const adminCookie = await signIn(address, admin)
    const rosa = { ...office, fullName: 'Rosa Winterfield', email: 'rosa@example.com', designation: 'Head of Recruiting' }
    await openAccount({ address, dataDir, adminCookie }, rosa)
    // A trial would be over before the story is.
    const { user } = await (await at(rosa)).get<{ user: { _id: string } }>('/user')
    await (await at(admin)).send('PUT', `/admin/update-subscription/${user._id}`, { plan: 'paid', months: 12 })

    const join = async (fullName: string, email: string, role: string) => {
      await (await at(rosa)).send('POST', '/api/team/invitations', { email, role })
      const invitation = Object.fromEntries((await linkInOutbox(dataDir, email, 'invitation')).searchParams)
      const body = JSON.stringify({ fullName, password, ...invitation })
      const answer = await fetch(`${address}/api/invitation/accept`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      if (!answer.ok) throw new Error(`${fullName} could not join: ${await answer.text()}`)
      return { email, password }
    }
    const ben = await join('Ben Hartwell', 'ben@example.com', 'recruiter')
    await join('Vera Lindholm', 'vera@example.com', 'viewer')

    const portal = tellPortal({ past, address, dataDir, admin: () => at(admin), password })
    await tell({ past, address, at, rosa, ben, meanwhile: beside(past, portal) })
    await applyForAccounts(address, dataDir, password)
    return { email: rosa.email, password }
  } finally {
    app.windows.closeAll()
    await app.server.server?.stop(true)
    await assembled.close()
  }
}

/** Two who wait for the administrator. */
async function applyForAccounts(address: string, dataDir: string, password: string) {
  for (const [fullName, email, companyName] of [
    ['Mateo Arrigo', 'mateo@example.net', 'Arrigo Talent'],
    ['Sigrid Palm', 'sigrid@example.net', 'Palm Recruiting'],
  ] as const) {
    const body = JSON.stringify({
      fullName,
      email,
      companyName,
      password,
      mobileNumber: '+1 415 555 0188',
      designation: 'Recruiter',
    })
    await fetch(`${address}/register`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const { search } = await linkInOutbox(dataDir, email, 'verify-email')
    await fetch(`${address}/api/verify-email${search}`)
  }
}
