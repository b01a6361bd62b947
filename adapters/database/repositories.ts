import { identityRules } from '#src/blindreview/constants.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import { databaseAccountLinks } from './account-links.ts'
import { databaseFigures } from './analytics.ts'
import { databaseAssessmentFigures } from './analytics-assessments.ts'
import { databaseApiKeys } from './api-keys.ts'
import { databaseApplicationCandidates } from './application-candidates.ts'
import { databaseApplicationKeeping } from './application-keeping.ts'
import { databaseApplicationLists } from './application-lists.ts'
import { databaseApplicationMessages, databaseApplicationNotes } from './application-messages.ts'
import { databaseApplications } from './applications.ts'
import { databaseApplicationMails } from './applying-mails.ts'
import { databaseApplicationRecords } from './applying-records.ts'
import { databaseAssessmentLists } from './assessment-lists.ts'
import { databaseRecordings } from './assessment-recordings.ts'
import { databaseResults } from './assessment-results.ts'
import { databaseAssessmentChoices, databaseAssessmentLetters, databaseDrafts } from './assessment-sending.ts'
import { databaseAssessmentStandings } from './assessment-standings.ts'
import { databaseAssessments } from './assessments.ts'
import { databaseAssistantAccess } from './assistant-access.ts'
import { databaseAuditLog } from './audit-log.ts'
import { databaseAuditTrail } from './audit-trail.ts'
import { databaseBatches } from './batches.ts'
import { databaseBlindApplications } from './blind-applications.ts'
import { databaseBlindCandidates } from './blind-candidates.ts'
import { databaseBrowserFailures } from './browser-failures.ts'
import { databaseBulkActions } from './bulk-actions.ts'
import { databaseCalendarFeeds } from './calendar-feeds.ts'
import { databaseCandidateArchive } from './candidate-index.ts'
import { databaseCandidates } from './candidates.ts'
import { databaseCompanies } from './companies.ts'
import { databaseCompanyAccounts } from './company-accounts.ts'
import { databaseCompanyLinks } from './company-links.ts'
import { databaseCompanyPages } from './company-pages.ts'
import { databaseCompanySessions } from './company-sessions.ts'
import { databaseConnectedCalendars } from './connected-calendars.ts'
import { databaseCustomFields, databaseFieldValues } from './custom-fields.ts'
import { databaseDecisionFacts } from './decision-facts.ts'
import { databaseDecisionTrail } from './decision-trail.ts'
import { databaseDirectory } from './directory.ts'
import { databaseApplicantEgress, databaseEgressLedger } from './egress-ledger.ts'
import { databaseFiles } from './files.ts'
import { databaseFirstSteps } from './first-steps.ts'
import { databaseFlipRuns } from './flip-runs.ts'
import { databaseIdempotentAnswers } from './idempotent-answers.ts'
import { databaseIdentities } from './identities.ts'
import { databaseImports } from './imports.ts'
import { databaseInvitations } from './invitations.ts'
import { databaseJobDescriptionLibrary } from './job-description-library.ts'
import { databaseJobDescriptions } from './job-descriptions.ts'
import { databaseJobMembers } from './job-members.ts'
import { databaseJobOverview } from './job-overview.ts'
import { databaseJobPostTemplates } from './job-post-templates.ts'
import { databaseApplicationCounts, databaseJobPosts } from './job-posts.ts'
import { databaseJobTitles } from './job-titles.ts'
import { databaseJobQueue } from './jobs.ts'
import { databaseMailRegister } from './mail-log.ts'
import { databaseMessages, databaseMessageTemplates } from './message-templates.ts'
import { databaseMigrations } from './migrations.ts'
import { databaseModelFacts } from './model-facts.ts'
import { databaseNewerApplications } from './newer-applications.ts'
import { databaseNotes } from './notes.ts'
import { databaseNotices } from './notices.ts'
import type { Database } from './open.ts'
import { databaseOpenAnswers } from './open-answers.ts'
import { databasePasskeys } from './passkeys.ts'
import { databaseKnownPeople } from './people.ts'
import { databasePersonHistories } from './people-history.ts'
import { databasePeople } from './people-list.ts'
import { databaseDuplicateIndex } from './people-pairs.ts'
import { databasePublicJobs } from './public-jobs.ts'
import { databaseReceivedMails } from './received-mails.ts'
import { databaseResumes } from './resumes.ts'
import { databaseSamples } from './samples.ts'
import { databaseSavedViews } from './saved-views.ts'
import { databaseOffers } from './scheduling.ts'
import { databaseInterviewKits, databaseScorecards } from './scorecards.ts'
import { databaseResumeArchive } from './search.ts'
import { databaseSecondFactors } from './second-factors.ts'
import { databaseSelfIdentifications } from './self-identifications.ts'
import { databaseSessions } from './sessions.ts'
import { databaseSettings } from './settings.ts'
import { databaseSittings } from './sittings.ts'
import { databaseStages } from './stages.ts'
import { databaseColleagues, databaseSubjects } from './stages-subjects.ts'
import { databaseStoredDocuments } from './stored-documents.ts'
import { databaseSuggestions } from './suggestions.ts'
import { databaseTags } from './tags.ts'
import { databaseTasks } from './tasks.ts'
import { databaseTimeline } from './timeline.ts'
import { databaseTranscripts, databaseVideoRatings } from './transcripts.ts'
import { databaseUsers } from './users.ts'
import { databaseWaitingLimits } from './waiting-limits.ts'
import { databaseDeliveries, databaseWebhooks } from './webhooks.ts'
import { databaseWeeklyReaders } from './weekly-readers.ts'
import { databaseWelcomes } from './welcomes.ts'
import { databaseWorkflowFacts } from './workflow-facts.ts'
import { databaseWorkspaceArchives } from './workspace-archives.ts'
import { databaseWorkspaces } from './workspaces.ts'

