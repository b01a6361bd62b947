import { type Static, Type as t } from '@sinclair/typebox'
import { Role } from '#src/contracts/accounts/words.ts'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { stageKinds, tagColours, templatePurposes } from '#src/hiring/constants.ts'
import { LeftReason, MailKindRecord, MatchedByRecord, MessageState, TimelineKind, VerifiedRecord } from './words.ts'

export const PlacementRecord = t.Object({
  stageId: t.String(),
  version: t.Number(),
  enteredAt: t.String(),
  movedBy: orNull(t.String()),
  reason: orNull(t.String()),
})
export type PlacementRecord = Static<typeof PlacementRecord>

export const TimelineRecord = t.Object({
  _id: t.String(),
  at: t.String(),
  actorId: orNull(t.String()),
  kind: TimelineKind,
  details: t.Record(t.String(), t.Union([t.String(), t.Number()])),
})
export type TimelineRecord = Static<typeof TimelineRecord>

export const AnswerRecord = t.Object({
  ...TimelineRecord.properties,
  candidateId: t.String(),
  candidateName: orNull(t.String()),
  filename: t.String(),
  jobDescriptionId: t.Object({ _id: t.String(), title: t.String() }),
})
export type AnswerRecord = Static<typeof AnswerRecord>

/** Candidates in a `shortlisted` stage have that status; where none is marked, those in the third open one and later. */
export const StageRecord = t.Object({ _id: t.String(), name: t.String(), kind: oneOf(stageKinds), shortlisted: t.Boolean() })
export type StageRecord = Static<typeof StageRecord>

export const TagRecord = t.Object({ _id: t.String(), name: t.String(), colour: oneOf(tagColours) })
export type TagRecord = Static<typeof TagRecord>

export const NoteRecord = t.Object({
  _id: t.String(),
  authorId: orNull(t.String()),
  text: t.String(),
  version: t.Number(),
  createdAt: t.String(),
  editedAt: orNull(t.String()),
  mentions: t.Array(t.String()),
  /** Of a note that was written in the job portal: by whom. It is changed there only. */
  writtenBy: t.Optional(t.String()),
  /** Of a note that came with an export of another system: by whom, and of which. */
  toldBy: t.Optional(t.String()),
})
export type NoteRecord = Static<typeof NoteRecord>

export const TaskRecord = t.Object({
  _id: t.String(),
  candidateId: t.String(),
  title: t.String(),
  dueOn: orNull(t.String()),
  assigneeId: orNull(t.String()),
  createdAt: t.String(),
  doneAt: orNull(t.String()),
  version: t.Number(),
})
export type TaskRecord = Static<typeof TaskRecord>

export const ReceivedRecord = t.Object({
  kind: MailKindRecord,
  fromName: t.String(),
  /** What the own mail server says of the sender; 'unknown' where nobody has asked it. */
  verified: VerifiedRecord,
  quoted: t.String(),
  attachments: t.Array(t.Object({ _id: t.String(), filename: t.String(), size: t.Number() })),
  left: t.Array(t.Object({ filename: t.String(), why: LeftReason })),
  unreachable: orNull(t.String()),
  matchedBy: orNull(MatchedByRecord),
})

export const MessageRecord = t.Object({
  _id: t.String(),
  senderId: orNull(t.String()),
  to: t.String(),
  subject: t.String(),
  body: t.String(),
  state: MessageState,
  error: orNull(t.String()),
  queuedAt: t.String(),
  sendAt: t.String(),
  settledAt: orNull(t.String()),
  /** Of a letter that was written in the job portal: by whom. */
  writtenBy: t.Optional(t.String()),
  /** Of a mail that came from outside; `to` is then the address that it came from. */
  received: t.Optional(ReceivedRecord),
})
export type MessageRecord = Static<typeof MessageRecord>

export const ColleagueRecord = t.Object({
  _id: t.String(),
  fullName: t.String(),
  role: Role,
  /** Set for whoever does not read what is written about this candidate: nobody mentions them here, or gives them a task. */
  isElsewhere: t.Optional(t.Literal(true)),
})
export type ColleagueRecord = Static<typeof ColleagueRecord>

