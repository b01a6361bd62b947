import { Type as t } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { CustomQuestion } from '#src/contracts/jobportal/records.ts'
import { isDay } from '#src/fields/read-value.ts'
import { limits } from '#src/jobportal/constants.ts'
import { leastPeriod, mostPeriod, retentionKinds } from '#src/privacy/constants.ts'

/** Said in reports, in the order in which people think of them. */
export type Kind =
  | 'Job descriptions'
  | 'Files'
  | 'People'
  | 'Resumes'
  | 'Candidates'
  | 'Stages and history'
  | 'Tags'
  | 'Notes'
  | 'Tasks'
  | 'Messages'
  | 'Received mails'
  | 'Message templates'
  | 'Custom fields'
  | 'Scorecards'
  | 'Interviews'
  | 'Assessments'
  | 'Uploads and imports'
  | 'Postings'
  | 'Applications'
  | 'Saved views'
  | 'Suggestions'
  | 'Fairness checks'
  | 'Settings'

type Values = Record<string, string | number | null>

const asItIs: Values = {}

/** How rows of a table travel. Links that the database knows of need not be said here. */
export interface Travels {
  kind: Kind
  /** Counted in reports: one row is one of what the kind says. */
  isCounted?: boolean
  /**
   * Whose rows they are, where no column `workspace_id` says it: a column that holds the id of the workspace, or one that leads to a table of
   * this list. Of several ways one is enough.
   */
  by?: string | { column: string; of: string }[]
  /** Columns that lead to a table, or to an account, without the database knowing of it. */
  leads?: Record<string, readonly string[]>
  /** Texts with ids inside. */
  holdsIds?: readonly string[]
  /** What alone is read and written of a table that holds more. */
  columns?: readonly string[]
  /** Which rows go along; the others are counted, with the reason. */
  only?: { condition: string; because: string }
  /** False for what the product never writes, in rows that others read or that work for everybody stumbles over. */
  isWritten?(row: Values): boolean
  /** What becomes another value on the way in. */
  settled?(row: Values): Values
}

const ofCandidate = [{ column: 'candidate_id', of: 'candidates' }]
const ofJob = [{ column: 'job_description_id', of: 'job_descriptions' }]
const ofAssessment = [{ column: 'assessment_id', of: 'assessments' }]
const ofApplication = [{ column: 'application_id', of: 'applications' }]
const ofOffer = [{ column: 'offer_id', of: 'interview_offers' }]
const account = ['users'] as const

const isText = (value: Values[string] | undefined, form: RegExp) => typeof value === 'string' && form.test(value)

