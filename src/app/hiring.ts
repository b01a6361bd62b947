import { createHiring, type HiringPorts } from '#src/hiring/index.ts'
import type { JobPortal } from '#src/jobportal/index.ts'
import { objectionTo } from '#src/matching/index.ts'
import type { ApplicationCandidates } from '#src/pipeline/index.ts'
import type { Instance } from './instance.ts'

type FromOthers = 'answersComeHere' | 'letterBudget' | 'liveFeed' | 'receivedFrom' | 'writtenElsewhere'

export interface HiringOutside
  extends Omit<HiringPorts, FromOthers | 'enclosedIn' | 'objectionTo' | 'privatePageOf' | 'settings' | 'tellPortal'>,
    Pick<Instance, 'config' | 'secret'> {
  applicationCandidates: ApplicationCandidates
}

type EnclosedIn = NonNullable<HiringPorts['enclosedIn']>

interface Others extends Pick<HiringPorts, FromOthers> {
  jobPortal: () => Pick<JobPortal, 'linkTo' | 'tellWindows'>
  /** Contexts that write to candidates themselves: what goes along when a message is sent again. */
  writers: () => { enclosedAgain: EnclosedIn }[]
}

export function buildHiring(ports: HiringOutside, { jobPortal, writers, ...others }: Others) {
  const { applicationCandidates, config, secret } = ports
  return createHiring({
    ...ports,
    ...others,
    async tellPortal(candidateId) {
      for (const id of await applicationCandidates.ofCandidate(candidateId)) await jobPortal().tellWindows(id)
    },
    objectionTo,
    async privatePageOf(candidateId) {
      const [applicationId] = await applicationCandidates.ofCandidate(candidateId)
      return applicationId ? { href: await jobPortal().linkTo(applicationId), text: 'Your application' } : null
    },
    async enclosedIn(messageId) {
      const enclosed = {}
      for (const writer of writers()) Object.assign(enclosed, await writer.enclosedAgain(messageId))
      return enclosed
    },
    settings: { publicUrl: config.publicUrl, secret },
  })
}