export const WorkflowAnswer = t.Object({
  candidate: t.Object({
    _id: t.String(),
    name: orNull(t.String()),
    email: orNull(t.String()),
    filename: t.String(),
    jobDescriptionId: t.Object({ _id: t.String(), title: t.String() }),
  }),
  stages: t.Array(StageRecord),
  placement: PlacementRecord,
  /** A rejection can be taken back until then; null when there is none to take back. */
  undoUntil: orNull(t.String()),
  /** Whether the person who asks has opened the evidence. */
  evidenceOpened: t.Boolean(),
  tags: t.Array(TagRecord),
  notes: t.Array(NoteRecord),
  tasks: t.Array(TaskRecord),
  messages: t.Array(MessageRecord),
  timeline: t.Object({ entries: t.Array(TimelineRecord), total: t.Number() }),
  colleagues: t.Array(ColleagueRecord),
  me: t.String(),
  today: t.String(),
  /** Whether answers to messages come here, and not to whoever wrote. */
  answersComeHere: t.Boolean(),
  /** Whether they do everything here. */
  canChange: t.Boolean(),
  /** Whether they move and reject. */
  canDecide: t.Boolean(),
  /** Whether they write notes. */
  canWrite: t.Boolean(),
})
export type WorkflowAnswer = Static<typeof WorkflowAnswer>

export const CardRecord = t.Object({
  _id: t.String(),
  name: orNull(t.String()),
  filename: t.String(),
  /** Null where nothing of the resume could be read. */
  percentage: orNull(t.Number()),
  missingMusts: t.Array(t.String()),
  stageId: t.String(),
  version: t.Number(),
  enteredAt: t.String(),
  tags: t.Array(t.String()),
  task: orNull(t.Object({ title: t.String(), dueOn: orNull(t.String()), assigneeId: orNull(t.String()) })),
})
export type CardRecord = Static<typeof CardRecord>

export const CountedStageRecord = t.Object({ ...StageRecord.properties, count: t.Number() })
export type CountedStageRecord = Static<typeof CountedStageRecord>

export const StagesAnswer = t.Object({ revision: t.Number(), stages: t.Array(CountedStageRecord) })
export type StagesAnswer = Static<typeof StagesAnswer>

export const CountedTagRecord = t.Object({ ...TagRecord.properties, count: t.Number() })
export type CountedTagRecord = Static<typeof CountedTagRecord>

export const BoardAnswer = t.Object({
  ...StagesAnswer.properties,
  jobDescription: t.Object({ _id: t.String(), title: t.String() }),
  cards: t.Array(CardRecord),
  total: t.Number(),
  tags: t.Array(CountedTagRecord),
  /** 'YYYY-MM-DD' at the server, for what is overdue. */
  today: t.String(),
  canChange: t.Boolean(),
  /** Whether they move and reject. */
  canDecide: t.Boolean(),
})
export type BoardAnswer = Static<typeof BoardAnswer>

export const ListedTaskRecord = t.Object({
  ...TaskRecord.properties,
  candidateName: orNull(t.String()),
  filename: t.String(),
  jobDescriptionId: t.Object({ _id: t.String(), title: t.String() }),
})
export type ListedTaskRecord = Static<typeof ListedTaskRecord>

export const MentionRecord = t.Object({
  noteId: t.String(),
  candidateId: t.String(),
  candidateName: orNull(t.String()),
  filename: t.String(),
  jobTitle: t.String(),
  authorId: orNull(t.String()),
  text: t.String(),
  createdAt: t.String(),
  seenAt: orNull(t.String()),
})
export type MentionRecord = Static<typeof MentionRecord>

export const TasksAnswer = t.Object({
  tasks: t.Array(ListedTaskRecord),
  total: t.Number(),
  mentions: t.Array(MentionRecord),
  colleagues: t.Array(ColleagueRecord),
  me: t.String(),
  today: t.String(),
  canChange: t.Boolean(),
})
export type TasksAnswer = Static<typeof TasksAnswer>

export const TemplateRecord = t.Object({
  _id: t.String(),
  name: t.String(),
  purpose: oneOf(templatePurposes),
  subject: t.String(),
  body: t.String(),
  version: t.Number(),
  /** One that came with the product, unchanged. */
  isDefault: t.Boolean(),
  /** Whether deleting it brings the product's own back. */
  standsIn: t.Boolean(),
})
export type TemplateRecord = Static<typeof TemplateRecord>

export const WrittenMessage = t.Object({ subject: t.String(), body: t.String() })
export type WrittenMessage = Static<typeof WrittenMessage>

/** A message as it will go out. */
export const ReadyMessage = t.Object({ ...WrittenMessage.properties, to: t.String() })
export type ReadyMessage = Static<typeof ReadyMessage>
