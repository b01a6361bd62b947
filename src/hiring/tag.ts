import type { TagColour } from './constants.ts'

/** A word of the workspace that candidates can carry. */
export interface Tag {
  id: string
  name: string
  colour: TagColour
}

export interface Tags {
  /** All of the workspace by name, with the number of candidates that carry each. */
  list(workspaceId: string): Promise<(Tag & { count: number })[]>
  find(workspaceId: string, id: string): Promise<Tag | null>
  /** `sameness` is the name in lower case. */
  named(workspaceId: string, sameness: string): Promise<Tag | null>
  add(workspaceId: string, tag: Tag, at: Date): Promise<void>
  update(tag: Tag): Promise<void>
  remove(id: string): Promise<void>
  /** When it came to the workspace; null when it is not there. */
  madeAt(id: string): Promise<Date | null>
  ofCandidate(candidateId: string): Promise<Tag[]>
  /** Resolves to false when it was there already. */
  attach(candidateId: string, tagId: string, at: Date): Promise<boolean>
  /** Resolves to false when it was not there. */
  detach(candidateId: string, tagId: string): Promise<boolean>
}

/** Names that differ in nothing but case are the same tag. */
export const tagSameness = (name: string) => name.toLowerCase()
