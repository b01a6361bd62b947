import type { Cell } from '#src/shared/csv.ts'
import { deeds, type SectionKey } from './constants.ts'
import type { LabelledCount, Overview } from './views.ts'

export interface SectionTable {
  header: string[]
  lines: Cell[][]
}

const labelled = (what: string, counts: LabelledCount[]): Cell[][] => counts.map(({ label, count }) => [what, label, count.count])

const tables: Record<SectionKey, (overview: Overview) => SectionTable> = {
  funnel: ({ funnel }) => ({
    header: [
      'Stage',
      'Reached',
      '% of the stage before',
      '% of all',
      'Were in it',
      'No further, not rejected',
      'No further, rejected',
    ],
    lines: funnel.stages.map(({ name, reached, ofPrevious, ofAll, entered, open, rejected }) => [
      name,
      reached.count,
      ofPrevious,
      ofAll,
      entered.count,
      open.count,
      rejected.count,
    ]),
  }),
  trend: ({ trend, before }) => ({
    header: ['From', 'To', 'Candidates ranked', 'Hired', 'Rejections'],
    lines: [...(before ? [before] : []), ...trend.points].map(({ firstDay, lastDay, ranked, hired, rejected }) => [
      firstDay,
      lastDay,
      ranked,
      hired,
      rejected,
    ]),
  }),
  colleagues: ({ colleagues }) => ({
    header: ['Person', ...deeds.map(({ label }) => label)],
    lines: colleagues.map(({ label, deeds: own }) => [label, ...own.map(({ count }) => count)]),
  }),
  'time-in-stage': ({ timeInStage }) => ({
    header: ['Stage', 'Stays that ended', 'Median days', '90th percentile days', 'Still there', 'Median days so far'],
    lines: timeInStage.map(({ name, left, medianDays, ninetiethDays, stillThere, medianDaysSoFar }) => [
      name,
      left.count,
      medianDays,
      ninetiethDays,
      stillThere?.count,
      medianDaysSoFar,
    ]),
  }),
  'time-to-hire': ({ timeToHire: { hired, fromContact, uncontacted, fromPosting } }) => ({
    header: ['Measure', 'Hired', 'Median days'],
    lines: [
      ['All', hired.count, null],
      ['From first contact', fromContact.count.count, fromContact.medianDays],
      ['Without a contact on record', uncontacted.count, null],
      ['From posting', fromPosting.count.count, fromPosting.medianDays],
    ],
  }),
  sources: ({ sources }) => ({
    header: ['By', 'Which', 'Candidates'],
    lines: [...labelled('Source', sources.ways), ...labelled('Added by', sources.people)],
  }),
  scores: ({ scores }) => ({
    header: ['By', 'Which', 'Candidates'],
    lines: [
      ...scores.bins.map(({ from, to, count }): Cell[] => ['Match', `${from} to ${to}%`, count.count]),
      ...labelled('Confidence', scores.confidence),
      ['Median match', `${scores.median ?? ''}`, null],
      ['Median confidence', `${scores.medianConfidence ?? ''}`, null],
    ],
  }),
  rejections: ({ rejections }) => ({
    header: ['By', 'Which', 'Rejections'],
    lines: [...labelled('Reason', rejections.reasons), ...labelled('Stage before', rejections.stages)],
  }),
  assessments: ({ assessments }) => ({ header: ['By', 'Which', 'Assessments'], lines: labelled('State', assessments) }),
  tasks: ({ tasks }) => ({
    header: ['Assigned to', 'Open', 'Overdue'],
    lines: tasks.map(({ label, open, overdue }) => [label, open.count, overdue.count]),
  }),
  messages: ({ messages }) => ({ header: ['By', 'Which', 'Messages'], lines: labelled('State', messages) }),
}

/** A part of the screen as a table. */
export const sectionTable = (key: SectionKey, overview: Overview): SectionTable => tables[key](overview)
