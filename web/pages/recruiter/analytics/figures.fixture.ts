import type { AnalyticsAnswer, Count } from '../../../api/analytics.ts'

const counted = (measure: Count['measure'], count: number, of = ''): Count => ({ measure, of, count })

/** The numbers of a small workspace, with what a test wants otherwise. */
export const someFigures = (changes: Partial<AnalyticsAnswer> = {}): AnalyticsAnswer => ({
  period: { range: '90', firstDay: '2026-01-01', lastDay: '2026-03-31' },
  jobDescription: null,
  jobDescriptions: [{ _id: 'j1', title: 'Baker', version: 1 }],
  trend: {
    step: 'month',
    points: [
      { firstDay: '2026-01-01', lastDay: '2026-01-31', ranked: 1, hired: 0, rejected: 0 },
      { firstDay: '2026-02-01', lastDay: '2026-02-28', ranked: 0, hired: 0, rejected: 1 },
      { firstDay: '2026-03-01', lastDay: '2026-03-31', ranked: 3, hired: 1, rejected: 0 },
    ],
  },
  before: {
    firstDay: '2025-10-03',
    lastDay: '2025-12-31',
    ranked: 6,
    hired: 1,
    rejected: 0,
    daysToHire: null,
    medianScore: 58,
  },
  colleagues: [
    {
      label: 'Rita',
      deeds: [
        counted('moved-by', 2, 'u1'),
        counted('rejected-by', 1, 'u1'),
        counted('written-by', 0, 'u1'),
        counted('offered-by', 0, 'u1'),
      ],
    },
  ],
  funnel: {
    ranked: counted('ranked', 4),
    stages: [
      {
        name: 'New',
        kind: 'open',
        reached: counted('reached', 4, '0'),
        ofPrevious: null,
        ofAll: 100,
        entered: counted('entered', 4, '0'),
        open: counted('open', 2, '0'),
        rejected: counted('stopped-here', 1, '0'),
      },
      {
        name: 'Hired',
        kind: 'hired',
        reached: counted('reached', 1, '1'),
        ofPrevious: 25,
        ofAll: 25,
        entered: counted('entered', 1, '1'),
        open: counted('open', 1, '1'),
        rejected: counted('stopped-here', 0, '1'),
      },
    ],
  },
  timeInStage: [
    {
      name: 'New',
      left: counted('left', 2, '0'),
      medianDays: 1,
      ninetiethDays: 2.5,
      stillThere: counted('still-there', 2, '0'),
      medianDaysSoFar: 12,
    },
  ],
  timeToHire: {
    hired: counted('hired', 1),
    fromContact: { count: counted('hired-contacted', 0), medianDays: null },
    uncontacted: counted('hired-uncontacted', 1),
    fromPosting: { count: counted('hired-posted', 1), medianDays: 20 },
  },
  sources: {
    ways: [{ label: 'Upload', count: counted('source', 4, 'upload') }],
    people: [{ label: 'Rita', count: counted('uploader', 4, 'u1') }],
  },
  scores: {
    median: 61,
    medianConfidence: 80,
    bins: Array.from({ length: 10 }, (_, index) => ({
      from: index * 10,
      to: index === 9 ? 100 : index * 10 + 9,
      count: counted('score', index === 6 ? 4 : 0, `${index * 10}`),
    })),
    confidence: [{ label: 'High', count: counted('confidence', 4, 'high') }],
  },
  rejections: {
    all: counted('rejected', 1),
    reasons: [{ label: 'The candidate withdrew', count: counted('rejected-reason', 1, 'The candidate withdrew') }],
    stages: [{ label: 'New', count: counted('rejected-from', 1, '0') }],
  },
  tasks: [],
  messages: [{ label: 'Sent', count: counted('messages', 0, 'sent') }],
  assessments: [],
  ...changes,
})
