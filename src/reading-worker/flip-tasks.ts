import type { FlipReader, FlipRequest } from '#src/fairness/ports.ts'

/** Loaded when it is first needed: it brings along what makes resumes of invented people. */
const work = () => import('./flip-work.ts')

/** As a task of a reading process, whose one argument is a text. */
export const flipTasks = {
  flips: async (request: string) => (await work()).flips(JSON.parse(request) as FlipRequest),
}

/** Compares in this very process: for tests and the command line. */
export const flipReaderHere: FlipReader = { flips: async (request) => (await work()).flips(request) }
