import type { AuditLog } from '#src/ports/audit-log.ts'
import type { Clock } from '#src/ports/clock.ts'
import type { DecisionFacts } from '#src/ports/decision-facts.ts'
import type { Ids } from '#src/ports/ids.ts'
import type { JobQueue } from '#src/ports/job-queue.ts'
import type { LiveFeed } from '#src/ports/live-feed.ts'
import type { Mail } from '#src/ports/mailer.ts'
import type { Transaction } from '#src/ports/transaction.ts'
import type { LetterBudget } from '#src/shared/letter-budget.ts'
import type { BulkActions } from './bulk.ts'
import type { Message, Messages, MessageTemplates } from './message.ts'
import type { Note, Notes } from './note.ts'
import type { Colleague } from './people.ts'
import type { Placement, Stage } from './stage.ts'
import type { Subject } from './subject.ts'
import type { Tags } from './tag.ts'
import type { Tasks } from './task.ts'
import type { Timeline } from './timeline.ts'

export interface Subjects {
  candidate(workspaceId: string, id: string): Promise<Subject | null>
  /** A job description that is not deleted. */
  job(workspaceId: string, id: string): Promise<{ id: string; title: string } | null>
  /** The name of the company as the workspace calls itself. */
  workspaceName(workspaceId: string): Promise<string>
}

export interface Colleagues {
  /** Everybody who can sign in and is in the workspace, by name. */
  ofWorkspace(workspaceId: string): Promise<Colleague[]>
  /** The name of somebody who may have left; null once their account is gone. */
  nameOf(userId: string): Promise<string | null>
}

/** One candidate on a board. */
export interface Card {
  id: string
  name: string | null
  filename: string
  /** Null where nothing of the resume could be read. */
  percentage: number | null
  missingMusts: string[]
  /** Null for somebody whom nobody has moved: they are in the first stage. */
  stageId: string | null
  version: number
  enteredAt: Date
  tagIds: string[]
  /** The open task that is due first. */
  task: { title: string; dueOn: string | null; assigneeId: string | null } | null
}

/** Writes take part in the caller's transaction. */
export interface Stages {
  /** In their order; empty while nobody has changed or used them. */
  ofJob(jobDescriptionId: string): Promise<Stage[]>
  revision(jobDescriptionId: string): Promise<number>
  /** Puts these in the place of what was there, as the next revision. */
  replace(jobDescriptionId: string, stages: Stage[], revision: number): Promise<void>
  placement(candidateId: string): Promise<Placement | null>
  place(candidateId: string, placement: Placement): Promise<void>
  /** Writes down that everybody whom nobody has moved is in this stage, before another becomes the first. */
  settle(jobDescriptionId: string, firstStageId: string): Promise<void>
  /** Everybody who stands in a stage. */
  candidatesIn(stageId: string): Promise<string[]>
  /** How many stand in each stage; under '' those whom nobody has moved. */
  counts(jobDescriptionId: string): Promise<Map<string, number>>
  /** Best match first; with `candidateId` only that one. */
  cards(jobDescriptionId: string, wanted: { limit: number; candidateId?: string }): Promise<Card[]>
}

/** What goes along with a mail to a candidate and is kept nowhere. */
export type Enclosed = Pick<Extract<Mail, { kind: 'candidate-message' }>, 'action' | 'calendar'>

export interface HiringSettings {
  /** Base of every link, without a slash at the end. */
  publicUrl: string
  /** Seals mails. */
  secret: string
}

/** What the hiring workflow needs from outside. */
export interface HiringPorts {
  auditLog: AuditLog
  decisionFacts: DecisionFacts
  bulk: BulkActions
  stages: Stages
  subjects: Subjects
  colleagues: Colleagues
  /** What was written about a candidate, and to them, in other rooms. Absent where there are none. */
  writtenElsewhere?(candidateId: string): Promise<{ notes: Note[]; messages: Message[] }>
  /** Mails that came from this candidate. Absent where none are taken. */
  receivedFrom?(candidateId: string): Promise<Message[]>
  /** Whether answers to messages come into the product, and not to whoever wrote. */
  answersComeHere?(): boolean
  tags: Tags
  notes: Notes
  tasks: Tasks
  timeline: Timeline
  messages: Messages
  messageTemplates: MessageTemplates
  liveFeed: LiveFeed
  jobs: JobQueue
  transaction: Transaction
  clock: Clock
  ids: Ids
  /** Tells the windows of whoever received a candidate's application that something changed. In the caller's transaction. */
  tellPortal(candidateId: string): Promise<void>
  /** Why a text is about a protected trait; null when it is not. */
  objectionTo(text: string): { sentence: string; suggestion: string } | null
  /** For letters in words of their own. */
  letterBudget: LetterBudget
  /** Goes along with every message to somebody who has a private page: the way there. */
  privatePageOf?(candidateId: string): Promise<Enclosed['action'] | null>
  /** What goes along when a message is sent again that another room had written. */
  enclosedIn?(messageId: string): Promise<Enclosed>
  settings: HiringSettings
}
