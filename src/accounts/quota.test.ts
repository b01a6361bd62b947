import { describe, expect, test } from 'bun:test'
import { days, failureOf, home, testAccounts } from './test-accounts.ts'

async function withRecruiter() {
  const all = testAccounts()
  const person = await all.approved()
  const { user } = await all.signedIn(person.email, person.password)
  const usage = async () => (await all.ports.users.member(user.id))!.workspace.usage
  return { ...all, user, usage, quota: all.accounts.quota }
}

describe('what a plan allows', () => {
  test('is counted per kind and refused with the sentence of the kind', async () => {
    const { quota, user, usage } = await withRecruiter()
    await quota.take(user, { resumes: 3, jobDescriptions: 2, assessments: 1 })
    expect(await quota.remaining(user)).toEqual({ resumes: 2, jobDescriptions: 0, assessments: 0 })
    const refused = async (what: Parameters<typeof quota.take>[1]) => (await failureOf(quota.take(user, what))).message
    expect(await refused({ resumes: 3 })).toBe('You can only upload 2 more resumes with your current plan')
    expect(await refused({ jobDescriptions: 1 })).toBe('You have reached your job description upload limit')
    expect(await refused({ assessments: 1 })).toBe("You've reached your assessment limit (1)")
    expect(await usage()).toEqual({ resumes: 3, jobDescriptions: 2, assessments: 1 })
  })

  test('is given to exactly one of fifty who want the last one', async () => {
    const { quota, user, usage } = await withRecruiter()
    await quota.take(user, { resumes: 4 })
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => quota.take(user, { resumes: 1 })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await usage()).resumes).toBe(5)
  })

  test('is used only when what it was used for is kept', async () => {
    const { quota, user, usage, ports } = await withRecruiter()
    const work = ports.transaction(async () => {
      await quota.take(user, { resumes: 2 })
      throw new Error('the rest of the work failed')
    })
    await failureOf(work)
    expect((await usage()).resumes).toBe(0)
  })

  test('can be given back, but never to more than there was', async () => {
    const { quota, user, usage } = await withRecruiter()
    await quota.take(user, { resumes: 2 })
    await quota.giveBack(user.workspaceId, { resumes: 1 })
    expect((await usage()).resumes).toBe(1)
    await quota.giveBack(user.workspaceId, { resumes: 5 })
    expect((await usage()).resumes).toBe(0)
  })

  test('has no limit for administrators, free plans and unlimited workspaces', async () => {
    const { accounts, admin, quota, user } = await withRecruiter()
    const by = (await admin()).user
    const unlimited = { resumes: null, jobDescriptions: null, assessments: null }
    expect(await quota.remaining(by)).toEqual(unlimited)
    await quota.take(by, { resumes: 1000 })
    await accounts.updateUser(by, user.id, { isUnlimited: true }, home)
    expect(await quota.remaining(user)).toEqual(unlimited)
    await accounts.updateUser(by, user.id, { isUnlimited: false }, home)
    await accounts.updateSubscription(by, user.id, { plan: 'free', months: 0 }, home)
    expect(await quota.remaining(user)).toEqual(unlimited)
  })
})

describe('the trial', () => {
  test('lasts fourteen days from the approval; then nothing can be made, whatever it costs', async () => {
    const { clock, quota, user, usage } = await withRecruiter()
    clock.advance(days(14) - 1)
    await quota.take(user, { resumes: 1 })
    clock.advance(1)
    for (const attempt of [() => quota.take(user), () => quota.take(user, { resumes: 1 }), () => quota.remaining(user)])
      expect(await failureOf(attempt())).toMatchObject({ code: 'PLAN_EXPIRED' })
    expect((await usage()).resumes).toBe(1)
  })

  test('does not start again when an approval is withdrawn and given again', async () => {
    const { accounts, admin, clock, ports, user } = await withRecruiter()
    const by = (await admin()).user
    const before = (await ports.users.member(user.id))!.workspace.planEndsAt
    clock.advance(days(3))
    await accounts.updateUser(by, user.id, { isApproved: false }, home)
    await accounts.updateUser(by, user.id, { isApproved: true }, home)
    expect((await ports.users.member(user.id))!.workspace.planEndsAt).toEqual(before)
  })

  test('is not for a team that runs the free plan on its own server', async () => {
    const { approved, accounts, ports } = testAccounts({ defaultPlan: 'free' })
    const { id } = await approved()
    expect((await ports.users.member(id))!.workspace).toMatchObject({ plan: 'free', planEndsAt: null })
    const workspaceId = (await ports.users.member(id))!.workspace.id
    await accounts.quota.take({ id, workspaceId }, { resumes: 10_000 })
  })
})

test('a paid plan ends after its months', async () => {
  const { accounts, admin, clock, quota, user } = await withRecruiter()
  const { workspace } = await accounts.updateSubscription((await admin()).user, user.id, { plan: 'paid', months: 3 }, home)
  expect(workspace.planEndsAt?.toISOString()).toBe('2026-06-02T09:00:00.000Z')
  expect(await quota.remaining(user)).toEqual({ resumes: 50, jobDescriptions: 20, assessments: 10 })
  clock.set('2026-06-02T09:00:00Z')
  expect(await failureOf(quota.take(user))).toMatchObject({ code: 'PLAN_EXPIRED' })
})
