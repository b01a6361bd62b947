import { redirect } from 'react-router'
import { figures, rowsBehind } from './api/analytics.ts'
import { archiveChoice } from './api/archive.ts'
import { loadAsk } from './api/ask.ts'
import { loadAssessments } from './api/assessments.ts'
import type { Api } from './api/client.ts'
import { candidateEvidence } from './api/evidence.ts'
import { workspaceFields } from './api/fields.ts'
import { candidateWorkflow, jobBoard, listTasks, messageTemplates } from './api/hiring.ts'
import { savedLibrary, shelf, startingPoint } from './api/library.ts'
import { latestSubmission, uploadLimits } from './api/matching.ts'
import { loadDuplicates, loadHistory } from './api/people.ts'
import { retention } from './api/privacy.ts'
import { jobRanking, loadComparison } from './api/ranking.ts'
import { assessmentResult, loadQuestions } from './api/results.ts'
import { interviewListOf, listInterviews } from './api/scheduling.ts'
import { invitation, loadTeam } from './api/team.ts'
import { productName } from './content.ts'
import { type LoaderArguments, type PageRoute, page } from './page-route.ts'
import { loadCandidates } from './state/candidates.ts'

const still = { kind: 'still', area: 'public', guard: 'anyone' } as const
const signedOut = { ...still, guard: 'signedOut' } as const
const admin = { kind: 'app', area: 'admin', guard: 'admin', hidden: true } as const
const sitting = { kind: 'app', area: 'assessment', guard: 'anyone', hidden: true } as const
const recruiter = { kind: 'app', area: 'recruiter', guard: 'signedIn', hidden: true } as const

/**
 * Every page address of the product. What only the server, or only few pages need is imported where it is asked for: this table is
 * in the first script of every dashboard. On the server `api` calls the routes in-process, in the browser it is fetch.
 */
