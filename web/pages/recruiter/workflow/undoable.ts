/** Something that just happened and that one press takes back; `undo` is null for what cannot be. */
export interface Undoable {
  text: string
  undo: (() => void) | null
  /** Whose rejection it is: its notice stays while others are rejected or moved. */
  rejected?: string
}

/** How many are shown at once: more would cover the page. */
const mostShown = 4

/** What is left to take back when something is done with a person; the way back from that comes last. */
export const undoablesAfter = (before: readonly Undoable[], person: string, next?: Undoable): Undoable[] => [
  ...before.filter(({ rejected }) => rejected !== undefined && rejected !== person).slice(1 - mostShown),
  ...(next ? [next] : []),
]
