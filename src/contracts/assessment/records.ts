import { type Static, Type as t } from '@sinclair/typebox'
import { eventTypes, letterLanguages } from '#src/assessment/constants.ts'
import { oneOf, orNull } from '#src/contracts/contract.ts'
import { AssessmentKind, AssessmentState, Device, Phase } from './words.ts'

export const TakenChunk = t.Object({
  device: Device,
  part: t.Number(),
  n: t.Number(),
  /** Bytes of all recordings of the sitting. */
  received: t.Number(),
})
export type TakenChunk = Static<typeof TakenChunk>

/** A question of the bank with how it has gone in this workspace. */
export const ItemRecord = t.Object({
  id: t.String(),
  part: oneOf(['mcq', 'voice']),
  question: t.String(),
  skill: orNull(t.String()),
  level: orNull(t.Number()),
  exposure: t.Number(),
  lastAskedAt: orNull(t.String()),
  outcomes: t.Number(),
  /** 0 to 1; the higher, the easier. */
  difficulty: orNull(t.Number()),
  /** -1 to 1. */
  discrimination: orNull(t.Number()),
  retiredAt: orNull(t.String()),
})
export type ItemRecord = Static<typeof ItemRecord>

/** What a recruiter decides for one link. */
export const AssessmentOptions = t.Object({
  kind: AssessmentKind,
  /** Whether camera and screen are recorded and leaving the page counts. */
  proctored: t.Boolean(),
  /** For trying out: can be taken again and again, and no score of it counts. Always unproctored. */
  practice: t.Boolean(),
  /** Whether the camera is asked for; the microphone still is where answers are spoken. */
  camera: t.Boolean(),
  /** How the open questions are answered. */
  answers: oneOf(['voice', 'written']),
  /** Added to each phase. */
  extraMinutes: t.Number(),
  /** Of the letters about it, when somebody chose one. */
  language: t.Optional(oneOf(letterLanguages)),
})
export type AssessmentOptions = Static<typeof AssessmentOptions>

export const ResultQuestion = t.Object({
  id: t.String(),
  question: t.String(),
  skill: orNull(t.String()),
  level: orNull(t.Number()),
  source: oneOf(['bank', 'model', 'person']),
  options: t.Array(t.Object({ id: t.String(), text: t.String(), why: t.String(), isKey: t.Boolean() })),
  /** The id of the option that was chosen in time. */
  answer: orNull(t.Object({ option: t.String(), at: t.String() })),
  /** What was chosen when the time was over; it stands beside the other. */
  lateAnswer: orNull(t.Object({ option: t.String(), at: t.String() })),
  /** Whether the answer that counts is right. */
  isRight: t.Boolean(),
})
export type ResultQuestion = Static<typeof ResultQuestion>

export const ResultOpenAnswer = t.Object({
  _id: t.String(),
  state: oneOf(['invalid', 'skipped', 'written', 'uploaded']),
  reason: orNull(oneOf(['silence', 'too-short', 'not-audio'])),
  late: t.Boolean(),
  /** Whether it is the one the score is made of. */
  counts: t.Boolean(),
  durationMs: orNull(t.Number()),
  /** A written answer. */
  text: orNull(t.String()),
  at: t.String(),
  /** Plays it; null for what was not spoken and once it was deleted for its age. */
  url: orNull(t.String()),
  transcript: orNull(
    t.Object({
      state: oneOf(['none', 'failed', 'done', 'waiting']),
      transcriber: orNull(t.String()),
      text: t.String(),
      segments: t.Array(t.Object({ startMs: t.Number(), endMs: t.Number(), text: t.String(), doubtful: t.Boolean() })),
      error: orNull(t.String()),
    }),
  ),
})
export type ResultOpenAnswer = Static<typeof ResultOpenAnswer>

