import type { AssessmentBasePorts } from './ports.ts'
import { createTools } from './tools.ts'

export type { AssessmentBasePorts } from './ports.ts'

/** What every part of this room asks of the outside world; each part adds what only it needs. */
export interface AssessmentPorts extends AssessmentBasePorts {}

export type AssessmentRoom = ReturnType<typeof createAssessment>

/** Assessments and interviews: sent by recruiters, taken by candidates through a link, heard, seen and read by recruiters. */
export function createAssessment(ports: AssessmentPorts) {
  const tools = createTools(ports)
  return {
    now: () => tools.clock.now(),
    jobs: {},
  }
}
