import type { Elysia } from 'elysia'
import { accountRoutes } from '#src/accounts/routes.ts'
import { userRecord } from '#src/accounts/views.ts'
import { browserRoutes } from '#src/admin/browser-routes.ts'
import { adminRoutes } from '#src/admin/routes.ts'
import { analyticsRoutes } from '#src/analytics/routes.ts'
import { recordingRoutes } from '#src/assessment/recordings/recording-routes.ts'
import { resultRoutes } from '#src/assessment/results/result-routes.ts'
import { sendingRoutes } from '#src/assessment/sending/sending-routes.ts'
import { sittingRoutes } from '#src/assessment/sitting/routes.ts'
import { UnderBlindReview } from '#src/blindreview/index.ts'
import { blindReviewRoutes } from '#src/blindreview/routes.ts'
import { calendarRoutes } from '#src/connections/calendar-routes.ts'
import { keyRoutes } from '#src/connections/key-routes.ts'
import { webhookRoutes } from '#src/connections/webhook-routes.ts'
import { directoryRoutes, scimRoutes } from '#src/directory/routes.ts'
import { fairnessRoutes } from '#src/fairness/routes.ts'
import { fieldRoutes } from '#src/fields/routes.ts'
import { firstRunRoutes } from '#src/first-run/routes.ts'
import { hiringRoutes } from '#src/hiring/routes.ts'
import { createIdempotency, type Idempotency, type IdempotentAnswers } from '#src/http/idempotency.ts'
import type { Log } from '#src/http/log.ts'
import { callingItself } from '#src/http/sub-path.ts'
import { visitOf } from '#src/http/visit.ts'
import { workspaceArchiveRoutes } from '#src/import-export/archive-routes.ts'
import { exportRoutes } from '#src/import-export/export-routes.ts'
import { importRoutes } from '#src/import-export/import-routes.ts'
import { libraryRoutes } from '#src/job-descriptions/routes.ts'
import { jobPortalRoutes } from '#src/jobportal/routes.ts'
import { jobTeamRoutes } from '#src/jobteams/routes.ts'
import { ledgerRoutes } from '#src/ledger/routes.ts'
import { mailInRoutes } from '#src/mailin/routes.ts'
import { evidenceRoutes } from '#src/matching/evidence-routes.ts'
import { matchingRoutes } from '#src/matching/routes.ts'
import { personRoutes } from '#src/notices/person-routes.ts'
import { noticeRoutes } from '#src/notices/routes.ts'
import { peopleRoutes } from '#src/people/routes.ts'
import { pipelineRoutes } from '#src/pipeline/routes.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import { privacyRoutes } from '#src/privacy/routes.ts'
import { proofOfWorkRoutes } from '#src/proof-of-work/routes.ts'
import { ownCalendarRoutes } from '#src/scheduling/calendar-routes.ts'
import { publicScheduleRoutes } from '#src/scheduling/public-routes.ts'
import { schedulingRoutes } from '#src/scheduling/routes.ts'
import { scorecardRoutes } from '#src/scorecards/routes.ts'
import { createSeal } from '#src/shared/seal.ts'
import { suggestionRoutes } from '#src/suggestions/routes.ts'
import { archiveRoutes } from '#src/talent/archive-routes.ts'
import { askRoutes } from '#src/talent/ask/ask-routes.ts'
import { candidateRoutes } from '#src/talent/candidate-routes.ts'
import type { Access } from './access.ts'
import type { announcements } from './announce.ts'
import { type AssistantsOutside, assistantRoutes } from './assistants.ts'
import type { Contexts } from './contexts.ts'
import type { Instance } from './instance.ts'

export interface RoutesOutside extends Pick<Instance, 'config' | 'secret'>, AssistantsOutside {
  clock: Clock
  ids: Ids
  log: Log
  idempotentAnswers: IdempotentAnswers
  /** Where uploads are written while they arrive. */
  uploadFolder: string
}

interface Others {
  access: Access
  liveFeed: LiveFeed
  tell: Pick<ReturnType<typeof announcements>, 'announceCandidate'>
}

/** The calls of every context. */
export function mountRoutes(server: Elysia, ports: RoutesOutside, contexts: Contexts, { access, liveFeed, tell }: Others) {
  const { fairness, ledger, analytics, admin, pipeline } = contexts
  const { addressOf, guards, company } = access
  const { announceCandidate } = tell
  const { noteExport } = admin
  const once = () => createIdempotency(ports.idempotentAnswers, ports.clock)
  server.use(accountRoutes(contexts.accounts, { guards, addressOf, samplesOf: contexts.firstRun.sampleIds }))
  mountMatching(server, ports, contexts, { access, liveFeed, once })
  mountConnections(server, contexts, access)
  server
    .use(suggestionRoutes(contexts.suggestions, { guards }))
    .use(assistantRoutes(ports, contexts, { access, handle: callingItself(server) }))
  server
    .use(jobTeamRoutes(contexts.jobTeams, { guards }))
    .use(firstRunRoutes(contexts.firstRun, { guards }))
    .use(peopleRoutes(contexts.people, { guards }))
    .use(fieldRoutes(contexts.fields, { guards, fileLinks: access.fileLinks, uploadFolder: ports.uploadFolder }))
    .use(hiringRoutes(contexts.hiring, { guards, idempotency: once() }))
    .use(blindReviewRoutes(contexts.blindReview, { guards, company, liveFeed, announceCandidate }))
    .use(
      fairnessRoutes(fairness, {
        guards,
        company,
        applicationOf: async (token) => (await contexts.jobPortal.applicationOfLink(token)).id,
      }),
    )
    .use(privacyRoutes(contexts.privacy, { guards }))
    .use(noticeRoutes(contexts.notices, { guards, now: () => ports.clock.now() }))
    .use(personRoutes(contexts.notices, { addressOf, fileLinks: access.fileLinks }))
    .use(pipelineRoutes(pipeline, { guards, fileLinks: access.fileLinks }))
    .use(mailInRoutes(contexts.mailIn, { guards, fileLinks: access.fileLinks }))
    .use(proofOfWorkRoutes(contexts.proofOfWork, { addressOf, secure: ports.config.publicUrl.startsWith('https:') }))
    .use(schedulingRoutes(contexts.scheduling, { guards, idempotency: once() }))
    .use(ownCalendarRoutes(contexts.scheduling, { guards }))
    .use(scorecardRoutes(contexts.scorecards, { guards }))
    .use(publicScheduleRoutes(contexts.scheduling, { addressOf }))
  mountAssessment(server, ports, contexts, { access, once })
  server
    .use(ledgerRoutes(ledger, { guards, noteExport }))
    .use(analyticsRoutes(analytics, { guards, noteExport }))
    .use(
      jobPortalRoutes(contexts.jobPortal, { ...access, idempotency: once(), uploadFolder: ports.uploadFolder, log: ports.log }),
    )
    .use(access.fileRoutes)
  mountAdmin(server, contexts, access)
}