const pageAsTheFormTakesIt = (row: Values): Values => ({
  ...(isText(row.website, /^https?:\/\//) ? {} : { website: null }),
  ...(isText(row.color, /^#[0-9a-f]{6}$/) ? {} : { color: null }),
  ...(isText(row.logo_type, /^image\/(?:png|jpeg|webp)$/) ? {} : { logo_type: null, logo: null }),
})

const isBetween = (value: Values[string] | undefined, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most

const isTextOf = (value: Values[string] | undefined, most: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= most

const Skills = t.Array(t.String({ maxLength: limits.skill }), { maxItems: limits.skills })
const Questions = t.Array(CustomQuestion, { maxItems: limits.questions })

/** Within the limits of the form: once it is open, lists and feeds of the whole instance show it. */
function isPostOfTheForm({ questions = '[]', closes_on: closesOn = null, country = null, ...row }: Values): boolean {
  const others = [row.experience, row.department, row.salary_range, row.company_name]
  return (
    isTextOf(row.title, limits.title) &&
    isTextOf(row.location, limits.location) &&
    isTextOf(row.description_text, limits.descriptionText) &&
    others.every((value) => String(value ?? '').length <= limits.shortText) &&
    (closesOn === null || isDay(String(closesOn))) &&
    (country === null || isText(country, /^[A-Z]{2}$/)) &&
    Value.Check(Skills, parsed(row.skills_required)) &&
    Value.Check(Questions, parsed(questions))
  )
}

function parsed(json: Values[string] | undefined): unknown {
  try {
    return JSON.parse(String(json))
  } catch {
    return null
  }
}

/** A document as it was read: questions to the whole database look into it. */
const hasDocument = ({ document }: Values) => Value.Check(t.Object({ text: t.String() }), parsed(document))

/** Mails that nobody has filed are deleted for all workspaces together. */
const hasAttachments = ({ attachments }: Values) => Value.Check(t.Array(t.Object({ fileId: t.String() })), parsed(attachments))

const neverSent = { state: 'failed', error: 'It had not been sent when the workspace moved.' }

/** The ids of two people stand in order, whatever they are. */
const inOrder = ({ low_person_id: low = null, high_person_id: high = null }: Values): Values =>
  String(low) < String(high) ? asItIs : { low_person_id: high, high_person_id: low }

/** Where a file of a moved workspace lies until it is fetched: it does not travel itself. */
export const archiveFolder = 'workspace-archives'

/** Tables whose rows belong to a workspace and go along, those that others lead to first. */
export const travels: Record<string, Travels> = {
  files: {
    kind: 'Files',
    isCounted: true,
    holdsIds: ['key'],
    only: { condition: `"key" not like '%/${archiveFolder}/%' and "key" not like '%/imports/%'`, because: 'made for a day only' },
  },
  people: { kind: 'People', isCounted: true },
  resumes: { kind: 'Resumes', isCounted: true },
  job_descriptions: { kind: 'Job descriptions', isCounted: true },
  readings: {
    kind: 'Resumes',
    by: [
      { column: 'id', of: 'resumes' },
      { column: 'id', of: 'job_descriptions' },
    ],
    leads: { id: ['resumes', 'job_descriptions'] },
    isWritten: hasDocument,
  },
  job_compositions: { kind: 'Job descriptions', by: ofJob },
  job_criteria: { kind: 'Job descriptions', by: ofJob },
  earlier_requirements: { kind: 'Job descriptions', by: ofJob },
  earlier_facts: { kind: 'Resumes', by: [{ column: 'resume_id', of: 'resumes' }] },
  model_facts: { kind: 'Resumes' },
  person_corrections: { kind: 'Resumes', by: [{ column: 'resume_id', of: 'resumes' }] },
  stages: { kind: 'Stages and history', by: ofJob },
  stage_revisions: { kind: 'Stages and history', by: ofJob },
  candidates: {
    kind: 'Candidates',
    isCounted: true,
    settled: (row) => (row.model_state === 'waiting' ? { model_state: 'unavailable' } : asItIs),
  },
  placements: { kind: 'Stages and history', by: ofCandidate, holdsIds: ['stage_id', 'came_from'] },
  tags: { kind: 'Tags', isCounted: true },
  candidate_tags: { kind: 'Tags', by: ofCandidate },
  notes: { kind: 'Notes', isCounted: true },
  note_versions: { kind: 'Notes', by: [{ column: 'note_id', of: 'notes' }] },
  note_mentions: { kind: 'Notes', by: [{ column: 'note_id', of: 'notes' }] },
  tasks: { kind: 'Tasks', isCounted: true },
  timeline_entries: { kind: 'Stages and history', isCounted: true, holdsIds: ['details'] },
  message_templates: { kind: 'Message templates', isCounted: true },
  messages: {
    kind: 'Messages',
    isCounted: true,
    settled: ({ state }) => (state === 'queued' || state === 'retrying' ? neverSent : asItIs),
  },
  batches: {
    kind: 'Uploads and imports',
    isCounted: true,
    only: { condition: '"finished_at" is not null', because: 'still being read and ranked' },
  },
  batch_items: { kind: 'Uploads and imports', by: [{ column: 'batch_id', of: 'batches' }] },
  imports: {
    kind: 'Uploads and imports',
    only: { condition: '"file_id" is null', because: 'still being taken in' },
  },
  import_batches: {
    kind: 'Uploads and imports',
    by: [{ column: 'import_id', of: 'imports' }],
    only: {
      condition: `"batch_id" in (select "id" from "batches" where "finished_at" is not null)`,
      because: 'still being taken in',
    },
  },
  imported_people: {
    kind: 'Uploads and imports',
    only: {
      condition: `"history" is null and "batch_id" in (select "id" from "batches" where "finished_at" is not null) and "import_id" in (select "id" from "imports" where "file_id" is null)`,
      because: 'still being taken in',
    },
  },
  person_merges: { kind: 'People' },
  person_merge_resumes: { kind: 'People', by: [{ column: 'merge_id', of: 'person_merges' }] },
  person_distinctions: { kind: 'People', settled: inOrder },
  holds: { kind: 'People' },
  person_notices: { kind: 'People' },
  notice_messages: { kind: 'People', by: [{ column: 'person_id', of: 'people' }] },
  custom_fields: { kind: 'Custom fields', isCounted: true, holdsIds: ['choices'] },
  custom_field_values: { kind: 'Custom fields', by: ofCandidate, holdsIds: ['value'] },
  scorecards: { kind: 'Scorecards', isCounted: true },
  scorecard_ratings: { kind: 'Scorecards', by: [{ column: 'scorecard_id', of: 'scorecards' }] },
  interview_kits: { kind: 'Scorecards', by: ofJob },
  interview_offers: { kind: 'Interviews', isCounted: true },
  interviews: { kind: 'Interviews', by: ofOffer },
  interview_letters: { kind: 'Interviews', by: ofOffer },
  interview_panel: { kind: 'Interviews', by: ofOffer },
  assessments: { kind: 'Assessments', isCounted: true },
  assessment_letters: { kind: 'Assessments', by: ofAssessment, leads: { message_id: ['messages'] } },
  assessment_questions: { kind: 'Assessments', by: ofAssessment },
  assessment_consents: { kind: 'Assessments', by: ofAssessment },
  assessment_answers: { kind: 'Assessments', by: ofAssessment },
  open_answers: { kind: 'Assessments', by: ofAssessment, leads: { file_id: ['files'] } },
  transcripts: { kind: 'Assessments', by: ofAssessment },
  recordings: { kind: 'Assessments', by: ofAssessment, leads: { file_id: ['files'] } },
  recording_chunks: { kind: 'Assessments', by: [{ column: 'recording_id', of: 'recordings' }], leads: { file_id: ['files'] } },
  assessment_events: { kind: 'Assessments', by: ofAssessment },
  assessment_ratings: { kind: 'Assessments', by: ofAssessment },
  // Nobody signs in for it and no mail goes to it: only what is shown, and how long applications are kept.
  companies: {
    kind: 'Postings',
    by: 'id',
    columns: ['id', 'company_name', 'created_at', 'answer_words', 'keep_days', 'keep_starts_at'],
    leads: { id: ['workspaces'] },
    isWritten: (row) => (row.keep_days ?? null) === null || isBetween(row.keep_days, leastPeriod, mostPeriod),
    settled: (row) => ({
      email: `workspace:${row.id}`,
      full_name: row.company_name ?? '',
      password_hash: '',
      token_epoch: 0,
      email_verified_at: row.created_at ?? null,
      verified_at: row.created_at ?? null,
      application_mails: 'off',
      is_workspace: 1,
    }),
  },
  // Strangers see the open ones: whoever takes them in says when.
  job_posts: {
    kind: 'Postings',
    isCounted: true,
    by: 'company_id',
    holdsIds: ['questions'],
    isWritten: isPostOfTheForm,
    settled: () => ({ status: 'Closed' }),
  },
  // Strangers read it, and the file may have been written by anybody: what the form would refuse stays out.
  company_pages: { kind: 'Postings', by: 'company_id', settled: pageAsTheFormTakesIt },
  job_post_templates: { kind: 'Postings', by: 'company_id', holdsIds: ['fields'] },
  applications: {
    kind: 'Applications',
    isCounted: true,
    by: 'company_id',
    holdsIds: ['answers', 'earlier'],
  },
  newer_applications: { kind: 'Applications', by: ofApplication, holdsIds: ['form'] },
  application_holds: { kind: 'Applications', by: ofApplication },
  application_texts: { kind: 'Applications', by: ofApplication, isWritten: hasDocument },
  application_notes: { kind: 'Applications', by: ofApplication },
  application_messages: {
    kind: 'Applications',
    by: ofApplication,
    settled: ({ state }) => (state === 'queued' || state === 'held' ? { state: 'failed' } : asItIs),
  },
  application_events: { kind: 'Applications', by: ofApplication, holdsIds: ['details'] },
  self_identifications: { kind: 'Applications', by: ofApplication },
  blind_jobs: {
    kind: 'Settings',
    by: 'owner_id',
    leads: { job_id: ['job_descriptions', 'job_posts'], owner_id: ['workspaces'], changed_by: account },
  },
  blind_reveals: {
    kind: 'Settings',
    by: 'owner_id',
    leads: { job_id: ['job_descriptions', 'job_posts'], owner_id: ['workspaces'], revealed_by: account },
  },
  received_mails: { kind: 'Received mails', isCounted: true, holdsIds: ['attachments'], isWritten: hasAttachments },
  suggestions: { kind: 'Suggestions', isCounted: true, holdsIds: ['stage_id'] },
  flip_runs: {
    kind: 'Fairness checks',
    isCounted: true,
    holdsIds: ['result'],
    only: { condition: `"state" in ('done', 'failed')`, because: 'still being made' },
  },
  saved_views: { kind: 'Saved views', isCounted: true, holdsIds: ['query'] },
  job_members: { kind: 'Settings', by: ofJob },
  sample_jobs: { kind: 'Settings', holdsIds: ['candidate_ids'] },
  retention_periods: {
    kind: 'Settings',
    isWritten: ({ kind, days }) => retentionKinds.some((each) => each === kind) && isBetween(days, leastPeriod, mostPeriod),
  },
  notice_texts: { kind: 'Settings' },
  waiting_limits: { kind: 'Settings' },
  assessment_choices: { kind: 'Settings' },
  retired_questions: { kind: 'Settings' },
  // Triggers make rows of both while those above are written: these take their place.
  stage_stays: { kind: 'Stages and history', holdsIds: ['job_description_id', 'stage_id', 'came_from'] },
  journeys: { kind: 'Stages and history', holdsIds: ['job_description_id', 'path', 'now_stage'] },
}

/** Filled by triggers as well. */
export const filledByTriggers: readonly string[] = ['stage_stays', 'journeys']

const secret = 'opens something on the old instance only'
const ofDirectory = 'a directory is connected to one instance, and says everything anew to another'
const ofAccounts = 'belongs to the account of a person, not to the workspace'
const ofInstance = 'belongs to the instance'
const madeAnew = 'worked out anew from what was taken in'
const ofAssistants = 'lets a program in, on the old instance only'

/** Tables that stay behind, each with the reason. */
export const stays: Record<string, string> = {
  workspaces: 'the workspace that takes it in keeps its name, its plan and its counts',
  users: 'accounts are known again by their addresses',
  memberships: 'people are invited anew',
  invitations: 'people are invited anew',
  directory_people: ofDirectory,
  directory_groups: ofDirectory,
  directory_group_members: ofDirectory,
  directory_roles: ofDirectory,
  sessions: secret,
  identities: ofAccounts,
  account_links: secret,
  second_factors: ofAccounts,
  recovery_codes: ofAccounts,
  passkeys: ofAccounts,
  welcomes: ofAccounts,
  first_steps_put_away: ofAccounts,
  weekly_readers: ofAccounts,
  calendar_feeds: ofAccounts,
  connected_calendars: ofAccounts,
  working_hours: ofAccounts,
  api_keys: secret,
  webhooks: 'their secrets are sealed by the old instance',
  webhook_deliveries: 'their secrets are sealed by the old instance',
  assessment_links: secret,
  schedule_links: secret,
  application_links: secret,
  notice_links: secret,
  company_links: secret,
  company_sessions: secret,
  ended_links: secret,
  assistant_clients: ofAssistants,
  assistant_codes: ofAssistants,
  assistant_grants: ofAssistants,
  assistant_used_tokens: ofAssistants,
  audit_entries: 'a chain that is sealed by the old instance and covers all of it',
  mail_records: ofInstance,
  mail_receipts: ofInstance,
  mailbox_places: ofInstance,
  candidate_mails: 'leads to mails that wait in the queue of the old instance',
  outgoing_connections: ofInstance,
  job_titles: ofInstance,
  instance_settings: ofInstance,
  browser_failures: ofInstance,
  jobs: ofInstance,
  processes: ofInstance,
  idempotent_answers: 'answers to calls of the last day',
  workspace_archives: 'archives of the last day',
  bulk_actions: 'can be taken back for a short while only',
  drafted_questions: 'drafts that nobody has sent',
  resume_changes: madeAnew,
  candidate_changes: madeAnew,
  resume_fields: madeAnew,
  resume_identities: madeAnew,
  application_identities: madeAnew,
  resume_marks: madeAnew,
  person_keys: madeAnew,
  person_pairs: madeAnew,
  people_waiting: madeAnew,
}
