import type { Language } from '#src/words/languages.ts'
import { tell, tellIfAny } from '#src/words/told.ts'
import type { ApplicantView } from '../application-views.ts'

/** What the server says on the applicant's page, in their language. What people and companies wrote stays as it is. */
export function viewInLanguage(view: ApplicantView, language: Language): ApplicantView {
  const told = (sentence: string) => tell(language, sentence)
  if (language === 'en') return view
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return {
    ...view,
    statusText: told(view.statusText),
    unreadable: tellIfAny(language, view.unreadable),
    understood: view.understood && {
      ...view.understood,
      languages: view.understood.languages.map((each) => ({ ...each, name: names.of(each.code) ?? each.name })),
      notUnderstood: view.understood.notUnderstood.map((gap) => ({ ...gap, part: told(gap.part), text: told(gap.text) })),
    },
    requirements: view.requirements.map((requirement) => ({
      ...requirement,
      label: requirement.isDuty ? requirement.label : told(requirement.label),
      summary: told(requirement.summary),
    })),
    warnings: view.warnings.map(told),
    software: view.software.map(told),
    consent: { ...view.consent, text: tellIfAny(language, view.consent.text) },
    keeping: { ...view.keeping, text: told(view.keeping.text) },
    events: view.events.map((event) => ({ ...event, text: told(event.text) })),
  }
}
