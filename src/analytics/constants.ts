/** The ranges that the screen offers, in days up to today; any two dates can be given instead. */
export const ranges = ['30', '90', '365', 'all'] as const
export type RangeKey = (typeof ranges)[number]
export const usualRange: RangeKey = '90'

/** The parts of the screen, each with a table of its own. */
export const sections = [
  { key: 'funnel', name: 'Funnel by stage' },
  { key: 'trend', name: 'Trend' },
  { key: 'time-in-stage', name: 'Time in stage' },
  { key: 'time-to-hire', name: 'Time to hire' },
  { key: 'sources', name: 'Sources' },
  { key: 'colleagues', name: 'Work of each recruiter' },
  { key: 'scores', name: 'Scores' },
  { key: 'rejections', name: 'Rejections' },
  { key: 'assessments', name: 'Assessments' },
  { key: 'tasks', name: 'Tasks' },
  { key: 'messages', name: 'Messages' },
] as const
export type SectionKey = (typeof sections)[number]['key']

/** What stands beside a candidate in the rows behind a number. */
export const columns = {
  rankedAt: { label: 'Ranked', kind: 'moment' },
  stageNow: { label: 'Stage now', kind: 'text' },
  stage: { label: 'Stage', kind: 'text' },
  enteredAt: { label: 'Entered', kind: 'moment' },
  leftAt: { label: 'Left', kind: 'moment' },
  days: { label: 'Days', kind: 'days' },
  hiredAt: { label: 'Hired', kind: 'moment' },
  contactAt: { label: 'First contact', kind: 'moment' },
  postedAt: { label: 'Posted', kind: 'moment' },
  source: { label: 'Source', kind: 'text' },
  uploader: { label: 'Added by', kind: 'text' },
  percentage: { label: 'Match', kind: 'percent' },
  confidence: { label: 'Confidence', kind: 'percent' },
  rejectedAt: { label: 'Rejected', kind: 'moment' },
  reason: { label: 'Reason', kind: 'text' },
  task: { label: 'Task', kind: 'text' },
  dueOn: { label: 'Due', kind: 'day' },
  assignee: { label: 'Assigned to', kind: 'text' },
  queuedAt: { label: 'Written', kind: 'moment' },
  state: { label: 'State', kind: 'text' },
  doneAt: { label: 'When', kind: 'moment' },
} as const
export type ColumnKey = keyof typeof columns
interface Measure {
  /** What the number counts; "{of}" stands for the stage, the source, the person. */
  title: string
  /** The definition as it is printed beside the number. */
  definition: string
  columns: readonly ColumnKey[]
}

const inRange = 'ranked in the range'

