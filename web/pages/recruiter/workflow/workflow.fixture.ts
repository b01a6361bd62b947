import type { BoardAnswer, CardRecord, TasksAnswer, WorkflowAnswer } from '../../../api/hiring.ts'

const stages = [
  { _id: 's1', name: 'New', kind: 'open', shortlisted: false, count: 1 },
  { _id: 's2', name: 'Interview', kind: 'open', shortlisted: false, count: 0 },
  { _id: 's3', name: 'Hired', kind: 'hired', shortlisted: false, count: 0 },
  { _id: 's4', name: 'No', kind: 'rejected', shortlisted: false, count: 0 },
] as const

export const aCard = (change: Partial<CardRecord> = {}): CardRecord => ({
  _id: 'c1',
  name: 'Ada Berg',
  filename: 'ada.pdf',
  percentage: 62,
  missingMusts: ['Beekeeping'],
  stageId: 's1',
  version: 0,
  enteredAt: '2026-11-20T10:00:00.000Z',
  tags: ['t1'],
  task: { title: 'Call back', dueOn: '2026-11-18', assigneeId: 'u1' },
  ...change,
})

export const aBoard = (change: Partial<BoardAnswer> = {}): BoardAnswer => ({
  jobDescription: { _id: 'j1', title: 'Gardener' },
  revision: 1,
  stages: stages.map((stage) => ({ ...stage })),
  cards: [aCard()],
  total: 1,
  tags: [{ _id: 't1', name: 'Roses', colour: 'red', count: 1 }],
  today: '2026-11-21',
  canChange: true,
  canDecide: true,
  ...change,
})

export const aWorkflow = (change: Partial<WorkflowAnswer> = {}): WorkflowAnswer => ({
  candidate: {
    _id: 'c1',
    name: 'Ada Berg',
    email: 'ada@example.test',
    filename: 'ada.pdf',
    jobDescriptionId: { _id: 'j1', title: 'Gardener' },
  },
  stages: stages.map(({ count: _, ...stage }) => stage),
  placement: { stageId: 's1', version: 0, enteredAt: '2026-11-20T10:00:00.000Z', movedBy: null, reason: null },
  undoUntil: null,
  evidenceOpened: false,
  tags: [],
  notes: [],
  tasks: [],
  messages: [],
  timeline: { entries: [], total: 0 },
  colleagues: [
    { _id: 'u1', fullName: 'Maya Fernandes', role: 'owner' },
    { _id: 'u2', fullName: 'Otto Brandt', role: 'recruiter' },
  ],
  me: 'u1',
  answersComeHere: false,
  today: '2026-11-21',
  canChange: true,
  canDecide: true,
  canWrite: true,
  ...change,
})

export const someTasks = (change: Partial<TasksAnswer> = {}): TasksAnswer => ({
  tasks: [],
  total: 0,
  mentions: [],
  colleagues: aWorkflow().colleagues,
  me: 'u1',
  today: '2026-11-21',
  canChange: true,
  ...change,
})
