import type { RejectionReason, TagColour } from '#src/hiring/constants.ts'
import type {
  BoardAnswer,
  CardRecord,
  CountedTagRecord,
  MessageRecord,
  NoteRecord,
  PlacementRecord,
  StageKind,
  StagesAnswer,
  TagRecord,
  TaskRecord,
  TasksAnswer,
  TemplatePurpose,
  TemplateRecord,
  TimelineRecord,
  WorkflowAnswer,
} from '#src/hiring/views.ts'
import { type Api, type CallFailure, callApi } from './client.ts'

export type {
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

const candidate = (id: string) => `/api/candidates/${encodeURIComponent(id)}`
const job = (id: string) => `/api/job-descriptions/${encodeURIComponent(id)}`
const one = (kind: string, id: string) => `/api/${kind}/${encodeURIComponent(id)}`

/** The field that the server has something against, and what it says about it. */
export const fieldError = (failure: CallFailure | null, field: string): string | null =>
  failure?.details?.field === field ? failure.error : null

export const jobBoard = (api: Api, id: string) => api<BoardAnswer>(`${job(id)}/board`)

export const boardCard = (candidateId: string) => callApi<CardRecord>(`${candidate(candidateId)}/card`)

export interface WantedStage {
  _id?: string
  name: string
  kind: StageKind
}

export const saveStages = (id: string, body: { revision: number; stages: WantedStage[]; moves: Record<string, string> }) =>
  callApi<StagesAnswer>(`${job(id)}/stages`, { method: 'PUT', body })

export const candidateWorkflow = (api: Api, id: string) => api<WorkflowAnswer>(`${candidate(id)}/workflow`)

export const candidateTimeline = (id: string, limit: number) =>
  callApi<TimelineRecord[]>(`${candidate(id)}/timeline?limit=${limit}`)

export const moveCandidate = (id: string, stageId: string, version: number) =>
  callApi<PlacementRecord>(`${candidate(id)}/stage`, { method: 'PUT', body: { stageId, version } })

export interface Rejection {
  version: number
  stageId?: string
  reason: RejectionReason
  text: string
  message?: { subject: string; body: string }
}

export const rejectCandidate = (id: string, body: Rejection) =>
  callApi<PlacementRecord>(`${candidate(id)}/reject`, { method: 'POST', body })

export const undoRejection = (id: string, version: number) =>
  callApi<PlacementRecord>(`${candidate(id)}/undo-rejection`, { method: 'POST', body: { version } })

/** Remembers that this person looked at the evidence. Nobody waits for it. */
export const noteEvidenceOpened = (id: string) => callApi<null>(`${candidate(id)}/evidence-opened`, { method: 'POST', body: {} })

export const workspaceTags = () => callApi<CountedTagRecord[]>('/api/tags')
export const addTag = (id: string, name: string) =>
  callApi<TagRecord>(`${candidate(id)}/tags`, { method: 'POST', body: { name } })
export const removeTag = (id: string, tagId: string) =>
  callApi<null>(`${candidate(id)}/tags/${encodeURIComponent(tagId)}`, { method: 'DELETE' })
export const changeTag = (id: string, body: { name: string; colour: TagColour }) =>
  callApi<TagRecord>(one('tags', id), { method: 'PUT', body })
export const deleteTag = (id: string) => callApi<null>(one('tags', id), { method: 'DELETE' })

export const addNote = (id: string, text: string) =>
  callApi<NoteRecord>(`${candidate(id)}/notes`, { method: 'POST', body: { text } })
export const editNote = (id: string, text: string, version: number) =>
  callApi<NoteRecord>(one('notes', id), { method: 'PUT', body: { text, version } })
export const deleteNote = (id: string) => callApi<null>(one('notes', id), { method: 'DELETE' })
export const noteHistory = (id: string) =>
  callApi<{ version: number; text: string; writtenAt: string }[]>(`${one('notes', id)}/history`)
export const seeMentions = (id: string) =>
  callApi<{ seen: number }>(`${candidate(id)}/mentions-seen`, { method: 'POST', body: {} })

export interface WantedTask {
  title: string
  dueOn: string | null
  assigneeId: string | null
}

/** Whose tasks, and whether those that are done. */
export const listTasks = (api: Api, of: 'me' | 'everybody', done: boolean) =>
  api<TasksAnswer>(`/api/tasks?${new URLSearchParams({ of, done: String(done), limit: '200' })}`)
export const addTask = (id: string, body: WantedTask) => callApi<TaskRecord>(`${candidate(id)}/tasks`, { method: 'POST', body })
export const changeTask = (id: string, body: WantedTask & { done: boolean; version: number }) =>
  callApi<TaskRecord>(one('tasks', id), { method: 'PUT', body })
export const deleteTask = (id: string) => callApi<null>(one('tasks', id), { method: 'DELETE' })

export interface WrittenMessage {
  subject: string
  body: string
}

export const sendMessage = (id: string, body: WrittenMessage) =>
  callApi<MessageRecord>(`${candidate(id)}/message`, { method: 'POST', body })
export const previewMessage = (id: string, { subject, body }: WrittenMessage) =>
  callApi<WrittenMessage & { to: string }>(`${candidate(id)}/message/preview`, { method: 'POST', body: { subject, body } })
export const retryMessage = (id: string) => callApi<MessageRecord>(`${one('messages', id)}/retry`, { method: 'POST', body: {} })

export const messageTemplates = (api: Api) => api<TemplateRecord[]>('/api/message-templates')

export interface WantedTemplate extends WrittenMessage {
  name: string
  purpose: TemplatePurpose
}

export const addTemplate = (body: WantedTemplate) => callApi<TemplateRecord>('/api/message-templates', { method: 'POST', body })
export const changeTemplate = (id: string, body: WantedTemplate & { version: number }) =>
  callApi<TemplateRecord>(one('message-templates', id), { method: 'PUT', body })
export const deleteTemplate = (id: string) => callApi<null>(one('message-templates', id), { method: 'DELETE' })

export const boardAddress = (jobDescriptionId: string) =>
  `/dashboard/job-descriptions/${encodeURIComponent(jobDescriptionId)}/board`
export const activityAddress = (candidateId: string) => `/dashboard/candidates/${encodeURIComponent(candidateId)}/activity`
