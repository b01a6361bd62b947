import { type SQL, sql } from 'drizzle-orm'
import type { AskedOption, AssessmentOptions } from '#src/assessment/assessment.ts'
import type { ExportedPart } from '#src/ports/personal-data.ts'
import type { Query } from './open.ts'
import { among, moment } from './privacy-rows.ts'

const number = (value: number | null) => (value === null ? '' : String(value))

/** What is handed out of somebody's assessments. The key and the expected points are the company's, not theirs. */
export async function assessmentParts(query: () => Query, candidates: string[]): Promise<ExportedPart[]> {
  const rows = <Row>(statement: SQL) => query().all<Row>(statement)
  const title = sql`(select title from job_descriptions where id = candidates.job_description_id) as jobTitle`
  const ofThem = (order: SQL) => sql`join candidates on candidates.id = assessments.candidate_id
    where assessments.candidate_id in ${among(candidates)} order by assessments.sent_at, assessments.id, ${order}`

  const sittings = (
    await rows<SittingRow>(sql`
    select ${title}, options, candidate_email as address, sent_at as sentAt, started_at as startedAt, completed_at as completedAt,
      score, audio_score as audioScore, text_score as textScore, video_score as videoScore, combined_score as combinedScore,
      version, text as consent, allowed_to_share as allowedToShare, assessment_consents.at as consentedAt,
      note as ratingNote
    from assessments left join assessment_consents on assessment_consents.assessment_id = assessments.id
    left join assessment_ratings on assessment_ratings.assessment_id = assessments.id ${ofThem(sql`1`)}`)
  ).map(({ options, ...row }) => ({ ...row, options: JSON.parse(options) as AssessmentOptions }))
  const choices = (
    await rows<ChoiceRow>(sql`
    select ${title}, text as question, assessment_questions.options, option_id as optionId, late, received_at as at
    from assessment_answers join assessment_questions on assessment_questions.id = assessment_answers.question_id
    join assessments on assessments.id = assessment_answers.assessment_id ${ofThem(sql`position, late`)}`)
  ).map(({ options, optionId, late, ...row }) => ({
    ...row,
    answer: (JSON.parse(options) as AskedOption[]).find(({ id }) => id === optionId)?.text ?? '',
    late: late === 1,
  }))
  const answers = (
    await rows<AnswerRow>(sql`
    select ${title}, assessment_questions.text as question, open_answers.state, reason, open_answers.text as written,
      transcripts.text as transcript, late, received_at as at, files.key, files.filename
    from open_answers join assessment_questions on assessment_questions.id = open_answers.question_id
    join assessments on assessments.id = open_answers.assessment_id
    left join transcripts on transcripts.answer_id = open_answers.id
    left join files on files.id = open_answers.file_id ${ofThem(sql`position, received_at`)}`)
  ).map((row) => ({
    ...row,
    late: row.late === 1,
  }))
  const recorded = await rows<RecordingRow>(sql`
    select ${title}, recordings.device, part, recordings.state, recordings.started_at as startedAt,
      recordings.ended_at as endedAt, bytes, files.key, files.filename
    from recordings join assessments on assessments.id = recordings.assessment_id
    left join recording_chunks on recording_chunks.recording_id = recordings.id and recordings.file_id is null
    left join files on files.id = coalesce(recordings.file_id, recording_chunks.file_id)
    ${ofThem(sql`device, part, recording_chunks.number`)}`)
  const events = await rows<{ jobTitle: string; type: string; at: number }>(sql`
    select ${title}, type, assessment_events.at
    from assessment_events join assessments on assessments.id = assessment_events.assessment_id
    ${ofThem(sql`assessment_events.at`)}`)

  return [
    {
      title: 'Assessments',
      name: 'assessments',
      data: sittings,
      columns: ['Job description', 'Kind', 'Sent', 'To', 'Begun', 'Completed', 'Scores', 'Agreed to', 'May be shared', 'Note'],
      rows: sittings.map((row) => [
        row.jobTitle,
        row.options.kind,
        moment(row.sentAt),
        row.address,
        moment(row.startedAt),
        moment(row.completedAt),
        scoresOf(row),
        row.consent === null ? '' : `${row.consent} (${row.version}, ${moment(row.consentedAt)})`,
        row.allowedToShare === null ? '' : row.allowedToShare ? 'yes' : 'no',
        row.ratingNote ?? '',
      ]),
    },
    {
      title: 'Answers to multiple-choice questions',
      name: 'choices',
      data: choices,
      columns: ['Job description', 'Question', 'Answer', 'Late', 'When'],
      rows: choices.map((row) => [row.jobTitle, row.question, row.answer, row.late ? 'yes' : '', moment(row.at)]),
    },
    {
      title: 'Answers to open questions',
      name: 'openAnswers',
      data: answers.map(({ key, ...answer }) => answer),
      columns: ['Job description', 'Question', 'State', 'Answer or transcript', 'Recording', 'Late', 'When'],
      rows: answers.map((row) => [
        row.jobTitle,
        row.question,
        row.reason ?? row.state,
        row.written ?? row.transcript ?? '',
        row.filename ?? '',
        row.late ? 'yes' : '',
        moment(row.at),
      ]),
      files: filesOf(answers),
    },
    {
      title: 'Recordings',
      name: 'recordings',
      data: withoutKeys(recorded),
      columns: ['Job description', 'Device', 'Part', 'State', 'From', 'To', 'Bytes'],
      rows: withoutKeys(recorded).map((row) => [
        row.jobTitle,
        row.device,
        String(row.part),
        row.state,
        moment(row.startedAt),
        moment(row.endedAt),
        String(row.bytes),
      ]),
      files: filesOf(recorded),
    },
    {
      title: 'What happened in the tab',
      name: 'assessmentEvents',
      data: events,
      columns: ['Job description', 'What', 'When'],
      rows: events.map((row) => [row.jobTitle, row.type.replaceAll('-', ' '), moment(row.at)]),
    },
  ]
}

const scoresOf = ({ score, audioScore, textScore, videoScore, combinedScore }: SittingRow | Omit<SittingRow, 'options'>) =>
  Object.entries({ questions: score, spoken: audioScore, written: textScore, video: videoScore, combined: combinedScore })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${number(value)}`)
    .join(', ')

const filesOf = (found: { key: string | null; filename: string | null }[]) =>
  found.flatMap(({ key, filename }) => (key && filename ? [{ key, filename }] : []))

/** Each recording once, however many pieces it lies in. */
const withoutKeys = (recorded: RecordingRow[]) => [
  ...new Map(
    recorded.map(({ key, filename, ...row }) => [`${row.jobTitle} ${row.startedAt} ${row.device} ${row.part}`, row]),
  ).values(),
]

interface SittingRow {
  jobTitle: string
  options: string
  address: string
  sentAt: number
  startedAt: number | null
  completedAt: number | null
  score: number | null
  audioScore: number | null
  textScore: number | null
  videoScore: number | null
  combinedScore: number | null
  version: string | null
  consent: string | null
  allowedToShare: number | null
  consentedAt: number | null
  ratingNote: string | null
}

interface ChoiceRow {
  jobTitle: string
  question: string
  options: string
  optionId: string
  late: number
  at: number
}

interface AnswerRow {
  jobTitle: string
  question: string
  state: string
  reason: string | null
  written: string | null
  transcript: string | null
  late: number
  at: number
  key: string | null
  filename: string | null
}

interface RecordingRow {
  jobTitle: string
  device: string
  part: number
  state: string
  startedAt: number
  endedAt: number
  bytes: number
  key: string | null
  filename: string | null
}
