import { Elysia } from 'elysia'
import { createAccounts, type SessionUser } from '#src/accounts/index.ts'
import { accountRoutes } from '#src/accounts/routes.ts'
import { userRecord } from '#src/accounts/views.ts'
import { createAnalytics } from '#src/analytics/index.ts'
import { analyticsRoutes } from '#src/analytics/routes.ts'
import { createAssessment } from '#src/assessment/index.ts'
import { recordingRoutes } from '#src/assessment/recordings/recording-routes.ts'
import { resultRoutes } from '#src/assessment/results/result-routes.ts'
import { sendingRoutes } from '#src/assessment/sending/sending-routes.ts'
import { standingRecords } from '#src/assessment/sending/serializers.ts'
import { sittingRoutes } from '#src/assessment/sitting/routes.ts'
import { createBlindReview, UnderBlindReview } from '#src/blindreview/index.ts'
import { blindReviewRoutes } from '#src/blindreview/routes.ts'
import { calendarRoutes } from '#src/connections/calendar-routes.ts'
import {
  createCalendarFeeds,
  createKeys,
  createWebhooks,
  KeyNotAllowed,
  type OpenedKey,
  scopeOf,
} from '#src/connections/index.ts'
import { keyRoutes } from '#src/connections/key-routes.ts'
import { webhookRoutes } from '#src/connections/webhook-routes.ts'
import { contract } from '#src/contracts/index.ts'
import { exportRoutes } from '#src/exchange/export-routes.ts'
import { importRoutes } from '#src/exchange/import-routes.ts'
import { createExchange } from '#src/exchange/index.ts'
import { createFairness } from '#src/fairness/index.ts'
import { fairnessRoutes } from '#src/fairness/routes.ts'
import { createHiring } from '#src/hiring/index.ts'
import { hiringRoutes } from '#src/hiring/routes.ts'
import type { TimelineKind } from '#src/hiring/timeline.ts'
import { jobTokenSeconds } from '#src/jobportal/constants.ts'
import { createJobPortal } from '#src/jobportal/index.ts'
import { jobPortalRoutes } from '#src/jobportal/routes.ts'
import { createJobTeams } from '#src/jobteams/index.ts'
import { jobTeamRoutes } from '#src/jobteams/routes.ts'
import { createLedger, notingRankings, withVersions } from '#src/ledger/index.ts'
import { ledgerRoutes } from '#src/ledger/routes.ts'
import { archiveRoutes } from '#src/matching/archive-routes.ts'
import { askRoutes } from '#src/matching/ask/ask-routes.ts'
import { candidateRoutes, wantedList } from '#src/matching/candidate-routes.ts'
import { evidenceRoutes } from '#src/matching/evidence-routes.ts'
import { createMatching, matchingForPosts } from '#src/matching/index.ts'
import { libraryRoutes } from '#src/matching/library-routes.ts'
import { createPeople } from '#src/matching/people/index.ts'
import { peopleRoutes } from '#src/matching/people/routes.ts'
import { objectionTo } from '#src/matching/protected-criteria.ts'
import { matchingRoutes } from '#src/matching/routes.ts'
import { candidateRecord } from '#src/matching/views.ts'
import { createNotices } from '#src/notices/index.ts'
import { personRoutes } from '#src/notices/person-routes.ts'
import { noticeRoutes } from '#src/notices/routes.ts'
import { browserRoutes } from '#src/oversight/browser-routes.ts'
import { createOversight } from '#src/oversight/index.ts'
import { oversightRoutes } from '#src/oversight/routes.ts'
import type { SiteContentRecord } from '#src/oversight/views.ts'
import { createPipeline, followedCandidates, followedStages } from '#src/pipeline/index.ts'
import { pipelineRoutes } from '#src/pipeline/routes.ts'
import type { AuditAction, AuditLog } from '#src/ports/audit-log.ts'
import { createPrivacy } from '#src/privacy/index.ts'
import { privacyRoutes } from '#src/privacy/routes.ts'
import { currentEngine } from '#src/resume-engine/engines.ts'
import { createScheduling } from '#src/scheduling/index.ts'
import { publicScheduleRoutes } from '#src/scheduling/public-routes.ts'
import { schedulingRoutes } from '#src/scheduling/routes.ts'
import { jobHandlers } from '#src/shared/job-handlers.ts'
import { createLetterBudget } from '#src/shared/letter-budget.ts'
import {
  enqueueForgetting,
  enqueueMail,
  forgetMailsJob,
  mailJob,
  mailSeal,
  openAddress,
  openMail,
} from '#src/shared/mail-queue.ts'
import { observed } from '#src/shared/observed-model.ts'
import { createSeal } from '#src/shared/seal.ts'
import type { AppPorts } from './app-ports.ts'
import type { Config } from './config.ts'
import { checkedAnswers, checkedFrame } from './http/answer-check.ts'
import { apiDescription } from './http/api-description.ts'
import { auditedCalls } from './http/audited-calls.ts'
import { bodies } from './http/body.ts'
import { clientAddress } from './http/client-address.ts'
import { ownOriginOnly } from './http/csrf.ts'
import { errors } from './http/errors.ts'
import { createFileLinks, FileNotFound, fileRoutes } from './http/file-links.ts'
import { healthRoutes } from './http/health.ts'
import { createIdempotency } from './http/idempotency.ts'
import { companyGuard, createJobTokens } from './http/job-token.ts'
import { createLiveWindows, type LiveWindows, liveRoutes } from './http/live.ts'
import { metricsRoutes } from './http/metrics-routes.ts'
import { createPages } from './http/pages.ts'
import { createPresence } from './http/presence.ts'
import { repeatedParameters } from './http/repeated-parameters.ts'
import { createTraffic, requests } from './http/requests.ts'
import { securityTxt } from './http/security-txt.ts'
import { keyOf, sessionGuards } from './http/session.ts'
import { shownRankings } from './http/shown-rankings.ts'
import { idleSeconds, watchUploadFolder } from './http/upload-limits.ts'
import { veiledAnswers, veiledFeed } from './http/veiled-answers.ts'
import { versionedCalls } from './http/versioned.ts'
import { tellingOutside } from './outside-events.ts'
import { createWorker, maximumAttempts } from './worker.ts'

