import { InvalidField, textField } from '#src/shared/fields.ts'
import { isReviewOpen } from '#src/shared/review.ts'
import { linesOf } from '#src/shared/typed-text.ts'
import type { Application, ApplicationEvent } from '../application.ts'
import { limits } from '../constants.ts'
import { ApplicationHeld, DeletionLookedAt } from '../keeping/errors.ts'
import type { Tools } from '../tools.ts'
import { announce } from './announce.ts'
import { optionalLine } from './application-form.ts'
import { eraseApplication } from './erase.ts'
import { AlreadyWithdrawn, InvalidApplication, InvalidLink } from './errors.ts'
import { applicationOfLink } from './link.ts'
import type { ApplyingThrottles } from './throttles.ts'

type Changes = Parameters<Tools['applications']['update']>[1]

/** A change and what the history says of it; null when there is nothing to change. */
export interface Change {
  changes: Changes
  event: Pick<ApplicationEvent, 'kind' | 'details'>
}

/** Changes the application of a link as it stands now, and tells its company. */
export async function changeByLink(
  tools: Pick<Tools, 'applications' | 'clock' | 'endedLinks' | 'ids' | 'liveFeed' | 'transaction' | 'workspace'>,
  throttles: ApplyingThrottles,
  token: string,
  decide: (application: Application) => Promise<Change | null> | Change | null,
): Promise<Application> {
  const { id } = await applicationOfLink(tools)(token)
  await throttles.changes.count(id)
  return changeById(tools, id, decide)
}

/** The same for a link that was looked up and counted already. */
export async function changeById(
  tools: Pick<Tools, 'applications' | 'clock' | 'ids' | 'liveFeed' | 'transaction' | 'workspace'>,
  id: string,
  decide: (application: Application) => Promise<Change | null> | Change | null,
): Promise<Application> {
  const { applications, clock, ids, transaction } = tools
  return transaction(async () => {
    const now = await applications.find(id)
    if (!now) throw new InvalidLink()
    const change = await decide(now)
    if (!change) return now
    await applications.update(id, change.changes)
    await applications.addEvent({ id: ids.id(), applicationId: id, at: clock.now(), ...change.event })
    await announce(tools, id)
    return { ...now, ...change.changes }
  })
}

/** What applicants change about their application themselves. */
export const changeApplication = (tools: Tools, throttles: ApplyingThrottles) => ({
  /** The name and number that the company sees; an empty number removes it. */
  correctContact: (token: string, { name, phone }: { name?: string; phone?: string }): Promise<Application> =>
    changeByLink(tools, throttles, token, (application) => {
      const changes: Changes = {}
      const newName = name === undefined ? application.name : nameOf(name)
      const newPhone = phone === undefined ? application.phone : optionalLine('phone', 'Phone Number', phone, limits.phone)
      if (newName !== application.name) changes.name = newName
      if (newPhone !== application.phone) changes.phone = newPhone
      if (Object.keys(changes).length === 0) return null
      const about = Object.keys(changes).join(' ')
      return { changes: { ...changes, updatedAt: tools.clock.now() }, event: { kind: 'corrected', details: { about } } }
    }),

  /** Asks that a person looks at it. Asking again while nobody has said so yet changes nothing. */
  askForReview: (token: string, reason = ''): Promise<Application> =>
    changeByLink(tools, throttles, token, (application) => {
      if (application.withdrawnAt) throw new AlreadyWithdrawn()
      if (isReviewOpen(application)) return null
      const words = linesOf(reason)
      if (words.length > limits.reason)
        throw new InvalidApplication('reason', `Reason can have ${limits.reason.toLocaleString('en')} characters at most.`)
      const changes = { reviewAskedAt: tools.clock.now(), reviewReason: words || null, reviewedAt: null }
      return { changes, event: { kind: 'review-asked', details: {} } }
    }),

  withdraw: (token: string): Promise<Application> =>
    changeByLink(tools, throttles, token, ({ withdrawnAt }) =>
      withdrawnAt ? null : { changes: { withdrawnAt: tools.clock.now() }, event: { kind: 'withdrawn', details: {} } },
    ),

  /** Deletes everything that is kept of it. While a hold keeps it, the company is told that they asked; then rejects with `DeletionLookedAt`. */
  async deleteByLink(token: string): Promise<void> {
    const { id } = await applicationOfLink(tools)(token)
    try {
      await eraseApplication(tools)({ id }, 'applicant')
    } catch (error) {
      if (!(error instanceof ApplicationHeld)) throw error
      await throttles.changes.count(id)
      await changeById(tools, id, async () => {
        const standing = (await tools.applicationKeeping.standings([id])).get(id)
        return standing?.asksDeletion ? null : { changes: {}, event: { kind: 'deletion-asked', details: {} } }
      })
      throw new DeletionLookedAt()
    }
  },
})

function nameOf(value: string): string {
  try {
    return textField('name', 'Full Name', value)
  } catch (error) {
    throw error instanceof InvalidField ? new InvalidApplication(error.field, error.message) : error
  }
}