export const createRoutes = (api: Api): PageRoute[] => {
  const routes: PageRoute[] = [
    page({
      ...still,
      path: '/',
      title: productName,
      description: 'Upload resumes and a job description, and get a ranking that shows its reasons.',
      loader: async () => ({ hasJobPortal: routes.some(({ path }) => path === '/jobportal') }),
      page: async () => (await import('./pages/public/landing-page.tsx')).LandingPage,
    }),
    {
      ...still,
      path: '/privacy',
      title: 'Privacy',
      page: async () => (await import('./pages/public/text-page.tsx')).PrivacyPage,
    },
    { ...still, path: '/terms', title: 'Terms', page: async () => (await import('./pages/public/text-page.tsx')).TermsPage },
    page({
      ...signedOut,
      path: '/login',
      title: 'Log in',
      loader: async (request) => (await import('./pages/public/login-data.ts')).loadLogin(api, request),
      page: async () => (await import('./pages/public/login-page.tsx')).LoginPage,
    }),
    page({
      ...still,
      guard: 'signedIn',
      path: '/second-step',
      title: 'One more step',
      hidden: true,
      loader: async (request) => (await import('./pages/public/second-step-data.ts')).loadSecondStep(api, request),
      page: async () => (await import('./pages/public/second-step-page.tsx')).SecondStepPage,
    }),
    {
      // Also reached as /Register: addresses do not tell upper from lower case.
      ...signedOut,
      path: '/register',
      title: 'Create an account',
      page: async () => (await import('./pages/public/register-page.tsx')).RegisterPage,
    },
    page({
      ...still,
      path: '/verify-email',
      title: 'Verify your email',
      hidden: true,
      loader: async ({ url }) => parameters(url, 'token', 'email'),
      page: async () => (await import('./pages/public/verify-email-page.tsx')).VerifyEmailPage,
    }),
    page({
      ...still,
      path: '/invitation',
      title: 'Join the team',
      hidden: true,
      loader: async ({ url }) => {
        const link = parameters(url, 'token', 'email')
        return { link, answer: await invitation(api, link) }
      },
      page: async () => (await import('./pages/public/invitation-page.tsx')).InvitationPage,
    }),
    {
      ...still,
      path: '/forgot-password',
      title: 'Forgot your password?',
      page: async () => (await import('./pages/public/forgot-password-page.tsx')).ForgotPasswordPage,
    },
    page({
      ...still,
      path: '/reset-password',
      title: 'Reset your password',
      hidden: true,
      loader: async ({ url }) => resetLink(url, '/forgot-password'),
      page: async () => (await import('./pages/public/reset-password-page.tsx')).ResetPasswordPage,
    }),
    page({
      ...still,
      path: '/setup',
      title: 'Set up this server',
      hidden: true,
      loader: async ({ url }) => parameters(url, 'token'),
      page: async () => (await import('./pages/public/setup-page.tsx')).SetupPage,
    }),

    page({
      ...still,
      area: 'jobs',
      path: '/jobs',
      title: 'Open jobs',
      loader: async (request) => (await import('./pages/public/jobs/jobs-data.ts')).loadJobs(api, request),
      head: async (found, words) => (await import('./pages/public/jobs/jobs-data.ts')).headOfJobs(found, words),
      page: async () => (await import('./pages/public/jobs/jobs-page.tsx')).JobsPage,
    }),
    page({
      ...still,
      area: 'jobs',
      path: '/jobs/:publicId',
      title: 'Job',
      loader: async (request) => (await import('./pages/public/jobs/job-data.ts')).loadJob(api, request),
      head: async (found, words) => (await import('./pages/public/jobs/job-data.ts')).headOfJob(found, words),
      page: async () => (await import('./pages/public/jobs/job-page.tsx')).JobPage,
    }),

    page({
      ...still,
      area: 'candidate',
      path: '/form-check',
      title: 'One more step',
      hidden: true,
      loader: async (request) => (await import('./pages/public/form-check-data.ts')).loadFormCheck(api, request),
      page: async () => (await import('./pages/public/form-check-page.tsx')).FormCheckPage,
    }),
    page({
      ...still,
      area: 'candidate',
      path: '/form-pass',
      title: 'Your link',
      hidden: true,
      loader: async (request) => (await import('./pages/public/form-check-data.ts')).loadFormPass(api, request),
      page: async () => (await import('./pages/public/form-check-page.tsx')).FormPassPage,
    }),
    page({
      ...still,
      area: 'candidate',
      path: '/schedule/:token',
      title: 'Your interview',
      hidden: true,
      loader: async (request) => (await import('./pages/public/schedule-data.ts')).loadSchedule(api, request),
      page: async () => (await import('./pages/public/schedule-page.tsx')).SchedulePage,
    }),
    page({
      ...still,
      area: 'candidate',
      path: '/application/:token',
      title: 'Your application',
      hidden: true,
      loader: async (request) => (await import('./pages/applicant/application-data.ts')).loadApplication(api, request),
      page: async () => (await import('./pages/applicant/application-page.tsx')).ApplicationPage,
    }),
    page({
      ...still,
      area: 'candidate',
      path: '/notice/:token',
      title: 'What is kept about you',
      hidden: true,
      loader: async (request) => (await import('./pages/notice/notice-data.ts')).loadNotice(api, request),
      page: async () => (await import('./pages/notice/notice-page.tsx')).NoticePage,
    }),

    page({
      ...sitting,
      path: '/assessment/:token',
      title: 'Assessment',
      loader: async (request) => (await import('./pages/assessment/link/link-data.ts')).loadLink(api, request, 'assessment'),
      page: async () => (await import('./pages/assessment/assessment-page.tsx')).AssessmentPage,
    }),
    page({
      ...sitting,
      path: '/quiz/:token',
      title: 'Quiz',
      loader: async (request) => (await import('./pages/assessment/link/link-data.ts')).loadLink(api, request, 'quiz'),
      page: async () => (await import('./pages/assessment/quiz/quiz-page.tsx')).QuizPage,
    }),
    page({
      ...sitting,
      path: '/interview/:token',
      title: 'Interview',
      loader: async (request) => (await import('./pages/assessment/link/link-data.ts')).loadLink(api, request, 'interview'),
      page: async () => (await import('./pages/assessment/interview/interview-page.tsx')).InterviewPage,
    }),

    {
      ...still,
      path: '/jobportal',
      title: 'Job Portal',
      description: 'For companies: sign in or register to post jobs.',
      page: async () => (await import('./pages/jobportal/entry-page.tsx')).EntryPage,
    },
    page({
      ...still,
      path: '/jobportal/login',
      title: 'Company login',
      loader: async () => {
        const found = await api('GET /api/login/with')
        return { passkeys: found.ok && found.data.passkeys }
      },
      page: async () => (await import('./pages/jobportal/login-page.tsx')).CompanyLoginPage,
    }),
    {
      ...still,
      path: '/jobportal/register',
      title: 'Register your company',
      page: async () => (await import('./pages/jobportal/register-page.tsx')).CompanyRegisterPage,
    },
    page({
      ...still,
      path: '/jobportal/verify-email',
      title: 'Verify your email',
      hidden: true,
      loader: async ({ url }) => parameters(url, 'token', 'email'),
      page: async () => (await import('./pages/jobportal/verify-email-page.tsx')).CompanyVerifyEmailPage,
    }),
    {
      ...still,
      path: '/jobportal/forgot-password',
      title: 'Forgot your password?',
      page: async () => (await import('./pages/jobportal/forgot-password-page.tsx')).CompanyForgotPasswordPage,
    },
    page({
      ...still,
      path: '/jobportal/reset-password',
      title: 'Reset your password',
      hidden: true,
      loader: async ({ url }) => resetLink(url, '/jobportal/forgot-password'),
      page: async () => (await import('./pages/jobportal/reset-password-page.tsx')).CompanyResetPasswordPage,
    }),
    {
      // The company's token lives in the browser: the server shows the frame, the page fetches what belongs in it.
      kind: 'app',
      area: 'jobportal',
      guard: 'anyone',
      hidden: true,
      path: '/jobportal/dashboard',
      title: 'Recruiter dashboard',
      page: async () => (await import('./pages/jobportal/dashboard-page.tsx')).CompanyDashboardPage,
    },
    {
      kind: 'app',
      area: 'jobportal',
      guard: 'anyone',
      hidden: true,
      path: '/jobportal/impact',
      title: 'Impact ratios',
      page: async () => (await import('./pages/jobportal/impact-page.tsx')).CompanyImpactPage,
    },
    {
      kind: 'app',
      area: 'jobportal',
      guard: 'anyone',
      hidden: true,
      path: '/jobportal/retention',
      title: 'How long applications are kept',
      page: async () => (await import('./pages/jobportal/retention-page.tsx')).CompanyRetentionPage,
    },
    {
      kind: 'app',
      area: 'jobportal',
      guard: 'anyone',
      hidden: true,
      path: '/jobportal/applications/:jobId',
      title: 'Applications',
      page: async () => (await import('./pages/jobportal/applications/applications-page.tsx')).ApplicationsPage,
    },
    {
      kind: 'app',
      area: 'jobportal',
      guard: 'anyone',
      hidden: true,
      path: '/jobportal/post',
      title: 'Post a job',
      page: async () => (await import('./pages/jobportal/post/post-page.tsx')).PostPage,
    },

    page({
      ...recruiter,
      path: '/dashboard',
      title: 'Home',
      loader: async () => (await import('./api/home.ts')).loadHome(api),
      page: async () => (await import('./pages/recruiter/home/home-page.tsx')).HomePage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/settings',
      title: 'Settings',
      loader: async () => (await import('./api/home.ts')).loadSettings(api),
      page: async () => (await import('./pages/accounts/settings-page.tsx')).SettingsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/help',
      title: 'Help',
      loader: async () => (await import('./api/first-run.ts')).loadHelp(api),
      page: async () => (await import('./pages/recruiter/help/help-page.tsx')).HelpPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/help/:name',
      title: 'Help',
      loader: async ({ params }) => (await import('./api/first-run.ts')).loadHelpText(api, params.name ?? ''),
      page: async () => (await import('./pages/recruiter/help/help-text-page.tsx')).HelpTextPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/upload',
      title: 'AI Matching',
      loader: async () => {
        const answer = await uploadLimits(api)
        return { types: answer.ok ? answer.data.types : ['pdf' as const] }
      },
      page: async () => {
        const [{ UploadPage }, { forRecruiters }] = await Promise.all([
          import('./pages/recruiter/upload-page.tsx'),
          import('./pages/accounts/for-recruiters.tsx'),
        ])
        return forRecruiters(UploadPage, 'AI Matching', 'Uploading is for owners and recruiters')
      },
    }),
    page({
      ...recruiter,
      path: '/dashboard/import',
      title: 'Import people',
      loader: async ({ url }) => (await import('./pages/recruiter/import-export/import-data.ts')).loadImport(api, url),
      page: async () => {
        const [{ ImportPage }, { forRecruiters }] = await Promise.all([
          import('./pages/recruiter/import-export/import-page.tsx'),
          import('./pages/accounts/for-recruiters.tsx'),
        ])
        return forRecruiters(ImportPage, 'Import people', 'Importing is for owners and recruiters')
      },
    }),
    page({
      ...recruiter,
      path: '/dashboard/response',
      title: 'Evaluation Results',
      loader: async () => {
        const answer = await latestSubmission(api)
        if (answer.ok && answer.data === null) throw redirect('/dashboard/upload')
        return answer
      },
      page: async () => (await import('./pages/recruiter/response-page.tsx')).ResponsePage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/candidates',
      title: 'Talent Workspace',
      loader: ({ url }) => loadCandidates(api, url),
      page: async () => (await import('./pages/recruiter/candidates-page.tsx')).CandidatesPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/jobs',
      title: 'Your jobs',
      loader: async ({ url }) => (await import('./api/own-jobs.ts')).ownJobs(api, url),
      page: async () => (await import('./pages/recruiter/named/jobs-page.tsx')).OwnJobsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/archive',
      title: 'Search all resumes',
      loader: ({ url }) => archiveChoice(api, url),
      page: async () => (await import('./pages/recruiter/archive/archive-page.tsx')).ArchivePage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/candidates/:id',
      title: 'Candidate',
      loader: ({ params }) => candidateEvidence(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/candidate/candidate-page.tsx')).CandidatePage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/assessments',
      title: 'Assessments',
      loader: ({ url }) => loadAssessments(api, url),
      page: async () => (await import('./pages/recruiter/assessments/assessments-page.tsx')).AssessmentsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/assessments/:id',
      title: 'Result',
      loader: ({ params }) => assessmentResult(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/results/result-page.tsx')).ResultPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/questions',
      title: 'Question statistics',
      loader: ({ url }) => loadQuestions(api, url),
      page: async () => (await import('./pages/recruiter/questions/questions-page.tsx')).QuestionsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/job-descriptions',
      title: 'Job Descriptions',
      loader: () => savedLibrary(api),
      page: async () => (await import('./pages/recruiter/library/library-page.tsx')).LibraryPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/job-descriptions/new',
      title: 'New job description',
      loader: async ({ url }) => {
        const template = url.searchParams.get('template')?.trim() ?? ''
        return { template, answer: await startingPoint(api, template) }
      },
      page: async () => (await import('./pages/recruiter/library/editor-page.tsx')).NewTextPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/job-descriptions/:id/edit',
      title: 'Edit job description',
      loader: ({ params }) => shelf(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/library/editor-page.tsx')).EditTextPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/job-descriptions/:id',
      title: 'Ranking',
      loader: ({ params }) => jobRanking(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/ranking/ranking-page.tsx')).RankingPage,
    }),
    ...(['overview', 'interviews', 'settings'] as const).map((part) =>
      page({
        ...recruiter,
        path: `/dashboard/job-descriptions/:id/${part}`,
        title: part[0]!.toUpperCase() + part.slice(1),
        loader: async ({ params, url }) =>
          (await import('./pages/recruiter/job/job-data.ts')).loadJobPart(api, part, params.id ?? '', url),
        page: async () => (await import('./pages/recruiter/job/job-page.tsx')).JobPage,
      }),
    ),
    page({
      ...recruiter,
      path: '/dashboard/job-descriptions/:id/review',
      title: 'Review',
      loader: ({ params }) => jobBoard(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/review/review-page.tsx')).ReviewPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/job-descriptions/:id/flip-lab',
      title: 'Flip lab',
      loader: async ({ params }) => (await import('./api/fairness.ts')).flipLab(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/flip/flip-page.tsx')).FlipLabPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/job-descriptions/:id/posting',
      title: 'Posting',
      loader: async ({ params }) => (await import('./api/posting.ts')).jobPosting(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/posting/posting-page.tsx')).PostingPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/job-descriptions/:id/board',
      title: 'Board',
      loader: ({ params }) => jobBoard(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/workflow/board-page.tsx')).BoardPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/candidates/:id/activity',
      title: 'Candidate activity',
      loader: ({ params }) => candidateWorkflow(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/workflow/activity-page.tsx')).ActivityPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/candidates/:id/scorecard',
      title: 'Scorecard',
      loader: async ({ params }) => (await import('./api/scorecards.ts')).candidateScorecards(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/scorecards/scorecard-page.tsx')).ScorecardPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/candidates/:id/packet',
      title: 'Hiring packet',
      loader: async ({ params }) => (await import('./api/scorecards.ts')).loadPacket(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/scorecards/packet-page.tsx')).PacketPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/job-descriptions/:id/interview-kit',
      title: 'Interview kit',
      loader: async ({ params }) => (await import('./api/scorecards.ts')).jobKit(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/scorecards/kit-page.tsx')).KitPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/tasks',
      title: 'Inbox',
      loader: ({ url }) => listTasks(api, url),
      page: async () => (await import('./pages/recruiter/workflow/tasks-page.tsx')).TasksPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/scheduling',
      title: 'Interviews',
      loader: ({ url }) => listInterviews(api, interviewListOf(url), url.searchParams.get('interviewer') ?? ''),
      page: async () => (await import('./pages/recruiter/scheduling/interviews-page.tsx')).InterviewsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/unfiled-mail',
      title: 'Unfiled mail',
      loader: async ({ url }) => (await import('./api/mail-in.ts')).loadUnfiled(api, url),
      page: async () => (await import('./pages/recruiter/mail/unfiled-page.tsx')).UnfiledPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/templates',
      title: 'Message templates',
      loader: () => messageTemplates(api),
      page: async () => (await import('./pages/recruiter/workflow/templates-page.tsx')).TemplatesPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/fields',
      title: 'Candidate fields',
      loader: () => workspaceFields(api),
      page: async () => (await import('./pages/recruiter/fields/fields-page.tsx')).FieldsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/analytics',
      title: 'Analytics',
      loader: ({ url }) => figures(api, url),
      page: async () => (await import('./pages/recruiter/analytics/analytics-page.tsx')).AnalyticsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/analytics/decisions',
      title: 'Decisions',
      loader: async ({ url }) => (await import('./api/ledger.ts')).ledgerReport(api, 'workspace', url),
      page: async () => (await import('./pages/recruiter/ledger/ledger-page.tsx')).LedgerPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/analytics/decisions/rows',
      title: 'Decisions behind a number',
      loader: async ({ url }) => (await import('./api/ledger.ts')).ledgerRows(api, 'workspace', url),
      page: async () => (await import('./pages/recruiter/ledger/ledger-rows-page.tsx')).LedgerRowsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/analytics/rows',
      title: 'Rows behind a number',
      loader: ({ url }) => rowsBehind(api, url),
      page: async () => (await import('./pages/recruiter/analytics/rows-page.tsx')).AnalyticsRowsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/ask',
      title: 'Ask',
      loader: ({ url }) => loadAsk(api, url),
      page: async () => (await import('./pages/recruiter/ask/ask-page.tsx')).AskPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/candidates/:id/history',
      title: 'History',
      loader: ({ params }) => loadHistory(api, params.id ?? ''),
      page: async () => (await import('./pages/recruiter/people/history-page.tsx')).HistoryPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/duplicates',
      title: 'Possible duplicates',
      loader: ({ url }) => loadDuplicates(api, url),
      page: async () => (await import('./pages/recruiter/people/duplicates-page.tsx')).DuplicatesPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/compare',
      title: 'Compare candidates',
      loader: ({ url }) => loadComparison(api, url),
      page: async () => (await import('./pages/recruiter/compare/compare-page.tsx')).ComparePage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/privacy',
      title: 'Data & Privacy',
      loader: () => retention(api),
      page: async () => (await import('./pages/recruiter/privacy/privacy-page.tsx')).PrivacyPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/connections',
      title: 'Connections',
      loader: async () => (await import('./api/connections.ts')).loadConnections(api),
      page: async () => (await import('./pages/connections/connections-page.tsx')).ConnectionsPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/connections/allow',
      title: 'Connect an assistant',
      loader: async ({ url }) => (await import('./api/assistants.ts')).loadConsent(api, url),
      page: async () => (await import('./pages/assistants/consent-page.tsx')).ConsentPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/team',
      title: 'Team',
      loader: () => loadTeam(api),
      page: async () => (await import('./pages/accounts/team-page.tsx')).TeamPage,
    }),
    page({
      ...recruiter,
      path: '/dashboard/user',
      title: 'User Profile',
      loader: async (request) => (await import('./pages/accounts/security/security-data.ts')).loadSecurity(api, request),
      page: async () => (await import('./pages/accounts/user-page.tsx')).UserPage,
    }),

    ...['/dashboard/admin', '/dashboard/admin/dashboard'].map(
      (path): PageRoute =>
        page({
          ...admin,
          path,
          title: 'Admin Dashboard',
          loader: async ({ url }) => (await import('./pages/admin/dashboard-data.ts')).loadDashboard(api, url),
          page: async () => (await import('./pages/admin/dashboard-page.tsx')).AdminDashboardPage,
        }),
    ),
    page({
      ...admin,
      path: '/dashboard/admin/pending',
      title: 'Pending Approval',
      loader: async ({ url }) => (await import('./pages/admin/dashboard-data.ts')).loadDashboard(api, url),
      page: async () => (await import('./pages/admin/pending-page.tsx')).PendingPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/users',
      title: 'User Management',
      loader: async ({ url }) => (await import('./pages/admin/people-data.ts')).loadPeople(api, url),
      page: async () => (await import('./pages/admin/users-page.tsx')).UsersPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/impact-ratios',
      title: 'Impact ratios',
      loader: async () => (await import('./api/fairness.ts')).impactOfAll(api),
      page: async () => (await import('./pages/admin/impact-page.tsx')).AdminImpactPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/decisions',
      title: 'Decisions',
      loader: async ({ url }) => (await import('./api/ledger.ts')).ledgerReport(api, 'admin', url),
      page: async () => (await import('./pages/recruiter/ledger/ledger-page.tsx')).AdminLedgerPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/decisions/rows',
      title: 'Decisions behind a number',
      loader: async ({ url }) => (await import('./api/ledger.ts')).ledgerRows(api, 'admin', url),
      page: async () => (await import('./pages/recruiter/ledger/ledger-rows-page.tsx')).AdminLedgerRowsPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/hr-management',
      title: 'HR Management',
      loader: async ({ url }) => (await import('./pages/admin/hr/hr-data.ts')).loadHr(api, url),
      page: async () => (await import('./pages/admin/hr/hr-page.tsx')).HrPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/outbox',
      title: 'Outbox',
      loader: async ({ url }) => (await import('./pages/admin/outbox-data.ts')).loadOutbox(api, url),
      page: async () => (await import('./pages/admin/outbox-page.tsx')).OutboxPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/outbox/:id',
      title: 'Mail',
      loader: async ({ params }) => (await import('./api/instance.ts')).outboxMail(api, params.id ?? ''),
      page: async () => (await import('./pages/admin/mail-page.tsx')).MailPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/audit',
      title: 'Audit Log',
      loader: async ({ url }) => (await import('./pages/admin/audit-data.ts')).loadAudit(api, url),
      page: async () => (await import('./pages/admin/audit-page.tsx')).AuditPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/connections',
      title: 'Outgoing connections',
      loader: async ({ url }) => (await import('./pages/admin/connections-data.ts')).loadConnections(api, url),
      page: async () => (await import('./pages/admin/connections-page.tsx')).ConnectionsPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/system',
      title: 'System',
      loader: async () => (await import('./pages/admin/system-data.ts')).loadSystem(api),
      page: async () => (await import('./pages/admin/system-page.tsx')).SystemPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/job-titles',
      title: 'Job Titles',
      loader: async () => (await import('./api/instance.ts')).jobTitles(api),
      page: async () => (await import('./pages/admin/titles-page.tsx')).TitlesPage,
    }),
    {
      ...admin,
      path: '/dashboard/admin/design-system',
      title: 'Design system',
      page: async () => (await import('./pages/admin/design-system-page.tsx')).DesignSystemPage,
    },
    page({
      ...admin,
      path: '/dashboard/admin/site',
      title: 'Site Texts',
      loader: async () => (await import('./api/instance.ts')).siteContent(api),
      page: async () => (await import('./pages/admin/site-page.tsx')).SitePage,
    }),
    page({
      ...admin,
      path: '/openapi',
      title: 'API',
      loader: async () => (await import('./api/description.ts')).describedCalls(api),
      page: async () => (await import('./pages/admin/api-page.tsx')).ApiPage,
    }),
    page({
      ...admin,
      path: '/dashboard/admin/users/:id',
      title: 'Manage user',
      loader: async ({ params }) => (await import('./api/admin.ts')).adminUser(api, params.id ?? ''),
      page: async () => (await import('./pages/admin/user-page.tsx')).ManageUserPage,
    }),
  ]
  return routes
}

/** The named parameters of an address; '' where one is missing. */
const parameters = <Name extends string>(url: LoaderArguments['url'], ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, url.searchParams.get(name) ?? ''])) as Record<Name, string>

/** What a reset link carries; without it there is nothing to reset. */
const resetLink = (url: LoaderArguments['url'], elsewhere: string) => {
  const { token, email } = parameters(url, 'token', 'email')
  if (!token || !email) throw redirect(elsewhere)
  return { token, email }
}
