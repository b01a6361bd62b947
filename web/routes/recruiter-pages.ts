import { redirect } from 'react-router'
import type { Api } from '../api/client.ts'
import { candidateEvidence } from '../api/evidence.ts'
import { candidateWorkflow, jobBoard, listTasks } from '../api/hiring.ts'
import { retention } from '../api/privacy.ts'
import { jobRanking } from '../api/ranking.ts'
import { interviewListOf, listInterviews } from '../api/scheduling.ts'
import { type PageRoute, page } from '../page-route.ts'
import { loadCandidates } from '../state/candidates.ts'

const recruiter = { kind: 'app', area: 'recruiter', guard: 'signedIn', hidden: true } as const

/**
 * The dashboard of owners and recruiters. This table is in the first script of every dashboard: what only a few pages need is
 * imported where it is asked for.
 */
export const recruiterPages = (api: Api): PageRoute[] => [
  page({
    ...recruiter,
    path: '/dashboard',
    title: 'Home',
    loader: async () => (await import('../api/home.ts')).loadHome(api),
    page: async () => (await import('../pages/recruiter/home/home-page.tsx')).HomePage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/settings',
    title: 'Settings',
    loader: async () => (await import('../api/home.ts')).loadSettings(api),
    page: async () => (await import('../pages/accounts/settings-page.tsx')).SettingsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/help',
    title: 'Help',
    loader: async () => (await import('../api/first-run.ts')).loadHelp(api),
    page: async () => (await import('../pages/recruiter/help/help-page.tsx')).HelpPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/help/:name',
    title: 'Help',
    loader: async ({ params }) => (await import('../api/first-run.ts')).loadHelpText(api, params.name ?? ''),
    page: async () => (await import('../pages/recruiter/help/help-text-page.tsx')).HelpTextPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/upload',
    title: 'AI Matching',
    loader: async () => {
      const answer = await (await import('../api/matching.ts')).uploadLimits(api)
      return { types: answer.ok ? answer.data.types : ['pdf' as const] }
    },
    page: async () => {
      const [{ UploadPage }, { forRecruiters }] = await Promise.all([
        import('../pages/recruiter/upload-page.tsx'),
        import('../pages/accounts/for-recruiters.tsx'),
      ])
      return forRecruiters(UploadPage, 'AI Matching', 'Uploading is for owners and recruiters')
    },
  }),
  page({
    ...recruiter,
    path: '/dashboard/import',
    title: 'Import people',
    loader: async ({ url }) => (await import('../pages/recruiter/import-export/import-data.ts')).loadImport(api, url),
    page: async () => {
      const [{ ImportPage }, { forRecruiters }] = await Promise.all([
        import('../pages/recruiter/import-export/import-page.tsx'),
        import('../pages/accounts/for-recruiters.tsx'),
      ])
      return forRecruiters(ImportPage, 'Import people', 'Importing is for owners and recruiters')
    },
  }),
  page({
    ...recruiter,
    path: '/dashboard/response',
    title: 'Evaluation Results',
    loader: async () => {
      const answer = await (await import('../api/matching.ts')).latestSubmission(api)
      if (answer.ok && answer.data === null) throw redirect('/dashboard/upload')
      return answer
    },
    page: async () => (await import('../pages/recruiter/response-page.tsx')).ResponsePage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/candidates',
    title: 'Talent Workspace',
    loader: ({ url }) => loadCandidates(api, url),
    page: async () => (await import('../pages/recruiter/candidates-page.tsx')).CandidatesPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/jobs',
    title: 'Your jobs',
    loader: async ({ url }) => (await import('../api/own-jobs.ts')).ownJobs(api, url),
    page: async () => (await import('../pages/recruiter/named/jobs-page.tsx')).OwnJobsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/archive',
    title: 'Search all resumes',
    loader: async ({ url }) => (await import('../api/archive.ts')).archiveChoice(api, url),
    page: async () => (await import('../pages/recruiter/archive/archive-page.tsx')).ArchivePage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/candidates/:id',
    title: 'Candidate',
    loader: ({ params }) => candidateEvidence(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/candidate/candidate-page.tsx')).CandidatePage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/assessments',
    title: 'Assessments',
    loader: async ({ url }) => (await import('../api/assessments.ts')).loadAssessments(api, url),
    page: async () => (await import('../pages/recruiter/assessments/assessments-page.tsx')).AssessmentsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/assessments/:id',
    title: 'Result',
    loader: async ({ params }) => (await import('../api/results.ts')).assessmentResult(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/results/result-page.tsx')).ResultPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/questions',
    title: 'Question statistics',
    loader: async ({ url }) => (await import('../api/results.ts')).loadQuestions(api, url),
    page: async () => (await import('../pages/recruiter/questions/questions-page.tsx')).QuestionsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/job-descriptions',
    title: 'Job Descriptions',
    loader: async () => (await import('../api/library.ts')).savedLibrary(api),
    page: async () => (await import('../pages/recruiter/library/library-page.tsx')).LibraryPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/job-descriptions/new',
    title: 'New job description',
    loader: async ({ url }) => {
      const template = url.searchParams.get('template')?.trim() ?? ''
      const { startingPoint } = await import('../api/library.ts')
      return { template, answer: await startingPoint(api, template) }
    },
    page: async () => (await import('../pages/recruiter/library/editor-page.tsx')).NewTextPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/job-descriptions/:id/edit',
    title: 'Edit job description',
    loader: async ({ params }) => (await import('../api/library.ts')).shelf(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/library/editor-page.tsx')).EditTextPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/job-descriptions/:id',
    title: 'Ranking',
    loader: ({ params }) => jobRanking(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/ranking/ranking-page.tsx')).RankingPage,
  }),
  ...(['overview', 'interviews', 'settings'] as const).map((part) =>
    page({
      ...recruiter,
      path: `/dashboard/job-descriptions/:id/${part}`,
      title: part[0]!.toUpperCase() + part.slice(1),
      loader: async ({ params, url }) =>
        (await import('../pages/recruiter/job/job-data.ts')).loadJobPart(api, part, params.id ?? '', url),
      page: async () => (await import('../pages/recruiter/job/job-page.tsx')).JobPage,
    }),
  ),
  page({
    ...recruiter,
    path: '/dashboard/job-descriptions/:id/review',
    title: 'Review',
    loader: ({ params }) => jobBoard(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/review/review-page.tsx')).ReviewPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/job-descriptions/:id/flip-lab',
    title: 'Flip lab',
    loader: async ({ params }) => (await import('../api/fairness.ts')).flipLab(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/flip/flip-page.tsx')).FlipLabPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/job-descriptions/:id/posting',
    title: 'Posting',
    loader: async ({ params }) => (await import('../api/posting.ts')).jobPosting(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/posting/posting-page.tsx')).PostingPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/job-descriptions/:id/board',
    title: 'Board',
    loader: ({ params }) => jobBoard(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/workflow/board-page.tsx')).BoardPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/candidates/:id/activity',
    title: 'Candidate activity',
    loader: ({ params }) => candidateWorkflow(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/workflow/activity-page.tsx')).ActivityPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/candidates/:id/scorecard',
    title: 'Scorecard',
    loader: async ({ params }) => (await import('../api/scorecards.ts')).candidateScorecards(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/scorecards/scorecard-page.tsx')).ScorecardPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/candidates/:id/packet',
    title: 'Hiring packet',
    loader: async ({ params }) => (await import('../api/scorecards.ts')).loadPacket(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/scorecards/packet-page.tsx')).PacketPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/job-descriptions/:id/interview-kit',
    title: 'Interview kit',
    loader: async ({ params }) => (await import('../api/scorecards.ts')).jobKit(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/scorecards/kit-page.tsx')).KitPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/tasks',
    title: 'Inbox',
    loader: ({ url }) => listTasks(api, url),
    page: async () => (await import('../pages/recruiter/workflow/tasks-page.tsx')).TasksPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/scheduling',
    title: 'Interviews',
    loader: ({ url }) => listInterviews(api, interviewListOf(url), url.searchParams.get('interviewer') ?? ''),
    page: async () => (await import('../pages/recruiter/scheduling/interviews-page.tsx')).InterviewsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/unfiled-mail',
    title: 'Unfiled mail',
    loader: async ({ url }) => (await import('../api/mail-in.ts')).loadUnfiled(api, url),
    page: async () => (await import('../pages/recruiter/mail/unfiled-page.tsx')).UnfiledPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/templates',
    title: 'Message templates',
    loader: async () => (await import('../api/hiring.ts')).messageTemplates(api),
    page: async () => (await import('../pages/recruiter/workflow/templates-page.tsx')).TemplatesPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/fields',
    title: 'Candidate fields',
    loader: async () => (await import('../api/fields.ts')).workspaceFields(api),
    page: async () => (await import('../pages/recruiter/fields/fields-page.tsx')).FieldsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/analytics',
    title: 'Analytics',
    loader: async ({ url }) => (await import('../api/analytics.ts')).figures(api, url),
    page: async () => (await import('../pages/recruiter/analytics/analytics-page.tsx')).AnalyticsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/analytics/decisions',
    title: 'Decisions',
    loader: async ({ url }) => (await import('../api/ledger.ts')).ledgerReport(api, 'workspace', url),
    page: async () => (await import('../pages/recruiter/ledger/ledger-page.tsx')).LedgerPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/analytics/decisions/rows',
    title: 'Decisions behind a number',
    loader: async ({ url }) => (await import('../api/ledger.ts')).ledgerRows(api, 'workspace', url),
    page: async () => (await import('../pages/recruiter/ledger/ledger-rows-page.tsx')).LedgerRowsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/analytics/rows',
    title: 'Rows behind a number',
    loader: async ({ url }) => (await import('../api/analytics.ts')).rowsBehind(api, url),
    page: async () => (await import('../pages/recruiter/analytics/rows-page.tsx')).AnalyticsRowsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/ask',
    title: 'Ask',
    loader: async ({ url }) => (await import('../api/ask.ts')).loadAsk(api, url),
    page: async () => (await import('../pages/recruiter/ask/ask-page.tsx')).AskPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/candidates/:id/history',
    title: 'History',
    loader: async ({ params }) => (await import('../api/people.ts')).loadHistory(api, params.id ?? ''),
    page: async () => (await import('../pages/recruiter/people/history-page.tsx')).HistoryPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/duplicates',
    title: 'Possible duplicates',
    loader: async ({ url }) => (await import('../api/people.ts')).loadDuplicates(api, url),
    page: async () => (await import('../pages/recruiter/people/duplicates-page.tsx')).DuplicatesPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/compare',
    title: 'Compare candidates',
    loader: async ({ url }) => (await import('../api/ranking.ts')).loadComparison(api, url),
    page: async () => (await import('../pages/recruiter/compare/compare-page.tsx')).ComparePage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/privacy',
    title: 'Data & Privacy',
    loader: () => retention(api),
    page: async () => (await import('../pages/recruiter/privacy/privacy-page.tsx')).PrivacyPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/connections',
    title: 'Connections',
    loader: async () => (await import('../api/connections.ts')).loadConnections(api),
    page: async () => (await import('../pages/connections/connections-page.tsx')).ConnectionsPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/connections/allow',
    title: 'Connect an assistant',
    loader: async ({ url }) => (await import('../api/assistants.ts')).loadConsent(api, url),
    page: async () => (await import('../pages/assistants/consent-page.tsx')).ConsentPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/team',
    title: 'Team',
    loader: async () => (await import('../api/team.ts')).loadTeam(api),
    page: async () => (await import('../pages/accounts/team-page.tsx')).TeamPage,
  }),
  page({
    ...recruiter,
    path: '/dashboard/user',
    title: 'User Profile',
    loader: async (request) => (await import('../pages/accounts/security/security-data.ts')).loadSecurity(api, request),
    page: async () => (await import('../pages/accounts/user-page.tsx')).UserPage,
  }),
]
