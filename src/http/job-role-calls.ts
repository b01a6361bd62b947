import type { Contract } from '#src/contracts/index.ts'
import type { JobSubject } from '#src/ports/job-members.ts'
import type { JobRole } from '#src/shared/roles.ts'

/**
 * What a call is about. One thing, named in its address: it is not there for whoever is not named on its job. Or `listed`: the use
 * case itself leaves out what belongs to other jobs. Or `own`: nothing but the account of the person who asks.
 */
export type About = JobSubject | 'listed' | 'own'

interface Opened {
  to: readonly JobRole[]
  about: About
}

const both = (about: About): Opened => ({ to: ['hiring-manager', 'interviewer'], about })
const managers = (about: About): Opened => ({ to: ['hiring-manager'], about })

/**
 * Every call that people with a job role may make. Deny by default: what is not listed here is closed to them, whatever its guard
 * says, and what is about one thing is looked up before its handler begins. Calls for owners, administrators and exports stay closed
 * even if they were listed.
 */
export const jobRoleCalls = {
  'GET /user': both('own'),
  'PUT /user': both('own'),
  'PUT /api/password': both('own'),
  'PUT /api/welcome': both('own'),
  'GET /api/help': both('own'),
  'GET /api/help/:name': both('own'),
  'GET /api/proof': both('own'),
  'POST /api/proof': both('own'),
  'GET /api/sessions': both('own'),
  'DELETE /api/sessions': both('own'),
  'DELETE /api/sessions/:id': both('own'),
  'GET /api/second-factor': both('own'),
  'POST /api/second-factor': both('own'),
  'POST /api/second-factor/confirm': both('own'),
  'POST /api/second-factor/off': both('own'),
  'POST /api/second-factor/recovery-codes': both('own'),
  'GET /api/passkeys': both('own'),
  'POST /api/passkeys/challenge': both('own'),
  'POST /api/passkeys': both('own'),
  'PUT /api/passkeys/:id': both('own'),
  'DELETE /api/passkeys/:id': both('own'),
  'POST /api/passkeys/recovery-codes': both('own'),
  'POST /api/proof/challenge': both('own'),
  'GET /api/identities': both('own'),
  'POST /api/identities/:provider': both('own'),
  'DELETE /api/identities/:provider': both('own'),
  'GET /api/workspaces': both('own'),
  'POST /api/workspaces/:id/switch': both('own'),
  // When they are free themselves; when others are, only whoever offers interviews asks.
  'GET /api/calendars': both('own'),
  'POST /api/calendars': both('own'),
  'POST /api/calendars/with/:kind': both('own'),
  'GET /calendars/:kind/callback': both('own'),
  'POST /api/calendars/:id/read': both('own'),
  'DELETE /api/calendars/:id': both('own'),
  'PUT /api/working-hours': both('own'),
  // Leaving; who else may be removed is asked of owners there.
  'DELETE /api/team/members/:id': both('own'),

  'GET /api/job-descriptions': both('listed'),
  'GET /api/job-description-library': both('listed'),
  'GET /api/job-descriptions/:id': both('job'),
  'GET /api/job-descriptions/:id/content': both('job'),
  'GET /api/job-descriptions/:id/board': managers('job'),
  'GET /api/job-descriptions/:id/blind-review': both('job'),

  'GET /api/candidate-filtering': both('listed'),
  'GET /api/candidates/facets': both('listed'),
  'GET /api/candidates/summary': both('listed'),
  'GET /api/candidates/segmented': both('listed'),
  'GET /api/candidates/marks': managers('listed'),
  'GET /api/candidates/:id': both('candidate'),
  'GET /api/candidates/:id/evidence': both('candidate'),
  'GET /api/candidates/:id/facts': both('candidate'),
  'GET /api/candidates/:id/receipt': both('candidate'),
  'POST /api/candidates/:id/verify': both('candidate'),
  'GET /api/candidates/:id/blind-review': both('candidate'),
  'GET /api/resumes/:id': both('resume'),

  // What everybody of the workspace may see of them; fields for fewer eyes are left out there.
  'GET /api/fields': both('listed'),
  'GET /api/candidates/:id/fields': both('candidate'),
  'GET /api/candidates/:id/card': managers('candidate'),
  'GET /api/candidates/:id/workflow': both('candidate'),
  'GET /api/candidates/:id/timeline': managers('candidate'),
  // What somebody who applied themselves has sent along, for whoever decides.
  'GET /api/candidates/:id/application': managers('candidate'),
  'POST /api/candidates/:id/evidence-opened': both('candidate'),
  'GET /api/candidates/:id/scorecards': both('candidate'),
  'PUT /api/candidates/:id/scorecard': both('candidate'),
  'GET /api/job-descriptions/:id/interview-kit': both('job'),
  'PUT /api/job-descriptions/:id/interview-kit': managers('job'),
  'PUT /api/candidates/:id/stage': managers('candidate'),
  'POST /api/candidates/:id/reject': managers('candidate'),
  'POST /api/candidates/:id/undo-rejection': managers('candidate'),
  'POST /api/candidates/:id/notes': both('candidate'),
  'PUT /api/notes/:id': both('note'),
  'DELETE /api/notes/:id': both('note'),
  'GET /api/notes/:id/history': both('note'),
  'POST /api/candidates/:id/mentions-seen': managers('candidate'),
  'GET /api/tasks': managers('listed'),
  'PUT /api/tasks/:id': managers('task'),

  'GET /api/interviews': both('listed'),
  'GET /api/candidates/:id/interview-offers': both('candidate'),
  'GET /api/interview-offers/:id/interview.ics': both('interview offer'),
} satisfies Partial<Record<keyof Contract, Opened>>

const openedCalls: ReadonlyMap<string, Opened> = new Map(Object.entries(jobRoleCalls))

/** What somebody with this role may ask by this call; null when it is closed to them. */
export function openedTo(role: JobRole, call: string): About | null {
  const opened = openedCalls.get(call)
  return opened?.to.includes(role) ? opened.about : null
}

/** Why a call is closed, in words for whoever asked. */
export const closedToRole: Record<JobRole, string> = {
  'hiring-manager':
    'Hiring managers see the jobs they are named on and decide there. Everything else is for owners and recruiters of the workspace.',
  interviewer:
    'Interviewers see the candidates of the jobs they are named on and write notes. Everything else is for owners and recruiters of the workspace.',
}
