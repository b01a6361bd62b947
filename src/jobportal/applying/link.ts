import { hashOf } from '#src/shared/secrets.ts'
import type { Application } from '../application.ts'
import type { Tools } from '../tools.ts'
import { ApplicationLinkEnded, InvalidLink } from './errors.ts'

/** A new private link to an application's page, in the caller's transaction. The older ones keep working: each mail has its own. */
export const issueApplicationLink =
  ({ applications, clock, ids, settings }: Pick<Tools, 'applications' | 'clock' | 'ids' | 'settings'>) =>
  async (applicationId: string): Promise<string> => {
    const token = ids.token()
    await applications.addLink(applicationId, hashOf(token), clock.now())
    return `${settings.publicUrl}/application/${token}`
  }

/** The application that a link opens. Rejects with `InvalidLink` when nobody was given it, with `ApplicationLinkEnded` when what it led to was deleted. */
export const applicationOfLink =
  ({ applications, endedLinks }: Pick<Tools, 'applications' | 'endedLinks'>) =>
  async (token: string): Promise<Application> => {
    const tokenHash = hashOf(token)
    const application = await applications.byLink(tokenHash)
    if (application) return application
    throw (await endedLinks.has(tokenHash)) ? new ApplicationLinkEnded() : new InvalidLink()
  }
