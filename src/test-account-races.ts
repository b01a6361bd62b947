import { expect } from 'bun:test'
import { maximumKeys } from './connections/constants.ts'
import { admin, done, type World } from './test-two-processes.ts'

/** Something that two processes try at the same moment. */
export interface Race {
  /** What holds, whoever is first. */
  rule: string
  /** Makes what all rounds need; resolves to one round. */
  begin(): Promise<(round: number) => Promise<void>>
}

export type Owner = Awaited<ReturnType<World['recruiter']>>

/** How many rows there are of a table, with what follows `from`. */
export const countIn = async (world: World, statement: string, values: unknown[] = []) =>
  Number((await world.rows<{ count: string }>(`select count(*) as count from ${statement}`, values))[0]!.count)

/** Who may come in, and as what. The world and its owner are asked for when a race begins. */
export const accountRaces = (worldNow: () => World, ownerNow: () => Owner): Race[] => {
  const count = (statement: string, values: unknown[]) => countIn(worldNow(), statement, values)
  return [
    {
      rule: 'of two administrators who suspend each other one stays',
      async begin() {
        const bea = await worldNow().recruiter('bea@example.com')
        await worldNow().rows('update users set is_admin = 1 where id = $1', [bea.id])
        const [ada] = await worldNow().rows<{ id: string }>('select id from users where email = $1', [admin.email])
        const people = [
          { id: ada!.id, cookie: await worldNow().asAdmin(), logIn: worldNow().asAdmin },
          { id: bea.id, cookie: bea.cookie, logIn: () => worldNow().logIn(bea.email) },
        ]
        return async () => {
          const answers = await worldNow().both((side) =>
            worldNow().call(side, 'POST', `/admin/suspend-user/${people[1 - side]!.id}`, {
              cookie: people[side]!.cookie,
              body: {},
            }),
          )
          expect(done(answers)).toBe(1)
          const [stays, other] = answers[0].status < 400 ? [people[0]!, people[1]!] : [people[1]!, people[0]!]
          await worldNow().must(0, 'POST', `/admin/unsuspend-user/${other.id}`, { cookie: stays.cookie, body: {} })
          other.cookie = await other.logIn()
        }
      },
    },
    {
      rule: 'of two owners who demote each other one stays',
      async begin() {
        const olga = await worldNow().recruiter('olga@example.com')
        const people = [olga, await worldNow().colleague(olga.cookie, 'owner', 'owen@example.com')] as const
        return async () => {
          const demote = (side: 0 | 1, role: string) =>
            worldNow().call(side, 'PUT', `/api/team/members/${people[1 - side]!.id}/role`, {
              cookie: people[side].cookie,
              body: { role },
            })
          const answers = await worldNow().both((side) => demote(side, 'viewer'))
          expect(done(answers)).toBe(1)
          expect((await demote(answers[0].status < 400 ? 0 : 1, 'owner')).status).toBe(200)
        }
      },
    },
    {
      rule: 'roles that two owners give one person follow each other',
      async begin() {
        const second = await worldNow().colleague(ownerNow().cookie, 'owner', 'second-owner@example.com')
        const mia = await worldNow().colleague(ownerNow().cookie, 'viewer', 'mia@example.com')
        const cookies = [ownerNow().cookie, second.cookie] as const
        let last = 'viewer'
        return async () => {
          const wanted = last === 'viewer' ? ['recruiter', 'owner'] : ['viewer', last === 'owner' ? 'recruiter' : 'owner']
          await worldNow().both((side) =>
            worldNow().must(side, 'PUT', `/api/team/members/${mia.id}/role`, {
              cookie: cookies[side],
              body: { role: wanted[side] },
            }),
          )
          const entries = await worldNow().rows<{ details: string }>(
            "select details from audit_entries where action = 'change-role' and subject_id = $1 order by number desc limit 2",
            [mia.id],
          )
          const [newest, before] = entries.map(({ details }) => JSON.parse(details) as { from: string; to: string })
          expect([before!.from, newest!.from]).toEqual([last, before!.to])
          last = newest!.to
          expect(await count('memberships where user_id = $1 and role = $2', [mia.id, last])).toBe(1)
        }
      },
    },
    {
      rule: 'a link that verifies an address works once',
      async begin() {
        return async (round) => {
          const email = `new-${round}@example.com`
          await worldNow().register(email)
          const link = new URLSearchParams(await worldNow().linkTo(email, 'verify-email'))
          expect(done(await worldNow().both((side) => worldNow().call(side, 'GET', `/api/verify-email?${link}`)))).toBe(1)
        }
      },
    },
    {
      rule: 'a link for a new password works once',
      async begin() {
        const { email } = await worldNow().recruiter('forgets@example.com')
        return async (round) => {
          await worldNow().forgetLimits()
          await worldNow().must(0, 'POST', '/api/forgot-password', { body: { email } })
          const link = await worldNow().linkTo(email, 'reset-password')
          const answers = await worldNow().both((side) => {
            const password = `a new passphrase ${round} ${side}`
            return worldNow().call(side, 'POST', '/api/reset-password', {
              body: { ...link, password, confirmPassword: password },
            })
          })
          expect(done(answers)).toBe(1)
        }
      },
    },
    {
      rule: 'an invitation is accepted once',
      async begin() {
        const host = await worldNow().recruiter('host@example.com')
        return async (round) => {
          await worldNow().forgetLimits()
          const email = `guest-${round}@example.com`
          await worldNow().must(0, 'POST', '/api/team/invitations', { cookie: host.cookie, body: { email, role: 'viewer' } })
          const body = { fullName: 'Cora', password: 'a colleague of tests', ...(await worldNow().linkTo(email, 'invitation')) }
          expect(done(await worldNow().both((side) => worldNow().call(side, 'POST', '/api/invitation/accept', { body })))).toBe(1)
          expect(await count('users where email = $1', [email])).toBe(1)
        }
      },
    },
    {
      rule: 'there are never more keys than a person may have',
      async begin() {
        const { cookie } = await worldNow().recruiter('keys@example.com')
        const make = (side: 0 | 1, name: string) =>
          worldNow().call(side, 'POST', '/api/keys', { cookie, body: { kind: 'personal', name, scopes: ['reports'] } })
        for (let made = 1; made < maximumKeys; made++) expect((await make(0, `Key ${made}`)).status).toBe(201)
        return async (round) => {
          const answers = await worldNow().both((side) => make(side, `Last ${round}`))
          expect(done(answers)).toBe(1)
          const record = answers.find(({ status }) => status < 400)!.body.record
          await worldNow().must(1, 'DELETE', `/api/keys/${record._id}`, { cookie })
        }
      },
    },
  ]
}