export type Repositories = ReturnType<typeof databaseRepositories>

/** Every repository of the product, over one database. */
export const databaseRepositories = (
  database: Database,
  tools: {
    clock: Clock
    ids: Ids
    sealEntry?(hash: string): string
    /** The process that has in hand what it takes, where several share the database. */
    holder?: string
    tracer?: Tracer
  },
) => ({
  accountLinks: databaseAccountLinks(database),
  apiKeys: databaseApiKeys(database),
  assessments: databaseAssessments(database),
  assistantAccess: databaseAssistantAccess(database),
  assessmentFigures: databaseAssessmentFigures(database),
  assessmentChoices: databaseAssessmentChoices(database),
  waitingLimits: databaseWaitingLimits(database),
  weeklyReaders: databaseWeeklyReaders(database),
  assessmentDrafts: databaseDrafts(database),
  assessmentLetters: databaseAssessmentLetters(database),
  assessmentLists: databaseAssessmentLists(database),
  assessmentStandings: databaseAssessmentStandings(database),
  results: databaseResults(database),
  auditLog: databaseAuditLog(database, tools),
  auditTrail: databaseAuditTrail(database),
  batches: databaseBatches(database),
  browserFailures: databaseBrowserFailures(database),
  blindApplications: databaseBlindApplications(database, identityRules),
  blindCandidates: databaseBlindCandidates(database, identityRules),
  bulk: databaseBulkActions(database),
  calendarFeeds: databaseCalendarFeeds(database),
  calendars: databaseConnectedCalendars(database),
  candidateArchive: databaseCandidateArchive(database),
  candidates: databaseCandidates(database),
  colleagues: databaseColleagues(database),
  companies: databaseCompanies(database),
  companyAccounts: databaseCompanyAccounts(database),
  companyLinks: databaseCompanyLinks(database),
  companyPages: databaseCompanyPages(database),
  companySessions: databaseCompanySessions(database),
  customFields: databaseCustomFields(database),
  fieldValues: databaseFieldValues(database),
  decisionFacts: databaseDecisionFacts(database),
  decisionTrail: databaseDecisionTrail(database),
  directoryRecords: databaseDirectory(database),
  egressLedger: databaseEgressLedger(database, tools),
  applicantEgress: databaseApplicantEgress(database),
  newerApplications: databaseNewerApplications(database),
  figures: databaseFigures(database),
  files: databaseFiles(database),
  firstSteps: databaseFirstSteps(database),
  flipRuns: databaseFlipRuns(database),
  idempotentAnswers: databaseIdempotentAnswers(database, tools.holder),
  identities: databaseIdentities(database),
  imports: databaseImports(database),
  invitations: databaseInvitations(database),
  jobDescriptionLibrary: databaseJobDescriptionLibrary(database),
  jobDescriptions: databaseJobDescriptions(database),
  jobMembers: databaseJobMembers(database),
  jobPosts: databaseJobPosts(database),
  publicJobs: databasePublicJobs(database),
  jobPostTemplates: databaseJobPostTemplates(database),
  applicationCounts: databaseApplicationCounts(database),
  applications: databaseApplications(database),
  applicationCandidates: databaseApplicationCandidates(database),
  applicationLists: databaseApplicationLists(database),
  applicationMessages: databaseApplicationMessages(database),
  applicationNotes: databaseApplicationNotes(database),
  applicationMails: databaseApplicationMails(database),
  notices: databaseNotices(database),
  objections: { of: databaseNotices(database).objectors },
  applicationKeeping: databaseApplicationKeeping(database),
  applicationRecords: databaseApplicationRecords(database),
  instanceSettings: databaseSettings(database),
  jobOverview: databaseJobOverview(database, tools),
  jobTitles: databaseJobTitles(database, tools),
  jobs: databaseJobQueue(database, tools),
  mailRegister: databaseMailRegister(database),
  migrations: databaseMigrations(database),
  offers: databaseOffers(database),
  passkeys: databasePasskeys(database),
  people: databasePeople(database),
  duplicateIndex: databaseDuplicateIndex(database),
  knownPeople: databaseKnownPeople(database),
  personHistories: databasePersonHistories(database),
  messages: databaseMessages(database),
  messageTemplates: databaseMessageTemplates(database),
  modelFacts: databaseModelFacts(database, tools),
  storedDocuments: databaseStoredDocuments(database),
  notes: databaseNotes(database),
  openAnswers: databaseOpenAnswers(database),
  receivedMails: databaseReceivedMails(database),
  recordings: databaseRecordings(database),
  resumeArchive: databaseResumeArchive(database),
  resumes: databaseResumes(database),
  samples: databaseSamples(database),
  savedViews: databaseSavedViews(database),
  scorecards: databaseScorecards(database),
  interviewKits: databaseInterviewKits(database),
  secondFactors: databaseSecondFactors(database),
  selfIdentifications: databaseSelfIdentifications(database),
  sessions: databaseSessions(database),
  sittings: databaseSittings(database),
  stages: databaseStages(database),
  subjects: databaseSubjects(database),
  suggestions: databaseSuggestions(database),
  tags: databaseTags(database),
  tasks: databaseTasks(database),
  timeline: databaseTimeline(database),
  transcripts: databaseTranscripts(database),
  users: databaseUsers(database),
  welcomes: databaseWelcomes(database),
  webhooks: databaseWebhooks(database),
  deliveries: databaseDeliveries(database),
  videoRatings: databaseVideoRatings(database),
  workflowFacts: databaseWorkflowFacts(database),
  workspaceArchives: databaseWorkspaceArchives(database),
  workspaces: databaseWorkspaces(database),
})
