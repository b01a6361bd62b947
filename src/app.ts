import { createAdmin } from '#src/admin/index.ts'
import { createAnalytics } from '#src/analytics/index.ts'
import { createBlindReview } from '#src/blindreview/index.ts'
import { createFairness } from '#src/fairness/index.ts'
import { jobDescriptionLibrary } from '#src/job-descriptions/index.ts'
import { createJobTeams } from '#src/jobteams/index.ts'
import { createLedger, withVersions } from '#src/ledger/index.ts'
import { followedCandidates, followedStages, followedTimeline } from '#src/pipeline/index.ts'
import { currentEngine } from '#src/resume-engine/engines.ts'
import { createLetterBudget } from '#src/shared/letter-budget.ts'
import { enqueueMail, mailSeal } from '#src/shared/mail-queue.ts'
import { observed } from '#src/shared/observed-model.ts'
import { tellingOfAccounts } from './app/account-events.ts'
import { buildAccounts } from './app/accounts.ts'
import { announcements } from './app/announce.ts'
import { buildAssessment } from './app/assessment.ts'
import { buildAuthorization, buildSuggestions } from './app/assistants.ts'
import { buildCalendarFeeds, buildKeys, buildWebhooks } from './app/connections.ts'
import { type Contexts, tracedContexts } from './app/contexts.ts'
import { buildDirectory } from './app/directory.ts'
import { buildFields } from './app/fields.ts'
import { buildFirstRun, withoutSamples } from './app/first-run.ts'
import { buildHiring } from './app/hiring.ts'
import { buildImportExport } from './app/import-export.ts'
import { buildJobPortal } from './app/job-portal.ts'
import { connectListeners } from './app/listeners.ts'
import { mailHandlers } from './app/mail-handlers.ts'
import { buildMailIn, lettersReceived, messagesReceived } from './app/mail-in.ts'
import { buildMatching, keepingHidden, keepingPosted, notingCorrected, notingVerified } from './app/matching.ts'
import { buildNotices } from './app/notices.ts'
import { tellingOutside } from './app/outside-events.ts'
import { buildPeople } from './app/people.ts'
import { buildPipeline } from './app/pipeline.ts'
import type { AppPorts } from './app/ports.ts'
import { buildPrivacy } from './app/privacy.ts'
import { buildProofOfWork } from './app/proof-of-work.ts'
import { buildScheduling } from './app/scheduling.ts'
import { buildScorecards } from './app/scorecards.ts'
import { createServer } from './app/server.ts'
import { shownEvents } from './app/shown-events.ts'
import { buildTalent } from './app/talent.ts'
import { checkedFrame } from './http/answer-check.ts'
import { createLiveWindows } from './http/live-windows.ts'
import { watchUploadFolder } from './http/upload-limits.ts'
import { createWorker } from './worker.ts'

/**
 * Builds the contexts, connects their listeners, and mounts routes and pages. Opens nothing: the caller listens. What a context is given of
 * the others stands in its file of `src/app`; who is built later is named by a function.
 */
