import { decisionTools, type MergePorts } from './decision-tools.ts'
import { findDuplicates } from './find-duplicates.ts'
import { listDuplicates } from './list-duplicates.ts'
import { tellApart } from './mark-as-distinct.ts'
import { mergePeople } from './merge-people.ts'
import { personHistory } from './person-history.ts'
import type { DuplicateIndex, PersonHistories } from './ports.ts'

export type { PeopleHappening } from './decision-tools.ts'

export interface PeoplePorts extends MergePorts {
  duplicateIndex: DuplicateIndex
  personHistories: PersonHistories
  /** The name of a colleague; null once their account is gone. */
  nameOf(userId: string): Promise<string | null>
}

export type People = ReturnType<typeof createPeople>

/** Who is who: all resumes of one person, people who may be one, and what a recruiter decides about them. */
export function createPeople(ports: PeoplePorts) {
  const tools = decisionTools(ports)
  const looking = findDuplicates(ports)
  const shared = { ...ports, revisionOf: tools.revisionOf, catchUp: looking.catchUp }
  return {
    ...mergePeople(ports, tools),
    ...tellApart(ports, tools),
    ...looking,
    ...personHistory(shared),
    ...listDuplicates(shared),
  }
}
