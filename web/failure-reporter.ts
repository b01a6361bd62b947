import { reportFailure } from './report-failure.ts'

declare global {
  interface Window {
    /** What broke before this was loaded: filled by the script in document.tsx. From then on what is put in is told at once. */
    broken?: { push(event: ErrorEvent | PromiseRejectionEvent): void }
  }
}

const waiting = window.broken
window.broken = { push: reportFailure }
if (Array.isArray(waiting)) for (const event of waiting) reportFailure(event)