export function createApp(given: AppPorts) {
  watchUploadFolder(given.uploadFolder)
  const { config, clock, jobs, log, metrics, tracer } = given
  const check = given.checkAnswers ? checkedFrame : undefined
  const windows = createLiveWindows({ clock, log: given.liveLog, shown: (...told) => shown(...told), check })
  const { liveFeed, settingsChanged } = windows
  const webhooks = buildWebhooks(given, { blindReview: () => blindReview })
  const told = tellingOutside(given, withoutSamples(given, webhooks.emit))
  const auditLog = withVersions(tellingOfAccounts(told.auditLog, windows, given.transaction), given.decisionFacts, currentEngine)
  const languageModel = observed(given.languageModel, clock)
  const raw = { ...told, auditLog, languageModel, settingsChanged }
  /** Whom a person applied as is followed by their application, whatever moves or scores them. */
  const ports = { ...raw, candidates: followedCandidates(raw), stages: followedStages(raw), timeline: followedTimeline(raw) }
  const letterBudget = createLetterBudget(given.rateLimits)
  const beginWork = () => worker.wake()

  const blindReview = createBlindReview(ports)
  const proofOfWork = buildProofOfWork(ports)
  const admin = createAdmin({
    ...ports,
    earlierSecrets: config.earlierSecrets,
    publicForms: proofOfWork.state,
    mailIn: () => mailIn.facts(),
    pageAt: (pathname) => ports.pages?.renderer.pageAt(pathname) ?? null,
  })
  const accounts = buildAccounts(ports, { offeredTo: () => admin.site.current().content.offeredTo })
  const { quota } = accounts
  const ranking = buildMatching(ports, { languageModel, liveFeed, quota })
  const talent = buildTalent(ports, { languageModel, blindReview, matching: ranking })
  const tell = announcements(ports, { matching: ranking, liveFeed })
  const { announceCandidate, recordOf } = tell
  const shown = shownEvents({ blindReview, recordOf, jobPortal: () => jobPortal })
  const scheduling = buildScheduling(ports, { liveFeed })
  const assessment = buildAssessment(ports, { matching: ranking, languageModel, quota, beginWork, liveFeed, announceCandidate })
  const hiring = buildHiring(ports, {
    letterBudget,
    liveFeed,
    jobPortal: () => jobPortal,
    answersComeHere: () => mailIn.isOn,
    receivedFrom: async (candidateId) => messagesReceived(await mailIn.receivedFrom(candidateId), candidateId),
    writtenElsewhere: (candidateId) => pipeline.writtenInPortal(candidateId),
    writers: () => [scheduling, assessment, notices],
  })
  const noting = notingCorrected(notingVerified(ranking, hiring), tell, ports.transaction)
  const matching = keepingPosted(keepingHidden(noting, blindReview), () => jobPortal)
  const privacy = buildPrivacy(ports, { liveFeed, tell, eraseOldElsewhere: () => jobPortal.eraseOld() })
  const fields = buildFields(ports, { tell })
  const pipeline = buildPipeline(raw, { fields, hiring, privacy, liveFeed, matching: ranking })
  const notices = buildNotices(ports, { letterBudget, matching, privacy, tell, languageModel })
  const people = buildPeople(ports, { liveFeed, nameOf: ports.colleagues.nameOf, tell })
  const jobPortal = buildJobPortal(ports, {
    accounts,
    blindReview,
    pipeline,
    privacy,
    beginWork,
    letterBudget,
    liveFeed,
    reasonInWords: hiring.reasonInWords,
    mailAddress: (publicId) => mailIn.jobAddress(publicId),
    mailsFrom: (application) => mailIn.receivedFor(application).then((mails) => lettersReceived(mails, application.id)),
  })
  const mailIn = buildMailIn(ports, { hiring, jobPortal, beginWork })
  const contexts = tracedContexts(tracer, {
    accounts,
    analytics: createAnalytics({
      ...ports,
      startingStages: hiring.startingStages,
      sendMail: enqueueMail(jobs, mailSeal(ports.secret)),
      publicUrl: ports.config.publicUrl,
    }),
    assessment,
    authorization: buildAuthorization(ports),
    blindReview,
    calendarFeeds: buildCalendarFeeds(ports),
    directory: buildDirectory(ports, { accounts }),
    importExport: buildImportExport(ports, { accounts, blindReview, fields, hiring, liveFeed, matching, privacy, talent }),
    fairness: createFairness({
      ...ports,
      liveFeed,
      flipSource: matching,
      engine: currentEngine,
      modelName: languageModel.name,
    }),
    fields,
    firstRun: buildFirstRun({ ...given, auditLog }, { languageModel, liveFeed, matching, privacy }),
    hiring,
    jobDescriptions: jobDescriptionLibrary({ ...ports, quota }),
    jobPortal,
    jobTeams: createJobTeams({ ...ports, accessChanged: (userId) => windows.close({ userId, sessionId: null }) }),
    keys: buildKeys(ports),
    ledger: createLedger(ports),
    mailIn,
    matching,
    notices,
    admin,
    people,
    pipeline,
    privacy,
    proofOfWork,
    scheduling,
    suggestions: buildSuggestions(ports, { hiring }),
    scorecards: buildScorecards(ports, { matching: ranking, tell }),
    talent,
    webhooks,
  })
  connectListeners(ports, windows, contexts)
  const worker = createWorker({
    jobs,
    clock,
    log,
    metrics,
    tracer,
    lanes: webhooks.lanes,
    handlers: { ...handlersOf(contexts), ...mailHandlers(ports, contexts) },
  })
  const { server, quietMs, beginStopping } = createServer(ports, contexts, { windows, liveFeed, tell })
  return { ...contexts, server, worker, windows, quietMs, beginStopping }
}

/** Work for the queue, by kind of job. */
const handlersOf = (contexts: Contexts) => ({
  ...contexts.webhooks.jobs,
  ...contexts.matching.jobs,
  ...contexts.importExport.jobs,
  ...contexts.scheduling.jobs,
  ...contexts.assessment.jobs,
  ...contexts.analytics.jobs,
  ...contexts.privacy.jobs,
  ...contexts.jobPortal.jobs,
  ...contexts.fairness.jobs,
  ...contexts.mailIn.jobs,
})
