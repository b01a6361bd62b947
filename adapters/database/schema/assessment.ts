import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { AskedOption, AskedPoint, AssessmentOptions } from '#src/assessment/assessment.ts'
import { users, workspaces } from './accounts.ts'
import { candidates } from './matching.ts'

const at = (name: string) => integer(name, { mode: 'timestamp_ms' })
const flag = (name: string) => integer(name, { mode: 'boolean' })
const byUser = (name: string) => text(name).references(() => users.id, { onDelete: 'set null' })
const inWorkspace = () =>
  text('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' })
const ofAssessment = () =>
  text('assessment_id')
    .notNull()
    .references(() => assessments.id, { onDelete: 'cascade' })
const ofQuestion = () =>
  text('question_id')
    .notNull()
    .references(() => assessmentQuestions.id, { onDelete: 'cascade' })

/** An assessment or interview that was sent to a candidate. */
export const assessments = sqliteTable(
  'assessments',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    candidateId: text('candidate_id')
      .notNull()
      .references(() => candidates.id, { onDelete: 'cascade' }),
    options: text('options', { mode: 'json' }).$type<AssessmentOptions>().notNull(),
    candidateEmail: text('candidate_email').notNull(),
    seed: text('seed').notNull(),
    sentBy: byUser('sent_by'),
    sentAt: at('sent_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    startedAt: at('started_at'),
    phase: text('phase', { enum: ['mcq', 'voice', 'completed'] }),
    mcqDeadline: at('mcq_deadline'),
    mcqCompletedAt: at('mcq_completed_at'),
    voiceStartedAt: at('voice_started_at'),
    voiceDeadline: at('voice_deadline'),
    completedAt: at('completed_at'),
    countsLate: flag('counts_late').notNull().default(false),
    score: integer('score'),
    audioScore: integer('audio_score'),
    textScore: integer('text_score'),
    videoScore: integer('video_score'),
    combinedScore: integer('combined_score'),
  },
  (table) => [
    index('assessments_candidate').on(table.candidateId, table.sentAt),
    index('assessments_workspace').on(table.workspaceId, table.sentAt),
  ],
)

/**
 * The secrets that open an assessment, as hashes; only the newest still does. When one is deleted, with its candidate for
 * instance, a trigger (see the migration) remembers the hash among the ended links.
 */
export const assessmentLinks = sqliteTable(
  'assessment_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    assessmentId: ofAssessment(),
    createdAt: at('created_at').notNull(),
    /** A newer link took its place. */
    endedAt: at('ended_at'),
  },
  (table) => [index('assessment_links_assessment').on(table.assessmentId)],
)

/** Which messages to a candidate carry the link of an assessment. */
export const assessmentLetters = sqliteTable(
  'assessment_letters',
  {
    messageId: text('message_id').primaryKey(),
    assessmentId: ofAssessment(),
    purpose: text('purpose', { enum: ['invitation', 'reminder', 'revoked'] }).notNull(),
  },
  (table) => [index('assessment_letters_assessment').on(table.assessmentId)],
)

/** The questions of one assessment as they were sent. */
export const assessmentQuestions = sqliteTable(
  'assessment_questions',
  {
    id: text('id').primaryKey(),
    assessmentId: ofAssessment(),
    part: text('part', { enum: ['mcq', 'voice'] }).notNull(),
    position: integer('position').notNull(),
    text: text('text').notNull(),
    source: text('source', { enum: ['bank', 'model', 'person'] }).notNull(),
    bankId: text('bank_id'),
    skill: text('skill'),
    level: integer('level'),
    options: text('options', { mode: 'json' }).$type<AskedOption[]>().notNull(),
    key: text('key'),
    points: text('points', { mode: 'json' }).$type<AskedPoint[]>().notNull(),
  },
  (table) => [
    uniqueIndex('assessment_questions_order').on(table.assessmentId, table.part, table.position),
    index('assessment_questions_bank').on(table.bankId),
  ],
)

/** Questions that were drafted and not sent yet. Swept after some days. */
export const draftedQuestions = sqliteTable(
  'drafted_questions',
  {
    id: text('id').primaryKey(),
    workspaceId: inWorkspace(),
    part: text('part', { enum: ['mcq', 'voice'] }).notNull(),
    seed: text('seed').notNull(),
    /** What `assessment_questions` will hold but for the ids and the order. */
    content: text('content', { mode: 'json' })
      .$type<{
        text: string
        source: 'bank' | 'model'
        bankId: string | null
        skill: string | null
        level: 1 | 2 | 3 | null
        options: AskedOption[]
        key: string | null
        points: AskedPoint[]
      }>()
      .notNull(),
    createdAt: at('created_at').notNull(),
  },
  (table) => [index('drafted_questions_age').on(table.createdAt)],
)

/** What a workspace has decided about assessments; without a row it is as the product suggests. */
export const assessmentChoices = sqliteTable('assessment_choices', {
  workspaceId: text('workspace_id')
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  reviewsQuestions: flag('reviews_questions').notNull().default(true),
  mailsWhenFinished: flag('mails_when_finished').notNull().default(true),
})

