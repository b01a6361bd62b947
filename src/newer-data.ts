import { thisVersion } from './version.ts'

/** What was written by a newer version of the program than the one that is to use it. For the person who starts it. */
export class NewerData extends Error {
  constructor(what: string, { name, changes }: { name: string; changes: number }) {
    const unknown = changes === 1 ? '1 change' : `${changes} changes`
    super(
      `${what} was written by a newer version of this program: ${name}. This is version ${thisVersion()}, which does not know ` +
        `${unknown} of it. Install the newer version, or restore a backup that this version made.`,
    )
  }
}