export const ResultOpenQuestion = t.Object({
  id: t.String(),
  question: t.String(),
  level: orNull(t.Number()),
  source: oneOf(['bank', 'model', 'person']),
  /** Oldest first. */
  answers: t.Array(ResultOpenAnswer),
  /** What a good answer holds, each with what shows it in the answer that counts. */
  points: t.Array(
    t.Object({
      id: t.String(),
      text: t.String(),
      found: t.Boolean(),
      by: orNull(oneOf(['words', 'model'])),
      quote: orNull(t.String()),
      startMs: orNull(t.Number()),
      endMs: orNull(t.Number()),
    }),
  ),
  /** Of the answer that counts; null while unknown, and for questions without points. */
  score: orNull(t.Number()),
})
export type ResultOpenQuestion = Static<typeof ResultOpenQuestion>

export const ResultRecording = t.Object({
  _id: t.String(),
  device: oneOf(['camera', 'screen']),
  part: t.Number(),
  type: t.String(),
  state: oneOf(['expired', 'arriving', 'whole']),
  /** Pieces in between never came. */
  incomplete: t.Boolean(),
  bytes: t.Number(),
  startedAt: t.String(),
  endedAt: t.String(),
  url: orNull(t.String()),
})
export type ResultRecording = Static<typeof ResultRecording>

/** One sitting as a recruiter reads it: with keys, transcripts and recordings. Links end after two hours. */
export const ResultRecord = t.Object({
  _id: t.String(),
  candidateId: t.String(),
  candidateName: orNull(t.String()),
  candidateEmail: t.String(),
  jobTitle: t.String(),
  kind: AssessmentKind,
  options: AssessmentOptions,
  status: AssessmentState,
  phase: orNull(Phase),
  sentAt: t.String(),
  expiresAt: t.String(),
  startedAt: orNull(t.String()),
  mcqCompletedAt: orNull(t.String()),
  voiceStartedAt: orNull(t.String()),
  completedAt: orNull(t.String()),
  deadlines: t.Object({ mcq: orNull(t.String()), voice: orNull(t.String()) }),
  testScore: t.Object({
    score: orNull(t.Number()),
    audioScore: orNull(t.Number()),
    textScore: orNull(t.Number()),
    videoScore: orNull(t.Number()),
    combinedScore: orNull(t.Number()),
  }),
  /** A part of the score is on its way. */
  waiting: t.Boolean(),
  countsLate: t.Boolean(),
  consent: orNull(
    t.Object({
      assessmentId: t.Optional(t.String()),
      version: t.String(),
      text: t.String(),
      allowedToShare: t.Boolean(),
      at: t.String(),
    }),
  ),
  questions: t.Array(ResultQuestion),
  voiceQuestions: t.Array(ResultOpenQuestion),
  recordings: t.Array(ResultRecording),
  events: t.Array(t.Object({ type: oneOf(eventTypes), at: t.String() })),
  violations: t.Number(),
  rating: orNull(t.Object({ video: t.Number(), note: t.String(), by: orNull(t.String()), at: t.String() })),
  transcriber: t.Object({ name: t.String(), available: t.Boolean() }),
})
export type ResultRecord = Static<typeof ResultRecord>

export const AssessmentChoice = t.Object({
  /** Whether a recruiter looks at the questions before they are sent. */
  reviewsQuestions: t.Boolean(),
  /** Whether a mail tells that a candidate has finished. */
  mailsWhenFinished: t.Boolean(),
})
export type AssessmentChoice = Static<typeof AssessmentChoice>

export const HeardAnswer = t.Object({
  id: t.String(),
  question: t.String(),
  state: oneOf(['none', 'failed', 'invalid', 'done', 'skipped', 'waiting']),
  text: t.String(),
})
export type HeardAnswer = Static<typeof HeardAnswer>

export const Grade = t.Object({
  /** A percentage; null without questions. */
  score: orNull(t.Number()),
  correct: t.Number(),
  total: t.Number(),
})
export type Grade = Static<typeof Grade>

export const ChoiceQuestion = t.Object({
  id: t.String(),
  question: t.String(),
  options: t.Array(t.String()),
  /** The text of the option that was chosen last. */
  userAnswer: orNull(t.String()),
  /** 0 before the first answer. */
  revision: t.Number(),
})
export type ChoiceQuestion = Static<typeof ChoiceQuestion>
