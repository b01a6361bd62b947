import type { SittingPorts } from '../sitting-ports.ts'
import { answering } from './answer.ts'
import { beginning } from './begin.ts'
import { completing } from './complete.ts'
import { deadlineJobs } from './deadlines.ts'
import { notingEvents } from './events.ts'
import { looking } from './look.ts'

/** Taking an assessment: what a candidate does with their link, and what the clock does without them. */
export function sitting(ports: SittingPorts) {
  const { completeChoices, completeVoice, submitScore } = completing(ports)
  return {
    ...looking(ports),
    ...beginning(ports),
    ...answering(ports),
    completeChoices,
    completeVoice,
    submitScore,
    noteEvents: notingEvents(ports),
    jobs: deadlineJobs(ports),
  }
}