interface Mounting {
  access: Access
  /** A keeper of answers to calls that may be sent twice. */
  once: () => Idempotency
}

function mountMatching(
  server: Elysia,
  { config, clock, ids, uploadFolder }: RoutesOutside,
  { fields, hiring, importExport, jobDescriptions, matching, admin, talent }: Contexts,
  { access: { guards, fileLinks }, liveFeed, once }: Mounting & Pick<Others, 'liveFeed'>,
) {
  const { uploadTypes } = config
  const { rankStored, withStanding, withStandings } = matching
  server
    .use(matchingRoutes(matching, { guards, fileLinks, liveFeed, idempotency: once(), ids, uploadFolder, uploadTypes }))
    .use(
      candidateRoutes(
        { ...talent, withStandings },
        {
          guards,
          marksOf: hiring.marksOf,
          firstStagesOf: hiring.firstStagesOf,
          fieldsSeenBy: fields.listFields,
        },
      ),
    )
    .use(askRoutes({ ...talent, withStandings }, { guards }))
    .use(evidenceRoutes(matching, { guards, fileLinks }))
    .use(archiveRoutes({ ...talent, rankStored, withStanding }, { guards }))
    .use(libraryRoutes(jobDescriptions, { guards }))
    .use(
      exportRoutes(importExport, {
        guards,
        async idsOf(by, query) {
          if (query.view !== 'recommended') return talent.candidateIds(by, { ...query, seenFields: await fields.listFields(by) })
          const found = await talent.recommendedCandidates(by, query)
          return found.flatMap(({ candidate, fromHistory }) => (fromHistory ? [] : candidate.id))
        },
        noteExport: admin.noteExport,
        today: () => clock.now().toISOString().slice(0, 10),
      }),
    )
    .use(importRoutes(importExport, { guards, idempotency: once(), uploadFolder }))
    .use(workspaceArchiveRoutes(importExport, { guards, uploadFolder }))
}

function mountConnections(
  server: Elysia,
  { directory, keys, webhooks, calendarFeeds }: Pick<Contexts, 'calendarFeeds' | 'directory' | 'keys' | 'webhooks'>,
  { guards, addressOf }: Access,
) {
  server
    .use(keyRoutes(keys, { guards }))
    .use(webhookRoutes(webhooks, { guards }))
    .use(calendarRoutes(calendarFeeds, { guards, addressOf }))
    .use(scimRoutes(directory, { guards, visit: visitOf(addressOf) }))
    .use(directoryRoutes(directory, { guards, visit: visitOf(addressOf) }))
}

function mountAssessment(
  server: Elysia,
  { secret, uploadFolder }: RoutesOutside,
  { assessment, blindReview, admin }: Pick<Contexts, 'assessment' | 'blindReview' | 'admin'>,
  { access: { addressOf, guards, fileLinks }, once }: Mounting,
) {
  /** A report is a file of its own: nobody looks into it on its way out. */
  const report: typeof assessment.report = async (by, id) => {
    const { assessment: sent } = await assessment.result(by, id)
    if ((await blindReview.candidates.of(by.workspaceId))?.person(sent.candidateId)) throw new UnderBlindReview()
    return assessment.report(by, id)
  }
  server
    .use(sendingRoutes(assessment, { guards, idempotency: once(), seal: createSeal(secret, 'assessment-answer') }))
    .use(recordingRoutes(assessment, { addressOf, idempotency: once(), uploadFolder }))
    .use(
      resultRoutes(
        { ...assessment, report },
        {
          guards,
          fileLinks,
          noteExport: admin.noteExport,
          noteRead: (by, id, requestId) =>
            admin.noteCall(by, { action: 'read-assessment', subject: { kind: 'assessment', id }, requestId }),
        },
      ),
    )
    .use(sittingRoutes(assessment, { addressOf, idempotency: once() }))
}

function mountAdmin(server: Elysia, { accounts, admin }: Pick<Contexts, 'accounts' | 'admin'>, { addressOf, guards }: Access) {
  server.use(browserRoutes(admin, { addressOf })).use(
    adminRoutes(admin, {
      guards,
      userRecord: (id) =>
        accounts.member(id).then(
          (member) => userRecord(member, accounts.planFacts()),
          () => null,
        ),
    }),
  )
}
