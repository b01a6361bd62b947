import type { RejectionReason, TagColour } from '#src/hiring/constants.ts'
import type { StageKind, TemplatePurpose } from '#src/hiring/views.ts'
import { type Api, type CallFailure, callApi } from './client.ts'
import { askedAhead } from './prefetched.ts'

export type {
  AnswerRecord,
  BoardAnswer,
  CardRecord,
  ColleagueRecord,
  CountedStageRecord,
  CountedTagRecord,
  ListedTaskRecord,
  MentionRecord,
  MessageRecord,
  NoteRecord,
  PlacementRecord,
  StageKind,
  StageRecord,
  StagesAnswer,
  TagColour,
  TagRecord,
  TaskRecord,
  TasksAnswer,
  TemplatePurpose,
  TemplateRecord,
  TimelineRecord,
  WorkflowAnswer,
} from '#src/hiring/views.ts'

/** The field that the server has something against, and what it says about it. */
export const fieldError = (failure: CallFailure | null, field: string): string | null =>
  failure?.details?.field === field ? failure.error : null

export const jobBoard = (api: Api, id: string) => api('GET /api/job-descriptions/:id/board', { params: { id } })

export const boardCard = (candidateId: string) => callApi('GET /api/candidates/:id/card', { params: { id: candidateId } })

export interface WantedStage {
  _id?: string
  name: string
  kind: StageKind
  shortlisted?: boolean
}

export const saveStages = (id: string, body: { revision: number; stages: WantedStage[]; moves: Record<string, string> }) =>
  callApi('PUT /api/job-descriptions/:id/stages', { params: { id }, body })

export const candidateWorkflow = (api: Api, id: string) => api('GET /api/candidates/:id/workflow', { params: { id } })

/** The workflow of whoever is likely to be looked at next. */
export const workflowAhead = askedAhead((id) => candidateWorkflow(callApi, id))

export const candidateTimeline = (id: string, limit: number) =>
  callApi('GET /api/candidates/:id/timeline', { params: { id }, query: { limit } })

export const moveCandidate = (id: string, stageId: string, version: number) =>
  callApi('PUT /api/candidates/:id/stage', { params: { id }, body: { stageId, version } })

export interface Rejection {
  version: number
  stageId?: string
  reason: RejectionReason
  text: string
  message?: { subject: string; body: string }
}

export const rejectCandidate = (id: string, body: Rejection) =>
  callApi('POST /api/candidates/:id/reject', { params: { id }, body })

export const undoRejection = (id: string, version: number) =>
  callApi('POST /api/candidates/:id/undo-rejection', { params: { id }, body: { version } })

/** Remembers that this person looked at the evidence. Nobody waits for it. */
export const noteEvidenceOpened = (id: string) =>
  callApi('POST /api/candidates/:id/evidence-opened', { params: { id }, body: {} })

export const workspaceTags = () => callApi('GET /api/tags')
export const addTag = (id: string, name: string) => callApi('POST /api/candidates/:id/tags', { params: { id }, body: { name } })
export const removeTag = (id: string, tagId: string) =>
  callApi('DELETE /api/candidates/:id/tags/:tagId', { params: { id, tagId } })
export const changeTag = (id: string, body: { name: string; colour: TagColour }) =>
  callApi('PUT /api/tags/:id', { params: { id }, body })
export const addNote = (id: string, text: string) => callApi('POST /api/candidates/:id/notes', { params: { id }, body: { text } })
export const editNote = (id: string, text: string, version: number) =>
  callApi('PUT /api/notes/:id', { params: { id }, body: { text, version } })
export const deleteNote = (id: string) => callApi('DELETE /api/notes/:id', { params: { id } })
export const noteHistory = (id: string) => callApi('GET /api/notes/:id/history', { params: { id } })
export const seeMentions = (id: string) => callApi('POST /api/candidates/:id/mentions-seen', { params: { id }, body: {} })

export interface WantedTask {
  title: string
  dueOn: string | null
  assigneeId: string | null
}

/** The tasks that an address asks for: whose, those that are done, only overdue ones. */
export const listTasks = (api: Api, { searchParams }: URL) => {
  const [of, done, due] = ['of', 'done', 'due'].map((name) => searchParams.get(name))
  return api('GET /api/tasks', { query: { of: of ?? 'me', done: done ?? 'false', due: due ?? '', limit: 200 } })
}
export const addTask = (id: string, body: WantedTask) => callApi('POST /api/candidates/:id/tasks', { params: { id }, body })
export const changeTask = (id: string, body: WantedTask & { done: boolean; version: number }) =>
  callApi('PUT /api/tasks/:id', { params: { id }, body })
export const deleteTask = (id: string) => callApi('DELETE /api/tasks/:id', { params: { id } })

export interface WrittenMessage {
  subject: string
  body: string
}

export const sendMessage = (id: string, body: WrittenMessage) =>
  callApi('POST /api/candidates/:id/message', { params: { id }, body })
export const previewMessage = (id: string, { subject, body }: WrittenMessage) =>
  callApi('POST /api/candidates/:id/message/preview', { params: { id }, body: { subject, body } })
export const retryMessage = (id: string) => callApi('POST /api/messages/:id/retry', { params: { id }, body: {} })

export const messageTemplates = (api: Api) => api('GET /api/message-templates')

export interface WantedTemplate extends WrittenMessage {
  name: string
  purpose: TemplatePurpose
}

export const addTemplate = (body: WantedTemplate) => callApi('POST /api/message-templates', { body })
export const changeTemplate = (id: string, body: WantedTemplate & { version: number }) =>
  callApi('PUT /api/message-templates/:id', { params: { id }, body })
export const deleteTemplate = (id: string) => callApi('DELETE /api/message-templates/:id', { params: { id } })

export const boardAddress = (jobDescriptionId: string) =>
  `/dashboard/job-descriptions/${encodeURIComponent(jobDescriptionId)}/board`
export const activityAddress = (candidateId: string) => `/dashboard/candidates/${encodeURIComponent(candidateId)}/activity`

/** A link to a file of a mail that a candidate sent. */
export const mailFileLink = (id: string, mail: string, file: string) =>
  callApi('GET /api/candidates/:id/mails/:mail/files/:file', { params: { id, mail, file } })
