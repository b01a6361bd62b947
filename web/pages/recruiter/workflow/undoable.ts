/** Something that just happened and that one press takes back; `undo` is null for what cannot be. */
export interface Undoable {
  text: string
  undo: (() => void) | null
  /** Who it happened to, by id. */
  person?: string
  /** Its notice stays while others are rejected or moved. */
  isRejection?: boolean
  /** What it stands for, where it is made anew for each drawing: another one is shown for its own time. */
  about?: object
}

/** How many are shown at once: more would cover the page. */
export const mostShown = 4

/** What is left to take back when something is done with a person; the way back from that comes last. Without one the others stay as they are. */
export const undoablesAfter = (before: readonly Undoable[], person: string, next?: Undoable): Undoable[] => {
  const ofOthers = before.filter((other) => other.person !== person)
  return next ? [...ofOthers.filter(({ isRejection }) => isRejection).slice(1 - mostShown), next] : ofOthers
}
