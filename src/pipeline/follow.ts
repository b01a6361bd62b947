import { type HiringPorts, startingStages } from '#src/hiring/index.ts'
import type { ApplicationEvent, ApplicationStatus, JobPortalPorts } from '#src/jobportal/index.ts'
import { type Candidates, isScored } from '#src/matching/index.ts'
import { place } from './place.ts'
import type { PipelinePorts } from './ports.ts'
import { statusOf } from './status.ts'

/**
 * The same applications, whose candidates follow: another status is another stage, another score is theirs as well, and evidence that a
 * company's person has opened is opened by their account.
 */
export function followedApplications(ports: PipelinePorts): JobPortalPorts['applications'] {
  const { applications, candidates, companies, ids, timeline } = ports
  const candidateOf = async (applicationId: string) => {
    const application = await applications.find(applicationId)
    const { candidateId, companyId } = application ?? {}
    const candidate = candidateId && companyId ? await candidates.find(companyId, candidateId) : null
    return application && candidate && { application, candidate }
  }
  return {
    ...applications,
    async update(id, changes) {
      await applications.update(id, changes)
      if (!changes.match) return
      const known = await candidateOf(id)
      // Criteria that a recruiter chose count for everybody; then it is the application's score that follows.
      if (known?.candidate.criteriaVersion !== 1) return
      if (same(known.candidate.match) === same(changes.match)) return
      await ports.resumes.pointOut(known.candidate.resume.id, changes.match.basis?.pointedOut ?? [])
      await candidates.rescore(known.candidate.id, { match: changes.match, criteriaVersion: 1 })
    },
    async addEvent(event) {
      await applications.addEvent(event)
      const status = statusIn(event)
      const told = toldOf[event.kind]
      const isOpened = event.kind === 'evidence-opened'
      const known = (status || told || isOpened) && (await candidateOf(event.applicationId))
      if (!known) return
      const { id: candidateId, workspaceId } = known.candidate
      if (told)
        await timeline.add({ id: ids.id(), workspaceId, candidateId, at: event.at, actorId: null, kind: told, details: {} })
      if (!status && !isOpened) return
      const by = (await companies.find(known.application.companyId))?.userId ?? null
      if (isOpened && by)
        await timeline.add({
          id: ids.id(),
          workspaceId,
          candidateId,
          at: event.at,
          actorId: by,
          kind: 'evidence-opened',
          details: {},
        })
      if (!status) return
      const { reason } = event.details
      await place(ports, known.candidate, status, { reason: typeof reason === 'string' ? reason : null, by })
    },
  }
}

/** What applicants do themselves, as the timeline of the candidate tells it. */
const toldOf: Partial<Record<ApplicationEvent['kind'], 'withdrew' | 'review-asked' | 'corrected'>> = {
  withdrawn: 'withdrew',
  'review-asked': 'review-asked',
  corrected: 'corrected',
}

const statusIn = ({ kind, details }: ApplicationEvent): ApplicationStatus | null =>
  kind === 'status' ? (details.status as ApplicationStatus) : null

/** When it was computed is no part of a score. */
const same = (match: { basis?: { scoredAt: string } | null }) =>
  JSON.stringify({ ...match, basis: match.basis && { ...match.basis, scoredAt: '' } })

/** The same stages, whose applications follow: where a candidate is moved, the status of the application is moved. */
export const followedStages = ({
  applicationCandidates,
  applications,
  clock,
  ids,
  stages,
}: Pick<PipelinePorts, 'applicationCandidates' | 'applications' | 'clock' | 'ids' | 'stages'>): HiringPorts['stages'] => {
  const follow = async (applicationIds: string[], status: ApplicationStatus, reason: string | null) => {
    for (const applicationId of applicationIds) {
      const application = await applications.find(applicationId)
      if (!application) continue
      if (status === application.status) continue
      const at = clock.now()
      await applications.update(applicationId, { status, statusAt: at })
      const details = { status, from: application.status, ...(reason !== null && { reason }) }
      await applications.addEvent({ id: ids.id(), applicationId, at, kind: 'status', details })
    }
  }
  return {
    ...stages,
    async place(candidateId, placement) {
      await stages.place(candidateId, placement)
      const applicationIds = await applicationCandidates.ofCandidate(candidateId)
      const jobDescriptionId = applicationIds.length > 0 && (await applicationCandidates.jobOf(candidateId))
      if (!jobDescriptionId) return
      await follow(applicationIds, statusOf(await stages.ofJob(jobDescriptionId), placement.stageId), placement.reason)
    },
    async replace(jobDescriptionId, list, revision) {
      const known = await stages.ofJob(jobDescriptionId)
      const before = known.length > 0 ? known : startingStages(jobDescriptionId)
      await stages.replace(jobDescriptionId, list, revision)
      for (const { id } of list) {
        const status = statusOf(list, id)
        if (status === 'Rejected' || status === statusOf(before, id)) continue
        for (const candidateId of await stages.candidatesIn(id))
          await follow(await applicationCandidates.ofCandidate(candidateId), status, null)
      }
    },
  }
}

/** The same timeline, whose applications follow: evidence that the person of their company has opened is opened in the portal as well. */
export const followedTimeline = ({
  applicationCandidates,
  applications,
  companies,
  ids,
  timeline,
}: Pick<
  PipelinePorts,
  'applicationCandidates' | 'applications' | 'companies' | 'ids' | 'timeline'
>): HiringPorts['timeline'] => ({
  ...timeline,
  async add(entry) {
    await timeline.add(entry)
    const { actorId, at, candidateId, kind } = entry
    if (kind !== 'evidence-opened' || actorId === null) return
    for (const applicationId of await applicationCandidates.ofCandidate(candidateId)) {
      const application = await applications.find(applicationId)
      const company = application && (await companies.find(application.companyId))
      // Of one who has sent another resume meanwhile the evidence is not there yet.
      if (company?.userId === actorId && application?.reading !== 'waiting')
        await applications.addEvent({ id: ids.id(), applicationId, at, kind, details: {} })
    }
  },
})

/** The same candidates, whose applications follow when they are scored again, by other criteria or another engine. */
export const followedCandidates = ({
  applicationCandidates,
  applications,
  candidates,
}: Pick<PipelinePorts, 'applicationCandidates' | 'applications' | 'candidates'>): Candidates => ({
  ...candidates,
  async rescore(id, score) {
    await candidates.rescore(id, score)
    const { match } = score
    // Nothing could be read: the application says so by itself.
    if (!isScored(match)) return
    for (const applicationId of await applicationCandidates.ofCandidate(id))
      await applications.update(applicationId, { match, percentage: match.percentage, confidence: match.confidence })
  },
})
