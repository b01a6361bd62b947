import { createPeople, type PeoplePorts } from '#src/people/index.ts'
import type { announcements } from './announce.ts'

type FromOthers = 'liveFeed' | 'nameOf'

export type PeopleOutside = Omit<PeoplePorts, FromOthers | 'announceCandidate' | 'noteOnTimeline'>

interface Others extends Pick<PeoplePorts, FromOthers> {
  tell: ReturnType<typeof announcements>
}

export const buildPeople = (ports: PeopleOutside, { tell, ...others }: Others) =>
  createPeople({
    ...ports,
    ...others,
    noteOnTimeline: (by, candidateId, kind, details) => tell.noteOnTimeline(by, by.workspaceId, [candidateId], kind, details),
    announceCandidate: tell.announceWorkflow,
  })
