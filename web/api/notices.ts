import { type Api, callApi } from './client.ts'

export type {
  NoticeStateRecord,
  NoticesSent,
  NoticeTextsAnswer,
  NoticeTextsRecord,
  PersonView,
} from '#src/notices/views.ts'

import type { NoticeTextsRecord } from '#src/notices/views.ts'

/** 404 for a link that nobody was ever given, 410 when it has expired or when everything was deleted. */
export const ownNotice = (api: Api, token: string) => api('GET /notice/:token', { params: { token } })

/** Where the forms of a notice's page send to. */
export const noticeAddress = (token: string) => `/notice/${encodeURIComponent(token)}`

export const candidateNotice = (id: string) => callApi('GET /api/candidates/:id/notice', { params: { id } })

export const sendNotice = (id: string) => callApi('POST /api/candidates/:id/notice', { params: { id }, body: {} })

export const noteLookedAt = (id: string) => callApi('POST /api/candidates/:id/notice/reviewed', { params: { id }, body: {} })

/** Each person once; who was told before, or has no address, is named. */
export const sendNotices = (ids: string[]) => callApi('POST /api/candidates/notices', { body: { ids } })

export const noticeTexts = () => callApi('GET /api/privacy-notice')

export const saveNoticeTexts = (body: NoticeTextsRecord) => callApi('PUT /api/privacy-notice', { body })
