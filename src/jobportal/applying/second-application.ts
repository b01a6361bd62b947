import type { Application } from '../application.ts'
import { withdrawHeldMails } from '../applications/mail-applicant.ts'
import type { Tools } from '../tools.ts'
import type { SentFacts } from './apply.ts'

/** How often what somebody sent before is kept. */
const mostEarlier = 10

/**
 * Puts what somebody sent now in the place of what they sent before, which stays as an earlier one. Whoever was shortlisted stays
 * so; everybody else is new again. Anybody can type an address: of too many, those go that stood for the shortest time, so that
 * nobody pushes out what its owner sent by sending often. Corrections stay: where their words stand is looked up anew when the new resume is read.
 */
export async function updatedApplication(tools: Tools, known: Application, facts: SentFacts): Promise<Application> {
  const { applications, clock, files } = tools
  const now = clock.now()
  const { fileId, resumeFile, name, phone, answers, consentedAt } = known
  const before = { fileId, resumeFile, name, phone, answers, appliedAt: consentedAt.toISOString() }
  const earlier = [...known.earlier, before]
  const dropped: Application['earlier'] = []
  while (earlier.length > mostEarlier) dropped.push(...earlier.splice(shortest(earlier, now), 1))
  const stays = known.status === 'Shortlisted'
  // It is new again: what was to be told of the one before is no longer so.
  await withdrawHeldMails(tools, known.id)
  const changes = {
    ...facts,
    earlier,
    updatedAt: now,
    status: stays ? known.status : ('New' as const),
    statusAt: stays || known.status === 'New' ? known.statusAt : now,
    withdrawnAt: null,
  }
  await applications.update(known.id, changes)
  await applications.keepText(known.id, null)
  for (const each of dropped) {
    const file = await files.find(known.companyId, each.fileId)
    await files.remove(each.fileId)
    if (file) await tools.finishErasure({ files: [file.key], mails: [] })
  }
  return { ...known, ...changes }
}

/** The place of the one that was replaced soonest after it came. */
function shortest(earlier: Application['earlier'], now: Date): number {
  const came = [...earlier.map(({ appliedAt }) => Date.parse(appliedAt)), now.getTime()]
  const stood = earlier.map((_, place) => came[place + 1]! - came[place]!)
  return stood.lastIndexOf(Math.min(...stood))
}