export type App = ReturnType<typeof createApp>

/** Largest request the server accepts: a full submission. Every other call is cut off at 1 MB by `bodies`. */
const maximumRequestBytes = 102 * 26_214_400

/** Builds the contexts, lets them meet, and mounts routes and pages. Opens nothing: the caller listens. */
export function createApp(given: AppPorts) {
  watchUploadFolder(given.uploadFolder)
  const windows = createLiveWindows(given.clock, given.checkAnswers ? checkedFrame : undefined)
  const { config, secret, clock, ids, jobs, log } = given
  const webhooks = createWebhooks({
    ...given,
    seal: createSeal(secret, 'webhook'),
    sendMail: enqueueMail(jobs, mailSeal(secret)),
    async ownersOf(workspaceId) {
      const members = await given.workspaces.members(workspaceId)
      return members.flatMap(({ role, account }) => (role === 'owner' ? account : []))
    },
    publicUrl: config.publicUrl,
  })
  const told = tellingOutside(given, webhooks.emit)
  const auditLog = withVersions(tellingOfAccounts(told.auditLog, windows), given.decisionFacts, currentEngine)
  const raw = { ...told, auditLog }
  /** Whom a person applied as is followed by their application, whatever moves or scores them. */
  const ports = { ...raw, candidates: followedCandidates(raw), stages: followedStages(raw) }
  const blindReview = createBlindReview(ports)
  const liveFeed = veiledFeed(windows.liveFeed, blindReview)
  const languageModel = observed(ports.languageModel, clock)
  const letterBudget = createLetterBudget(clock)
  const accounts = createAccounts({
    ...ports,
    settings: {
      publicUrl: config.publicUrl,
      secret,
      firstAdmin: config.firstAdmin,
      defaultPlan: () => config.defaultPlan ?? (oversight.site.current().content.offeredTo === 'team' ? 'free' : 'trial'),
      limits: config.limits,
      autoVerifyCompanies: config.autoVerifyCompanies,
      evenAnswerMs: ports.evenAnswerMs,
    },
  })
  accounts.onSessionsEnded((userId, sessionId) => windows.close({ userId, sessionId }))
  const ranking = createMatching({
    ...ports,
    languageModel,
    quota: accounts.quota,
    liveFeed,
    async shownFields(workspaceId) {
      const veil = await blindReview.candidates.of(workspaceId)
      return (resumeId, fields) => {
        const person = veil?.person(resumeId)
        // An address in its place would be found by whoever looks for it.
        return veil && person ? { ...veil.answer(fields, person), email: null, mobileNumber: null } : fields
      }
    },
    standingsOf: (ids) => standingRecords(ports.assessmentStandings.of(ids)),
    recentDays: config.recentDays,
    uploadTypes: config.uploadTypes,
  })

  const scheduling = createScheduling({
    ...ports,
    liveFeed,
    settings: { publicUrl: config.publicUrl, secret },
  })
  const announceCandidate = async (workspaceId: string, candidateId: string) => {
    const candidate = await ports.candidates.find(workspaceId, candidateId)
    if (!candidate) return
    const record = ranking.withStanding(candidateRecord(candidate))
    liveFeed.publish(workspaceId, { kind: 'candidate-changed', candidate: record })
  }
  const assessment = createAssessment({
    ...ports,
    languageModel,
    quota: accounts.quota,
    applicants: {
      async find(workspaceId, resumeId, jobDescriptionId) {
        const found = await ranking.askedOfCandidate(workspaceId, resumeId, jobDescriptionId)
        return found && { candidateId: found.candidate.id, needs: found.asked }
      },
      needsOf: ranking.askedByJob,
    },
    beginWork: () => worker.wake(),
    mailWaitMs: ports.mailWaitMs ?? 4000,
    liveFeed,
    announceCandidate,
    // The taxonomy is read where it is needed: it is no part of the server's memory.
    otherNamesOf: async (names) => (await import('#src/resume-engine/taxonomy/skill-names.ts')).otherNamesOf(names),
    settings: { publicUrl: config.publicUrl, secret, ...config.assessments },
  })
  const hiring = createHiring({
    ...ports,
    letterBudget,
    liveFeed: {
      publish(workspaceId, event) {
        liveFeed.publish(workspaceId, event)
        // Best effort, as everything that is told to windows.
        if (event.kind === 'workflow-changed' && event.candidateId) tellPortal(event.candidateId).catch(() => undefined)
      },
    },
    recordOf: async (workspaceId, id) => {
      const candidate = await ports.candidates.find(workspaceId, id)
      return candidate && ranking.withStanding(candidateRecord(candidate))
    },
    objectionTo,
    async privatePageOf(candidateId) {
      const [applicationId] = await ports.applicationCandidates.ofCandidate(candidateId)
      return applicationId ? { href: await jobPortal.linkTo(applicationId), text: 'Your application' } : null
    },
    enclosedIn: async (messageId) => ({
      ...(await scheduling.enclosedAgain(messageId)),
      ...(await assessment.enclosedAgain(messageId)),
      ...(await notices.enclosedAgain(messageId)),
    }),
    settings: { publicUrl: config.publicUrl, secret },
  })
  const tellPortal = async (candidateId: string) => {
    for (const id of await ports.applicationCandidates.ofCandidate(candidateId)) await jobPortal.tellWindows(id)
  }
  const pipeline = createPipeline({
    ...raw,
    matching: ranking,
    liveFeed,
    followDecision: hiring.followDecision,
    erase: (rows) => privacy.eraseRows(rows),
  })
  const matching: typeof ranking = {
    ...ranking,
    async verify(by, id) {
      const answer = await ranking.verify(by, id)
      await hiring.noteVerified(by, id, answer.identical)
      return answer
    },
  }
  accounts.onWorkspaceDeleted(matching.forgetFilesOf)
  const announceWorkflow = async (workspaceId: string, candidateId: string) => {
    const candidate = await ports.candidates.find(workspaceId, candidateId)
    if (!candidate) return
    const jobDescriptionId = candidate.jobDescription.id
    windows.liveFeed.publish(workspaceId, { kind: 'workflow-changed', jobDescriptionId, candidateId })
  }
  const noteOnTimeline = async (
    by: { id: string } | null,
    workspaceId: string,
    candidateIds: string[],
    kind: TimelineKind,
    details: Record<string, string | number>,
  ) => {
    for (const candidateId of candidateIds)
      await ports.timeline.add({
        id: ids.id(),
        workspaceId,
        candidateId,
        at: clock.now(),
        actorId: by?.id ?? null,
        kind,
        details,
      })
  }
  const privacy = createPrivacy({
    ...ports,
    recordingDays: config.assessments.recordingDays,
    liveFeed,
    eraseOldElsewhere: () => jobPortal.eraseOld(),
    noteOnTimeline,
    announce: announceWorkflow,
  })
  const notices = createNotices({
    ...ports,
    letterBudget,
    matching: matching.ownResume,
    recordingDays: config.assessments.recordingDays,
    modelName: languageModel.name === 'none' ? null : languageModel.name,
    noteOnTimeline,
    announce: announceWorkflow,
    erasePerson: privacy.eraseOnRequest,
    exportPerson: (workspaceId, candidateId, { requestId }) =>
      privacy.exportPerson({ id: null, workspaceId }, candidateId, requestId),
    settings: { publicUrl: config.publicUrl, secret },
  })
  const people = createPeople({
    ...ports,
    liveFeed,
    nameOf: ports.colleagues.nameOf,
    noteOnTimeline: (by, candidateId, kind, details) => noteOnTimeline(by, by.workspaceId, [candidateId], kind, details),
    announceCandidate: announceWorkflow,
  })
  accounts.onWorkspaceDeleted(privacy.noteWorkspaceDeleted)
  accounts.onAccountDeleted(({ userId }) => privacy.noteAccountDeleted(userId))
  const jobPortal = createJobPortal({
    ...ports,
    applications: pipeline.applications,
    workspace: pipeline.workspace,
    takePassword: accounts.takeCompanyPassword,
    letterBudget,
    matching: matchingForPosts(ports.reader),
    hiddenApplicants: {
      async veil(companyId) {
        const veil = await blindReview.applications.of(companyId)
        return veil && ((records) => veil.answer(records))
      },
    },
    reasonInWords: hiring.reasonInWords,
    liveFeed,
    finishErasure: privacy.finishLater,
    beginWork: () => worker.wake(),
    settings: {
      publicUrl: config.publicUrl,
      secret,
      autoVerify: config.autoVerifyCompanies,
      evenAnswerMs: ports.evenAnswerMs,
    },
  })
  jobPortal.onTokensEnded((companyId, sessionId) => windows.close({ userId: companyId, sessionId }))

  const oversight = createOversight({
    ...ports,
    earlierSecrets: config.earlierSecrets,
    pageAt: (pathname) => ports.pages?.renderer.pageAt(pathname) ?? null,
  })
  accounts.onOfferChosen(oversight.site.begin)
  // A refusal stays a refusal, and a file stays readable, when nothing can be written any more.
  const notNoted = (requestId: string) => (error: unknown) => log.error('not noted', { requestId, error: String(error) })
  const noteDenial = (user: SessionUser, { call, requestId }: { call: string; requestId: string }) =>
    oversight.noteRefusal({ actorId: user.id, workspaceId: user.workspaceId, call, requestId }).catch(notNoted(requestId))
  const seal = mailSeal(secret)
  accounts.onAccountDeleted(enqueueForgetting(jobs, seal))
  const exchange = createExchange({
    ...ports,
    quota: accounts.quota,
    keepProfiles: matching.keepProfiles,
    savedJob: ports.subjects.job,
    exportRows: matching.exportRows,
    factsOf: matching.factsOf,
    async concealed(workspaceId) {
      const veil = await blindReview.candidates.of(workspaceId)
      return veil && ((candidateId, record) => veil.answer(record, veil.person(candidateId)))
    },
    stagesOf: async (jobId) => {
      const stored = await ports.stages.ofJob(jobId)
      return stored.length > 0 ? stored : hiring.startingStages(jobId)
    },
  })
  const fairness = createFairness({
    ...ports,
    liveFeed,
    flipSource: matching,
    engine: currentEngine,
    modelName: languageModel.name,
  })
  const ledger = createLedger(ports)
  const noteRanking = notingRankings(ports)
  const worker = createWorker({
    jobs,
    clock,
    log,
    metrics: ports.metrics,
    lanes: webhooks.lanes,
    handlers: {
      ...webhooks.jobs,
      ...matching.jobs,
      ...exchange.jobs,
      ...scheduling.jobs,
      ...assessment.jobs,
      ...privacy.jobs,
      ...jobPortal.jobs,
      ...fairness.jobs,
      ...jobHandlers({
        async [forgetMailsJob](payload) {
          const address = openAddress(payload, seal)
          await oversight.forgetMails(address)
          await ports.mailer.forget(address)
          await ports.scrub()
        },
        async [mailJob](payload, job) {
          const mail = openMail(payload, seal)
          const send = () => ports.mailer.send(mail, job.id)
          const candidateId = 'messageId' in mail ? (await ports.messages.find(mail.messageId))?.candidateId : null
          // Noted before it is sent: what is sent to somebody can be found and removed when they are deleted.
          if (candidateId && !(await privacy.noteMail(job.id, candidateId))) return
          const applicationId = 'applicationId' in mail ? mail.applicationId : null
          if (applicationId && !(await ports.applicationMails.note(job.id, applicationId))) return
          const isLast = job.attempts >= maximumAttempts
          const isSent =
            mail.kind === 'applicant-message'
              ? await jobPortal.followApplicantMail(mail, isLast, send)
              : await hiring.followMail(mail, isLast, send)
          if (!isSent) return
          if ((candidateId || applicationId) && !(await privacy.keepMail(job.id))) return
          // The mail is gone: what is only for the list must not send it twice.
          await oversight
            .noteSent(job.id, mail)
            .catch((error: unknown) => log.error('sent mail not noted', { job: job.id, error: String(error) }))
        },
      }),
    },
  })

  const presence = createPresence({
    clock,
    jobOf: async (workspaceId, candidateId) => (await ports.candidates.find(workspaceId, candidateId))?.jobDescription.id ?? null,
  })
  const analytics = createAnalytics({ ...ports, startingStages: hiring.startingStages })

  /** A report is a file of its own: nobody looks into it on its way out. */
  const report: typeof assessment.report = async (by, id) => {
    const { assessment: sent } = await assessment.result(by, id)
    if ((await blindReview.candidates.of(by.workspaceId))?.person(sent.candidateId)) throw new UnderBlindReview()
    return assessment.report(by, id)
  }
  const addressOf = clientAddress(config)
  const keys = createKeys({
    ...ports,
    holders: {
      async account(id) {
        const account = await ports.users.find(id)
        return account?.state === 'active' ? account : null
      },
      role: (workspaceId, userId) => ports.workspaces.roleOf(workspaceId, userId),
    },
  })
  const calendarFeeds = createCalendarFeeds({
    ...ports,
    isActive: async (id) => (await ports.users.find(id))?.state === 'active',
    publicUrl: config.publicUrl,
  })
  const guards = sessionGuards({
    ...accounts,
    noteDenial,
    jobsBehind: ports.jobMembers.jobsBehind,
    keys: { ...keys, requireScope, addressOf },
  })
  const jobTeams = createJobTeams({
    ...ports,
    accessChanged: (userId) => windows.close({ userId, sessionId: null }),
  })
  const linkSeal = createSeal(secret, 'file-link')
  const fileLinks = createFileLinks({ seal: linkSeal, clock })
  const tokens = createJobTokens({ secret, clock, seconds: jobTokenSeconds })
  const company = companyGuard(tokens, jobPortal, { sessionUser: accounts.sessionUser, noteDenial })
  const traffic = createTraffic()
  const server = new Elysia({
    // Elysia shares the port by default: a second server would silently take half of the requests.
    serve: { maxRequestBodySize: maximumRequestBytes, idleTimeout: idleSeconds, reusePort: false },
    websocket: { maxPayloadLength: 4096, idleTimeout: 120, backpressureLimit: 4 * 1024 * 1024, closeOnBackpressureLimit: true },
    normalize: true,
  })
  if (ports.checkAnswers) server.use(checkedAnswers(contract))
  server
    .use(requests(log, { https: config.publicUrl.startsWith('https:'), trustProxy: config.trustProxy, traffic }))
    .use(errors(log))
    .use(
      ports.metrics && config.metricsToken
        ? metricsRoutes(ports.metrics, { token: config.metricsToken, clock, addressOf })
        : new Elysia(),
    )
    .use(ownOriginOnly(config))
    .use(versionedCalls({ handle: (request) => server.handle(request) }))
    .use(auditedCalls(({ user, ...call }) => oversight.noteCall(user, call)))
    .use(shownRankings((shown) => noteRanking(shown).catch(notNoted(shown.requestId))))
    .use(veiledAnswers(blindReview))
    .use(bodies())
    .use(repeatedParameters())
    .use(
      healthRoutes(
        {
          database: { name: 'sqlite', check: ports.checkDatabase },
          storage: ports.fileStore,
          mail: ports.mailer,
          llm: languageModel,
          transcription: ports.transcriber,
        },
        { version: ports.version.version },
      ),
    )
    .use(securityTxt({ contacts: config.securityContacts, publicUrl: config.publicUrl, clock }))
    .use(accountRoutes(accounts, { guards, addressOf }))
    .use(
      matchingRoutes(matching, {
        guards,
        fileLinks,
        liveFeed,
        idempotency: createIdempotency(ports.idempotentAnswers, clock),
        ids,
        uploadFolder: ports.uploadFolder,
        uploadTypes: config.uploadTypes,
      }),
    )
    .use(candidateRoutes(matching, { guards, marksOf: hiring.marksOf, firstStagesOf: hiring.firstStagesOf }))
    .use(askRoutes(matching, { guards }))
    .use(evidenceRoutes(matching, { guards, fileLinks }))
    .use(archiveRoutes(matching, { guards }))
    .use(libraryRoutes(matching, { guards }))
    .use(
      exportRoutes(exchange, {
        guards,
        async idsOf(by, query) {
          if (query.view !== 'recommended') return matching.candidateIds(by, wantedList(query))
          const found = await matching.recommendedCandidates(by, wantedList(query))
          return found.flatMap(({ candidate, fromHistory }) => (fromHistory ? [] : candidate.id))
        },
        noteExport: oversight.noteExport,
        today: () => clock.now().toISOString().slice(0, 10),
      }),
    )
    .use(
      importRoutes(exchange, {
        guards,
        idempotency: createIdempotency(ports.idempotentAnswers, clock),
        uploadFolder: ports.uploadFolder,
      }),
    )
    .use(keyRoutes(keys, { guards }))
    .use(webhookRoutes(webhooks, { guards }))
    .use(calendarRoutes(calendarFeeds, { guards, addressOf }))
    .use(jobTeamRoutes(jobTeams, { guards }))
    .use(peopleRoutes(people, { guards }))
    .use(hiringRoutes(hiring, { guards, idempotency: createIdempotency(ports.idempotentAnswers, clock) }))
    .use(blindReviewRoutes(blindReview, { guards, company, liveFeed, announceCandidate }))
    .use(
      fairnessRoutes(fairness, {
        guards,
        company,
        applicationOf: async (token) => (await jobPortal.applicationOfLink(token)).id,
      }),
    )
    .use(privacyRoutes(privacy, { guards }))
    .use(noticeRoutes(notices, { guards, now: () => clock.now() }))
    .use(personRoutes(notices, { addressOf, fileLinks }))
    .use(pipelineRoutes(pipeline, { guards }))
    .use(schedulingRoutes(scheduling, { guards }))
    .use(publicScheduleRoutes(scheduling, { addressOf }))
    .use(
      sendingRoutes(assessment, {
        guards,
        idempotency: createIdempotency(ports.idempotentAnswers, clock),
        seal: createSeal(secret, 'assessment-answer'),
      }),
    )
    .use(
      recordingRoutes(assessment, {
        addressOf,
        idempotency: createIdempotency(ports.idempotentAnswers, clock),
        uploadFolder: ports.uploadFolder,
      }),
    )
    .use(
      resultRoutes(
        { ...assessment, report },
        {
          guards,
          fileLinks,
          noteExport: oversight.noteExport,
          noteRead: (by, id, requestId) =>
            oversight.noteCall(by, { action: 'read-assessment', subject: { kind: 'assessment', id }, requestId }),
        },
      ),
    )
    .use(sittingRoutes(assessment, { addressOf, idempotency: createIdempotency(ports.idempotentAnswers, clock) }))
    .use(ledgerRoutes(ledger, { guards, noteExport: oversight.noteExport }))
    .use(analyticsRoutes(analytics, { guards, noteExport: oversight.noteExport }))
    .use(
      jobPortalRoutes(jobPortal, {
        guards,
        company,
        tokens,
        addressOf,
        fileLinks,
        idempotency: createIdempotency(ports.idempotentAnswers, clock),
        uploadFolder: ports.uploadFolder,
        log,
      }),
    )
    .use(
      fileRoutes({
        seal: linkSeal,
        clock,
        fileStore: ports.fileStore,
        sessionUser: accounts.sessionUser,
        async keyUser(request, server) {
          const secret = keyOf(request)
          if (!secret) return null
          const opened = await keys.open(secret, addressOf(request, server))
          requireScope(opened, 'GET /files/:link/:name')
          return opened.user
        },
        noteDenial,
        async mayOpen(user, key) {
          const { workspaceId, jobs } = user
          if (jobs && !(await ports.jobMembers.jobsOfFile(workspaceId, key)).some((job) => jobs.includes(job)))
            throw new FileNotFound()
          if (await blindReview.hidesFile(workspaceId, key)) throw new UnderBlindReview()
        },
        noteRead: ({ user, ...read }) =>
          oversight.noteFileRead({ ...read, actorId: user?.id ?? null }).catch(notNoted(read.requestId)),
      }),
    )
    .use(browserRoutes(oversight, { addressOf }))
    .use(
      oversightRoutes(oversight, {
        guards,
        userRecord: (id) =>
          accounts.member(id).then(
            (member) => userRecord(member, accounts.planFacts()),
            () => null,
          ),
      }),
    )
    .use(apiDescription({ guards, server: () => server, contract }))
    .use(
      liveRoutes({
        windows,
        presence,
        sessionUser: accounts.sessionUser,
        async companyWith(token) {
          const facts = await tokens.facts(token)
          const company = facts && (await jobPortal.companyOfToken(facts))
          return company && { ...company, endsAt: facts.endsAt, sessionId: facts.sessionId }
        },
        clock,
        ownOrigins: config.ownOrigins,
      }),
    )
  if (ports.pages)
    server.use(
      createPages({
        ...ports.pages,
        handle: (request) => server.handle(request),
        publicUrl: config.publicUrl,
        site: shownSite(config.defaultPlan, () => oversight.site.current().content),
        moment: windows.moment,
        jobPageVersion: jobPortal.jobPageVersion,
        log,
      }),
    )
  const { quietMs } = traffic
  return {
    server,
    accounts,
    assessment,
    hiring,
    jobPortal,
    matching,
    oversight,
    people,
    pipeline,
    privacy,
    scheduling,
    webhooks,
    worker,
    windows,
    quietMs,
  }
}

