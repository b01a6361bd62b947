import type { Hiring } from './index.ts'
import type { Message, MessageTemplate } from './message.ts'
import { type Mention, type Note, readersOf } from './note.ts'
import type { Colleague } from './people.ts'
import type { Card } from './ports.ts'
import type { Placement, Stage } from './stage.ts'
import type { Board } from './stages-of-job.ts'
import type { Tag } from './tag.ts'
import type { ListedTask, Task } from './task.ts'
import type { ListedAnswer, TimelineEntry } from './timeline.ts'
import type {
  AnswerRecord,
  BoardAnswer,
  CardRecord,
  ColleagueRecord,
  CountedTagRecord,
  ListedTaskRecord,
  MentionRecord,
  MessageRecord,
  NoteRecord,
  PlacementRecord,
  StageRecord,
  StagesAnswer,
  TagRecord,
  TaskRecord,
  TemplateRecord,
  TimelineRecord,
  WorkflowAnswer,
} from './views.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

const stageRecord = ({ id, name, kind, shortlisted }: Stage): StageRecord => ({ _id: id, name, kind, shortlisted })

export const stagesAnswer = ({
  revision,
  stages,
}: {
  revision: number
  stages: (Stage & { count: number })[]
}): StagesAnswer => ({
  revision,
  stages: stages.map((stage) => ({ ...stageRecord(stage), count: stage.count })),
})

export const tagRecord = ({ id, name, colour }: Tag): TagRecord => ({ _id: id, name, colour })

export const countedTagRecord = (tag: Tag & { count: number }): CountedTagRecord => ({ ...tagRecord(tag), count: tag.count })

export const colleagueRecord = ({ id, fullName, role }: Colleague): ColleagueRecord => ({ _id: id, fullName, role })

/** With whether they read what is written about candidates of this job, and so can be asked for something there. */
const colleaguesAt = (jobDescriptionId: string, colleagues: Colleague[]): ColleagueRecord[] => {
  const readers = readersOf(jobDescriptionId, colleagues)
  return colleagues.map((each) => ({
    ...colleagueRecord(each),
    ...(readers.includes(each) ? {} : { isElsewhere: true as const }),
  }))
}

/** Somebody whom nobody has moved, or whose stage is gone, is in the first. */
export const cardRecord = ({ id, stageId, enteredAt, tagIds, ...card }: Card, stages: Stage[]): CardRecord => ({
  ...card,
  _id: id,
  stageId: (stages.find((stage) => stage.id === stageId) ?? stages[0]!).id,
  enteredAt: enteredAt.toISOString(),
  tags: tagIds,
})

export function boardAnswer(
  { job, cards, total, ...stages }: Board,
  { tags, ...others }: { tags: (Tag & { count: number })[]; today: string; canChange: boolean; canDecide: boolean },
): BoardAnswer {
  return {
    jobDescription: { _id: job.id, title: job.title },
    ...stagesAnswer(stages),
    cards: cards.map((card) => cardRecord(card, stages.stages)),
    total,
    tags: tags.map(countedTagRecord),
    ...others,
  }
}

export const placementRecord = ({ stageId, version, enteredAt, movedBy, reason }: Placement): PlacementRecord => ({
  stageId,
  version,
  enteredAt: enteredAt.toISOString(),
  movedBy,
  reason,
})

export const noteRecord = ({
  id,
  authorId,
  text,
  version,
  createdAt,
  editedAt,
  mentions,
  writtenBy,
  toldBy,
}: Note): NoteRecord => ({
  _id: id,
  authorId,
  text,
  version,
  createdAt: createdAt.toISOString(),
  editedAt: iso(editedAt),
  mentions,
  ...(writtenBy !== undefined && { writtenBy }),
  ...(toldBy !== undefined && { toldBy }),
})

export const taskRecord = ({ id, candidateId, title, dueOn, assigneeId, createdAt, doneAt, version }: Task): TaskRecord => ({
  _id: id,
  candidateId,
  title,
  dueOn,
  assigneeId,
  createdAt: createdAt.toISOString(),
  doneAt: iso(doneAt),
  version,
})

export const listedTaskRecord = (task: ListedTask): ListedTaskRecord => ({
  ...taskRecord(task),
  candidateName: task.candidateName,
  filename: task.filename,
  jobDescriptionId: { _id: task.jobDescriptionId, title: task.jobTitle },
})

export const mentionRecord = ({ createdAt, seenAt, ...mention }: Mention): MentionRecord => ({
  ...mention,
  createdAt: createdAt.toISOString(),
  seenAt: iso(seenAt),
})

const receivedRecord = ({
  attachments,
  ...received
}: NonNullable<Message['received']>): NonNullable<MessageRecord['received']> => ({
  ...received,
  attachments: attachments.map(({ fileId, filename, size }) => ({ _id: fileId, filename, size })),
})

export const messageRecord = (message: Message): MessageRecord => ({
  _id: message.id,
  senderId: message.senderId,
  to: message.address,
  subject: message.subject,
  body: message.body,
  state: message.state,
  error: message.error,
  queuedAt: message.queuedAt.toISOString(),
  sendAt: message.sendAt.toISOString(),
  settledAt: iso(message.settledAt),
  ...(message.writtenBy !== undefined && { writtenBy: message.writtenBy }),
  ...(message.received && { received: receivedRecord(message.received) }),
})

export const timelineRecord = ({ id, at, actorId, kind, details }: TimelineEntry): TimelineRecord => ({
  _id: id,
  at: at.toISOString(),
  actorId,
  kind,
  details,
})

export const answerRecord = ({
  candidateId,
  candidateName,
  filename,
  jobDescriptionId,
  jobTitle,
  ...entry
}: ListedAnswer): AnswerRecord => ({
  ...timelineRecord({ ...entry, candidateId }),
  candidateId,
  candidateName,
  filename,
  jobDescriptionId: { _id: jobDescriptionId, title: jobTitle },
})

export const templateRecord = ({ id, name, purpose, subject, body, version, replaces }: MessageTemplate): TemplateRecord => ({
  _id: id,
  name,
  purpose,
  subject,
  body,
  version,
  isDefault: version === 0,
  standsIn: replaces !== null,
})

export const workflowAnswer = (
  found: Awaited<ReturnType<Hiring['workflow']>>,
  may: { me: string; canChange: boolean; canDecide: boolean; canWrite: boolean },
): WorkflowAnswer => ({
  candidate: {
    _id: found.subject.id,
    name: found.subject.name,
    email: found.subject.email,
    filename: found.subject.filename,
    jobDescriptionId: { _id: found.subject.jobDescriptionId, title: found.subject.jobTitle },
  },
  stages: found.stages.map(stageRecord),
  placement: placementRecord(found.placement),
  undoUntil: iso(found.undoUntil),
  evidenceOpened: found.evidenceOpened,
  tags: found.tags.map(tagRecord),
  notes: found.notes.map(noteRecord),
  tasks: found.tasks.map(taskRecord),
  messages: found.messages.map(messageRecord),
  timeline: { entries: found.timeline.entries.map(timelineRecord), total: found.timeline.total },
  colleagues: colleaguesAt(found.subject.jobDescriptionId, found.colleagues),
  today: found.today,
  answersComeHere: found.answersComeHere,
  ...may,
})
