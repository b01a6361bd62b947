import type { StoredMedia } from '../recordings-ports.ts'
import { isDoubtful } from '../transcription/index.ts'
import type { ItemRecord, ResultOpenQuestion, ResultQuestion, ResultRecord } from '../views.ts'
import type { Item } from './question-statistics.ts'
import type { OpenResult, Result } from './result.ts'

/** Makes a link under which a stored file is played for two hours. */
type LinkTo = (file: StoredMedia, filename: string) => string

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Domain → what the recruiter's page reads. */
export function resultRecord(result: Result, linkTo: LinkTo): ResultRecord {
  const { assessment, consent, rating, recordings } = result
  const name = (result.candidateName ?? 'candidate').toLowerCase().replace(/[^a-z0-9]+/g, '-')
  return {
    _id: assessment.id,
    candidateId: assessment.candidateId,
    candidateName: result.candidateName,
    candidateEmail: assessment.candidateEmail,
    jobTitle: result.jobTitle,
    kind: assessment.options.kind,
    options: assessment.options,
    status: result.state,
    phase: assessment.phase,
    sentAt: assessment.sentAt.toISOString(),
    expiresAt: assessment.expiresAt.toISOString(),
    startedAt: iso(assessment.startedAt),
    mcqCompletedAt: iso(assessment.mcqCompletedAt),
    voiceStartedAt: iso(assessment.voiceStartedAt),
    completedAt: iso(assessment.completedAt),
    deadlines: { mcq: iso(assessment.mcqDeadline), voice: iso(assessment.voiceDeadline) },
    testScore: assessment.scores,
    waiting: result.waiting,
    countsLate: assessment.countsLate,
    consent: consent && { ...consent, at: consent.at.toISOString() },
    questions: result.choices.map(choiceRecord),
    voiceQuestions: result.open.map((open, place) => openRecord(open, (file) => linkTo(file, `${name}-answer-${place + 1}`))),
    recordings: recordings.map(({ id, device, part, type, state, incomplete, bytes, startedAt, endedAt, file }) => ({
      _id: id,
      device,
      part,
      type,
      state,
      incomplete,
      bytes,
      startedAt: startedAt.toISOString(),
      endedAt: endedAt.toISOString(),
      url: file && linkTo(file, `${name}-${device}-${part}`),
    })),
    events: result.events.map(({ type, at }) => ({ type, at: at.toISOString() })),
    violations: result.violations,
    rating: rating && { video: rating.video, note: rating.note, by: rating.byName, at: rating.ratedAt.toISOString() },
    transcriber: result.transcriber,
  }
}

function choiceRecord({ question, inTime, late, isRight }: Result['choices'][number]): ResultQuestion {
  const chosen = (choice: typeof inTime) => choice && { option: choice.optionId, at: choice.receivedAt.toISOString() }
  return {
    id: question.id,
    question: question.text,
    skill: question.skill,
    level: question.level,
    source: question.source,
    options: question.options.map(({ id, text, why }) => ({ id, text, why, isKey: id === question.key })),
    answer: chosen(inTime),
    lateAnswer: chosen(late),
    isRight,
  }
}

function openRecord({ question, answers, counted }: OpenResult, linkTo: (file: StoredMedia) => string): ResultOpenQuestion {
  const transcript = answers.find(({ id }) => id === counted)?.transcript ?? null
  return {
    id: question.id,
    question: question.text,
    level: question.level,
    source: question.source,
    points: question.points.map(({ id, text }) => {
      const found = transcript?.points.find(({ pointId }) => pointId === id)
      const { by = null, quote = null, startMs = null, endMs = null } = found ?? {}
      return { id, text, found: found?.found ?? false, by, quote, startMs, endMs }
    }),
    score: transcript?.score ?? null,
    answers: answers.map(({ id, state, reason, late, durationMs, text, receivedAt, file, transcript: heard }) => ({
      _id: id,
      state,
      reason,
      late,
      counts: id === counted,
      durationMs,
      text,
      at: receivedAt.toISOString(),
      url: file && linkTo(file),
      transcript:
        heard && state === 'uploaded'
          ? {
              state: heard.state,
              transcriber: heard.transcriber,
              text: heard.text,
              segments: heard.segments.map(({ startMs, endMs, text: words, confidence }) => ({
                startMs,
                endMs,
                text: words,
                doubtful: isDoubtful({ confidence }),
              })),
              error: heard.error,
            }
          : null,
    })),
  }
}

export const itemRecord = ({
  bankId,
  part,
  text,
  skill,
  level,
  exposure,
  lastAskedAt,
  retiredAt,
  ...figures
}: Item): ItemRecord => ({
  id: bankId,
  part,
  question: text,
  skill,
  level,
  exposure,
  lastAskedAt: iso(lastAskedAt),
  outcomes: figures.outcomes,
  difficulty: figures.difficulty,
  discrimination: figures.discrimination,
  retiredAt: iso(retiredAt),
})