/** Questions of the bank that a workspace does not ask any more. */
export const retiredQuestions = sqliteTable(
  'retired_questions',
  {
    workspaceId: inWorkspace(),
    bankId: text('bank_id').notNull(),
    retiredBy: byUser('retired_by'),
    retiredAt: at('retired_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.bankId] })],
)

/** What a candidate agreed to. The first consent stays, with the words that were shown. */
export const assessmentConsents = sqliteTable('assessment_consents', {
  assessmentId: text('assessment_id')
    .primaryKey()
    .references(() => assessments.id, { onDelete: 'cascade' }),
  version: text('version').notNull(),
  text: text('text').notNull(),
  allowedToShare: flag('allowed_to_share').notNull(),
  at: at('at').notNull(),
})

/** The last answer to each multiple-choice question, and beside it the last late one: that never replaces what came in time. */
export const assessmentAnswers = sqliteTable(
  'assessment_answers',
  {
    questionId: ofQuestion(),
    late: flag('late').notNull(),
    assessmentId: ofAssessment(),
    optionId: text('option_id').notNull(),
    /** Counted by the candidate's page; an older one changes nothing. */
    revision: integer('revision').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.late] }),
    index('assessment_answers_assessment').on(table.assessmentId),
  ],
)

/** Every attempt at an open question. What counts is the newest valid one that came in time. */
export const openAnswers = sqliteTable(
  'open_answers',
  {
    id: text('id').primaryKey(),
    assessmentId: ofAssessment(),
    questionId: ofQuestion(),
    state: text('state', { enum: ['uploaded', 'invalid', 'skipped', 'written'] }).notNull(),
    /** Why it is invalid, for the candidate: 'silence', 'too-short', 'not-audio'; null otherwise. */
    reason: text('reason', { enum: ['silence', 'too-short', 'not-audio'] }),
    /** The WAV file in `files`; null for what is written or skipped. */
    fileId: text('file_id'),
    durationMs: integer('duration_ms'),
    /** A written answer. */
    text: text('text'),
    late: flag('late').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [
    index('open_answers_assessment').on(table.assessmentId, table.receivedAt),
    index('open_answers_question').on(table.questionId, table.receivedAt),
    index('open_answers_file').on(table.fileId),
  ],
)

/** What was understood of a spoken answer, and which expected points it holds. Also the points of a written one. */
export const transcripts = sqliteTable(
  'transcripts',
  {
    answerId: text('answer_id')
      .primaryKey()
      .references(() => openAnswers.id, { onDelete: 'cascade' }),
    assessmentId: ofAssessment(),
    state: text('state', { enum: ['waiting', 'done', 'failed', 'none'] }).notNull(),
    /** Who wrote it down, such as 'whisper'; null while waiting and for written answers. */
    transcriber: text('transcriber'),
    text: text('text').notNull(),
    segments: text('segments', { mode: 'json' })
      .$type<{ startMs: number; endMs: number; text: string; confidence: number | null }[]>()
      .notNull(),
    /** For each expected point whether it was found, and where. */
    points: text('points', { mode: 'json' })
      .$type<
        {
          pointId: string
          found: boolean
          by: 'words' | 'model' | null
          quote: string | null
          startMs: number | null
          endMs: number | null
        }[]
      >()
      .notNull(),
    /** Found points of all as a percentage; null while unknown. */
    score: integer('score'),
    error: text('error'),
    updatedAt: at('updated_at').notNull(),
  },
  (table) => [index('transcripts_assessment').on(table.assessmentId, table.state)],
)

/** One recording of one device; a recorder that starts anew begins another part. */
export const recordings = sqliteTable(
  'recordings',
  {
    id: text('id').primaryKey(),
    assessmentId: ofAssessment(),
    device: text('device', { enum: ['camera', 'screen'] }).notNull(),
    part: integer('part').notNull(),
    /** Such as 'video/webm'. */
    type: text('type').notNull(),
    /** Of all chunks. */
    bytes: integer('bytes').notNull(),
    /** When its first chunk arrived: where it stands on the common time line. */
    startedAt: at('started_at').notNull(),
    endedAt: at('ended_at').notNull(),
    /** The whole file in `files`, once its chunks were put together; null before, and when it was deleted for its age. */
    fileId: text('file_id'),
    state: text('state', { enum: ['arriving', 'whole', 'expired'] }).notNull(),
  },
  (table) => [
    uniqueIndex('recordings_part').on(table.assessmentId, table.device, table.part),
    index('recordings_file').on(table.fileId),
  ],
)

/**
 * Pieces of a recording in the order of their numbers, whatever the order they came in. Once the recording is whole they all lie in
 * its file.
 */
export const recordingChunks = sqliteTable(
  'recording_chunks',
  {
    recordingId: text('recording_id')
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    fileId: text('file_id').notNull(),
    sha256: text('sha256').notNull(),
    size: integer('size').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.recordingId, table.number] }), index('recording_chunks_file').on(table.fileId)],
)

/** What happened in the candidate's tab. */
export const assessmentEvents = sqliteTable(
  'assessment_events',
  {
    assessmentId: ofAssessment(),
    type: text('type').notNull(),
    /** By the candidate's clock, put right by the server's. */
    at: at('at').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assessmentId, table.at, table.type] })],
)

/** What a person made of the recordings. */
export const assessmentRatings = sqliteTable('assessment_ratings', {
  assessmentId: text('assessment_id')
    .primaryKey()
    .references(() => assessments.id, { onDelete: 'cascade' }),
  video: real('video').notNull(),
  note: text('note').notNull(),
  ratedBy: byUser('rated_by'),
  ratedAt: at('rated_at').notNull(),
})
