import type { Api } from '../api/client.ts'
import { type PageRoute, page } from '../page-route.ts'

const sitting = { kind: 'app', area: 'assessment', guard: 'anyone', hidden: true } as const

/** What candidates open by the link of an assessment. */
export const assessmentPages = (api: Api): PageRoute[] => [
  page({
    ...sitting,
    path: '/assessment/:token',
    title: 'Assessment',
    loader: async (request) => (await import('../pages/assessment/link/link-data.ts')).loadLink(api, request, 'assessment'),
    page: async () => (await import('../pages/assessment/assessment-page.tsx')).AssessmentPage,
  }),
  page({
    ...sitting,
    path: '/quiz/:token',
    title: 'Quiz',
    loader: async (request) => (await import('../pages/assessment/link/link-data.ts')).loadLink(api, request, 'quiz'),
    page: async () => (await import('../pages/assessment/quiz/quiz-page.tsx')).QuizPage,
  }),
  page({
    ...sitting,
    path: '/interview/:token',
    title: 'Interview',
    loader: async (request) => (await import('../pages/assessment/link/link-data.ts')).loadLink(api, request, 'interview'),
    page: async () => (await import('../pages/assessment/interview/interview-page.tsx')).InterviewPage,
  }),
]
