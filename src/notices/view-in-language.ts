import type { PersonView } from '#src/contracts/notices/records.ts'
import type { Language } from '#src/words/languages.ts'
import { tell } from '#src/words/told.ts'

/** What the server says on the page of a notice, in the language of its reader. What the workspace wrote stays as it is. */
export function personViewIn(language: Language, view: PersonView): PersonView {
  if (language === 'en') return view
  const told = (sentence: string) => tell(language, sentence)
  return {
    ...view,
    categories: told(view.categories),
    origins: view.origins.map(told),
    keeping: view.keeping.map(told),
    software: view.software.map(told),
    rights: view.rights.map(told),
    resumes: view.resumes.map((resume) => ({ ...resume, warnings: resume.warnings.map(told) })),
    events: view.events.map((event) => ({ ...event, text: told(event.text) })),
  }
}