/** Every number that is counted, with its definition. The rows behind it are found by the same key. */
export const measures = {
  ranked: {
    title: 'Candidates ranked',
    definition: `Resumes ${inRange}, once per job description. A candidate who was deleted is gone from every number here.`,
    columns: ['rankedAt', 'stageNow', 'percentage'],
  },
  reached: {
    title: 'Reached {of}',
    definition: `Candidates ${inRange} who have since been in this stage or in a later one, so whoever skips a stage has reached it too. Going back changes nothing.`,
    columns: ['rankedAt', 'stageNow'],
  },
  entered: {
    title: 'Were in {of}',
    definition: `Candidates ${inRange} who have been in this very stage at least once. Whoever comes back is counted once.`,
    columns: ['rankedAt', 'stageNow'],
  },
  open: {
    title: 'No further than {of}, and not rejected',
    definition: `Candidates ${inRange} for whom this is the furthest stage so far and who are not rejected now.`,
    columns: ['rankedAt', 'stageNow'],
  },
  'stopped-here': {
    title: 'No further than {of}, and rejected',
    definition: `Candidates ${inRange} for whom this was the furthest stage and who are rejected now. A rejection that was undone does not count.`,
    columns: ['rankedAt', 'stageNow'],
  },
  left: {
    title: 'Stays in {of} that ended',
    definition:
      'Stays in this stage that ended in the range, by a move or a rejection. Whoever comes back begins another stay. A rejection that was undone does not end one.',
    columns: ['enteredAt', 'leftAt', 'days'],
  },
  'still-there': {
    title: 'Still in {of}',
    definition:
      'Candidates who entered this stage before the end of the range and are in it now. How long they will stay is not known yet, so they are not part of the median.',
    columns: ['enteredAt', 'days'],
  },
  hired: {
    title: 'Hired',
    definition: 'Candidates who were moved to a stage that means hired in the range and are in it now.',
    columns: ['hiredAt', 'contactAt', 'postedAt'],
  },
  'hired-contacted': {
    title: 'Hired after a first contact',
    definition:
      'Hired in the range, with a message or an offer of interview times before. Counted in days from the first of them, but for messages that were withdrawn or failed, to the move to hired.',
    columns: ['contactAt', 'hiredAt', 'days'],
  },
  'hired-uncontacted': {
    title: 'Hired without a contact on record',
    definition:
      'Hired in the range, with no message and no offer of interview times from here before. They have no time from first contact.',
    columns: ['hiredAt', 'postedAt'],
  },
  'hired-posted': {
    title: 'Hired, counted from the posting',
    definition:
      'Hired in the range, counted in days from the day the first version of the job description was added, to the move to hired.',
    columns: ['postedAt', 'hiredAt', 'days'],
  },
  source: {
    title: 'Came by {of}',
    definition: `Candidates ${inRange}, by the way their resume came in first.`,
    columns: ['rankedAt', 'source', 'uploader'],
  },
  uploader: {
    title: 'Added by {of}',
    definition: `Candidates ${inRange}, by the person who added their resume first.`,
    columns: ['rankedAt', 'source', 'uploader'],
  },
  score: {
    title: 'Match of {of}',
    definition: `Candidates ${inRange} whose match lies between these percentages, as it stands now.`,
    columns: ['percentage', 'confidence', 'rankedAt'],
  },
  confidence: {
    title: '{of} confidence',
    definition: `Candidates ${inRange}, by how much of what the score asks their resume could answer: high from 80%, medium from 50%, low below.`,
    columns: ['confidence', 'percentage', 'rankedAt'],
  },
  rejected: {
    title: 'Rejections',
    definition:
      'Rejections in the range by a person, each with its reason. One that was undone does not count; whoever was rejected twice counts twice.',
    columns: ['rejectedAt', 'reason'],
  },
  'rejected-reason': {
    title: '{of}',
    definition: 'Rejections in the range for this reason out of the list. One that was undone does not count.',
    columns: ['rejectedAt', 'reason'],
  },
  'rejected-from': {
    title: 'Rejected from {of}',
    definition:
      'Rejections in the range of candidates who were in this stage at that moment. One that was undone does not count.',
    columns: ['rejectedAt', 'reason'],
  },
  waiting: {
    title: 'In one stage for more than {of}',
    definition:
      'Candidates who are in an open stage now and have been there for more than so many working days, Monday to Friday and counted in UTC, whenever they were ranked. Public holidays count as working days.',
    columns: ['stageNow', 'enteredAt', 'days'],
  },
  unseen: {
    title: 'New candidates',
    definition:
      'Candidates in the first stage of a position whose evidence nobody in the workspace has opened yet, whenever they were ranked.',
    columns: ['rankedAt', 'percentage'],
  },
  assessments: {
    title: 'Assessments: {of}',
    definition: 'Assessments that were sent in the range, by how far they are now.',
    columns: ['stageNow'],
  },
  'tasks-open': {
    title: 'Open tasks of {of}',
    definition: 'Tasks that are not done now, whenever they were written down.',
    columns: ['task', 'dueOn', 'assignee'],
  },
  'tasks-overdue': {
    title: 'Overdue tasks of {of}',
    definition: 'Open tasks whose day is over: due before today, counted in UTC.',
    columns: ['task', 'dueOn', 'assignee'],
  },
  messages: {
    title: 'Messages: {of}',
    definition: 'Messages to candidates that were written in the range, by their state now.',
    columns: ['queuedAt', 'state'],
  },
  'moved-by': {
    title: 'Moved by {of}',
    definition:
      'Moves from one stage to another that this person made in the range. A candidate who was moved twice counts twice.',
    columns: ['doneAt', 'stageNow'],
  },
  'rejected-by': {
    title: 'Rejected by {of}',
    definition: 'Rejections that this person made in the range, also those that were undone later.',
    columns: ['doneAt', 'stageNow'],
  },
  'written-by': {
    title: 'Messages by {of}',
    definition: 'Messages to candidates that this person wrote in the range, whatever has become of them.',
    columns: ['doneAt', 'stageNow'],
  },
  'offered-by': {
    title: 'Interview times offered by {of}',
    definition: 'Offers of interview times that this person made in the range, whether or not one was chosen.',
    columns: ['doneAt', 'stageNow'],
  },
} as const satisfies Record<string, Measure>
export type MeasureKey = keyof typeof measures

/** What a person does, as the timeline of candidates tells it. */
export const deeds = [
  { measure: 'moved-by', kind: 'stage-moved', label: 'Moves' },
  { measure: 'rejected-by', kind: 'rejected', label: 'Rejections' },
  { measure: 'written-by', kind: 'message', label: 'Messages' },
  { measure: 'offered-by', kind: 'interview-offered', label: 'Interview offers' },
] as const satisfies { measure: MeasureKey; kind: string; label: string }[]
export type DeedKey = (typeof deeds)[number]['measure']

/** Numbers that are computed from those: a median is the middle of the days behind it. */
export const computed = {
  conversion: 'Of those who reached the stage before, the share that reached this one.',
  median: 'Half of the stays took less, half took more. Days have 24 hours; stays that last are not part of it.',
  ninetieth: 'Nine out of ten stays took no longer than this.',
  'median-so-far': 'How long those who are still there have been there: half of them for less, half for more.',
  'days-to-hire': 'Half of those hired took less, half took more.',
  'median-score': 'Half of the candidates match by less, half by more.',
} as const

/** Bounds of confidence in percent, each up to the one before. */
export const confidenceBands = [
  { key: 'high', label: 'High', from: 80 },
  { key: 'medium', label: 'Medium', from: 50 },
  { key: 'low', label: 'Low', from: 0 },
] as const

/** Ways in which resumes come. One that nothing has come by yet is not shown. */
export const sourceLabels: Record<string, string> = { upload: 'Upload', import: 'Import', application: 'Public application' }

export const messageStates = [
  { key: 'sent', label: 'Sent' },
  { key: 'waiting', label: 'On the way' },
  { key: 'failed', label: 'Failed' },
  { key: 'cancelled', label: 'Withdrawn' },
] as const

/** Width of a bar of the score distribution; the last one holds 100 too. */
export const scoreStep = 10
