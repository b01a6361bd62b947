import type { LiveEvent } from '#src/ports/live-feed.ts'

/** The job descriptions that an event is about; empty for what is not told to people who see some jobs only. */
export function jobsOf(event: LiveEvent): readonly string[] {
  switch (event.kind) {
    case 'candidate-changed':
    case 'workflow-changed':
    case 'job-description-changed':
      return [event.jobDescriptionId]
    case 'candidates-removed':
      return event.jobs
    default:
      return []
  }
}

/** The event as somebody hears it who sees these jobs only; null when it is about others. */
export function heardBy(event: LiveEvent, jobs: readonly string[]): LiveEvent | null {
  if (!jobsOf(event).some((job) => jobs.includes(job))) return null
  if (event.kind !== 'candidates-removed') return event
  const isOwn = (_: string, at: number) => jobs.includes(event.jobs[at] ?? '')
  return { ...event, ids: event.ids.filter(isOwn), jobs: event.jobs.filter(isOwn) }
}
