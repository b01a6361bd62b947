import type { Actor } from '#src/matching/index.ts'
import { JobDescriptionNotFound, maximumRows } from '#src/matching/index.ts'
import type { JobTitles } from '#src/ports/job-titles.ts'
import type { JobRequirements } from '#src/resume-engine/facts.ts'
import { seesJob } from '#src/shared/roles.ts'
import { type Composition, mistakeIn, saysTheSame, tidied } from './composition.ts'
import { CompositionRefused, NewerVersionExists, NothingChanged, NotWrittenHere } from './errors.ts'
import type { LibraryEntry } from './ports.ts'
import { type SavePorts, saveWritten } from './save-written.ts'
import { hasTemplate, startingPoint } from './templates/index.ts'
import { type Concern, concernsAbout } from './wording.ts'

export interface LibraryPorts extends SavePorts {
  jobTitles: JobTitles
}

export { templates as jobDescriptionTemplates } from './templates/index.ts'

export type Library = ReturnType<typeof jobDescriptionLibrary>

export interface WrittenReading {
  requirements: JobRequirements
  concerns: Concern[]
}

/** One saved text with all that are left of its versions, newest first. */
export interface Shelf {
  entry: LibraryEntry
  versions: LibraryEntry[]
  /** The highest version ever saved, also when it was deleted since. */
  latestVersion: number
  /** What it was written from; null for an upload. */
  composition: Composition | null
}

/** The library of job descriptions: what is saved, in versions, and writing new ones from templates or from scratch. */
export function jobDescriptionLibrary(ports: LibraryPorts) {
  const { jobDescriptionLibrary: library, jobDescriptionPdf, jobTitles, reader } = ports
  const save = saveWritten(ports)

  const acceptable = (given: Composition): Composition => {
    const composition = tidied(given)
    const mistake = mistakeIn(composition)
    if (mistake) throw new CompositionRefused(mistake)
    return composition
  }
  const found = async (by: Actor, id: string): Promise<LibraryEntry> => {
    const entry = await library.find(by.workspaceId, id)
    if (!entry) throw new JobDescriptionNotFound()
    return entry
  }
  const firstOf = (entry: LibraryEntry) => entry.firstVersionId ?? entry.id

  return {
    /** Every saved job description, newest first; versions of one text are entries of their own. */
    async library(by: Actor): Promise<LibraryEntry[]> {
      // The most that are listed are counted after the others are left out.
      const entries = await library.list(by.workspaceId, by.jobs ? Number.MAX_SAFE_INTEGER : maximumRows)
      const seen = entries.filter(({ id }) => seesJob(by, id)).slice(0, maximumRows)
      return seen.map((entry) => (seesJob(by, firstOf(entry)) ? entry : { ...entry, firstVersionId: null }))
    },

    async shelf(by: Actor, id: string): Promise<Shelf> {
      const entry = await found(by, id)
      const [versions, latestVersion, composition] = await Promise.all([
        library.versions(by.workspaceId, firstOf(entry)),
        library.latestVersion(firstOf(entry)),
        library.composition(by.workspaceId, id),
      ])
      return { entry, versions, latestVersion, composition }
    },

    /** The titles the organisation uses, and whether there is a template for each. */
    startingPoints: async () => (await jobTitles.offered()).map(({ name }) => ({ title: name, hasTemplate: hasTemplate(name) })),

    startingPoint,

    /** What our own reader takes from the very file that saving would make, and what in it deserves a second look. */
    async readWritten(by: Actor, given: Composition): Promise<WrittenReading> {
      const tidy = tidied(given)
      // Somebody who has not thought of a title yet wants to see what the rest says.
      const composition = acceptable({ ...tidy, title: tidy.title || 'Untitled' })
      const written = await jobDescriptionPdf.write(composition)
      try {
        const { requirements } = await reader.jobDescription(written.path, { group: by.workspaceId })
        // Fields are those of what was given: empty sections keep their number.
        return { requirements, concerns: concernsAbout(given) }
      } finally {
        await written.discard()
      }
    },

    /** Saves a new text; it counts as one upload. */
    async saveNew(by: Actor, given: Composition): Promise<LibraryEntry> {
      return found(by, await save(by, acceptable(given), null))
    },

    /**
     * Saves a changed text as the version after `latest`, the highest that the writer has seen. Earlier versions stay, and so
     * do the scores made against them.
     */
    async saveVersion(by: Actor, id: string, given: Composition, latest: number): Promise<LibraryEntry> {
      const { entry, latestVersion, composition: before } = await this.shelf(by, id)
      if (!before) throw new NotWrittenHere()
      const composition = acceptable(given)
      if (latestVersion > latest) throw new NewerVersionExists(latestVersion)
      if (saysTheSame(before, composition)) throw new NothingChanged(entry.version)
      return found(by, await save(by, composition, { firstVersionId: firstOf(entry), version: latestVersion + 1 }))
    },
  }
}
