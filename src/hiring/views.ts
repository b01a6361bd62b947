import type { MessageVariable, TagColour, TemplatePurpose } from './constants.ts'
import type { MessageState } from './message.ts'
import type { Colleague } from './ports.ts'
import type { StageKind } from './stage.ts'
import type { TimelineKind } from './timeline.ts'

export type { MessageState, MessageVariable, StageKind, TagColour, TemplatePurpose, TimelineKind }

export interface StageRecord {
  _id: string
  name: string
  kind: StageKind
}

export interface CountedStageRecord extends StageRecord {
  count: number
}

export interface StagesAnswer {
  revision: number
  stages: CountedStageRecord[]
}

export interface CardRecord {
  _id: string
  name: string | null
  filename: string
  percentage: number
  missingMusts: string[]
  stageId: string
  version: number
  enteredAt: string
  tags: string[]
  task: { title: string; dueOn: string | null; assigneeId: string | null } | null
}

export interface TagRecord {
  _id: string
  name: string
  colour: TagColour
}

export interface CountedTagRecord extends TagRecord {
  count: number
}

export interface ColleagueRecord {
  _id: string
  fullName: string
  role: Colleague['role']
}

export interface BoardAnswer extends StagesAnswer {
  jobDescription: { _id: string; title: string }
  cards: CardRecord[]
  total: number
  tags: CountedTagRecord[]
  /** 'YYYY-MM-DD' at the server, for what is overdue. */
  today: string
  canChange: boolean
}

export interface PlacementRecord {
  stageId: string
  version: number
  enteredAt: string
  movedBy: string | null
  reason: string | null
}

export interface NoteRecord {
  _id: string
  authorId: string | null
  text: string
  version: number
  createdAt: string
  editedAt: string | null
  mentions: string[]
}

export interface TaskRecord {
  _id: string
  candidateId: string
  title: string
  dueOn: string | null
  assigneeId: string | null
  createdAt: string
  doneAt: string | null
  version: number
}

export interface ListedTaskRecord extends TaskRecord {
  candidateName: string | null
  filename: string
  jobDescriptionId: { _id: string; title: string }
}

export interface TasksAnswer {
  tasks: ListedTaskRecord[]
  total: number
  mentions: MentionRecord[]
  colleagues: ColleagueRecord[]
  me: string
  today: string
  canChange: boolean
}

export interface MentionRecord {
  noteId: string
  candidateId: string
  candidateName: string | null
  filename: string
  jobTitle: string
  authorId: string | null
  text: string
  createdAt: string
  seenAt: string | null
}

export interface MessageRecord {
  _id: string
  senderId: string | null
  to: string
  subject: string
  body: string
  state: MessageState
  error: string | null
  queuedAt: string
  sendAt: string
  settledAt: string | null
}

export interface TimelineRecord {
  _id: string
  at: string
  actorId: string | null
  kind: TimelineKind
  details: Record<string, string | number>
}

export interface WorkflowAnswer {
  candidate: {
    _id: string
    name: string | null
    email: string | null
    filename: string
    jobDescriptionId: { _id: string; title: string }
  }
  stages: StageRecord[]
  placement: PlacementRecord
  /** A rejection can be taken back until then; null when there is none to take back. */
  undoUntil: string | null
  /** Whether the person who asks has opened the evidence. */
  evidenceOpened: boolean
  tags: TagRecord[]
  notes: NoteRecord[]
  tasks: TaskRecord[]
  messages: MessageRecord[]
  timeline: { entries: TimelineRecord[]; total: number }
  colleagues: ColleagueRecord[]
  me: string
  today: string
  canChange: boolean
}

export interface TemplateRecord {
  _id: string
  name: string
  purpose: TemplatePurpose
  subject: string
  body: string
  version: number
  /** One that came with the product, unchanged. */
  isDefault: boolean
  /** Whether deleting it brings the product's own back. */
  standsIn: boolean
}