/** Deny by default: a call that no scope names is closed to keys. */
function requireScope({ scopes }: OpenedKey, call: string) {
  const scope = scopeOf(call)
  if (!scope || !scopes.includes(scope)) throw new KeyNotAllowed(scope)
}

/** What the pages say, and whom the server is for: a plan set from outside decides that. The same object until it changes. */
function shownSite(defaultPlan: Config['defaultPlan'], content: () => SiteContentRecord) {
  if (defaultPlan === null) return content
  const offeredTo = defaultPlan === 'free' ? 'team' : 'customers'
  let shown: { of: SiteContentRecord; site: SiteContentRecord } | null = null
  return () => {
    const of = content()
    if (shown?.of !== of) shown = { of, site: { ...of, offeredTo } }
    return shown.site
  }
}

/** What changes the figures and lists that administrators look at. */
const aboutAccounts: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'register',
  'verify-email',
  'approve',
  'unapprove',
  'suspend',
  'unsuspend',
  'update-user',
  'update-subscription',
  'delete-user',
])

/** What changes the team page of a workspace. */
const aboutTeams: ReadonlySet<AuditAction> = new Set<AuditAction>([
  'invite-member',
  'accept-invitation',
  'withdraw-invitation',
  'change-role',
  'remove-member',
])

/** The audit log, telling when something about the accounts or the team of a workspace was written to it. */
function tellingOfAccounts({ append }: AuditLog, windows: LiveWindows): AuditLog {
  const waiting = new Set<string>()
  /** By then the transaction is over, and many changes are one. */
  const soon = (key: string, tell: () => void) => {
    if (waiting.has(key)) return
    waiting.add(key)
    setTimeout(() => {
      waiting.delete(key)
      tell()
    }, 200).unref()
  }
  return {
    async append(entry) {
      await append(entry)
      const { action, workspaceId } = entry
      if (aboutAccounts.has(action)) soon('', windows.tellAdmins)
      if (aboutTeams.has(action) && workspaceId)
        soon(workspaceId, () => windows.liveFeed.publish(workspaceId, { kind: 'team-changed' }))
    },
  }
}
