import { type Field, fields, historyFields, type Mapping } from '../constants.ts'
import { bareNames, besidesInLanguages, headerWords } from './header-words.ts'

/** Headings that programs and people give their columns, compared without case, accents, blanks and marks. */
const known: Record<Field, string> = {
  name: `name|full name|candidate|candidate name|applicant|applicant name|display name|contact name|vollständiger name|nom complet|nombre completo`,
  firstName: `first name|given name|forename|firstname|first|vorname|prénom|nombre|candidate first name|applicant first name|preferred first name`,
  lastName: `last name|family name|surname|lastname|last|nachname|nom|nom de famille|apellido|apellidos|candidate last name|applicant last name`,
  email: `email|e mail|email address|e mail address|mail|emails|primary email|primary email address|personal email|personal email addresses|email addresses|work email|candidate email|applicant email|contact email|courriel|correo|correo electrónico|e mail adresse`,
  phone: `phone|phone number|mobile|mobile number|mobile phone|telephone|tel|cell|cell phone|contact number|contact no|phone numbers|phones|primary phone|candidate phone|applicant phone|telefon|téléphone|teléfono|handy`,
  title: `title|titles|job titles|current title|designation|designations|position|current position|role|current role|headline|current job title|most recent title|job title held|occupation|berufsbezeichnung|poste|puesto|cargo`,
  company: `company|companies|company name|company names|current company|employer|employers|current employer|organization|organisation|most recent company|arbeitgeber|firma|entreprise|empresa`,
  skills: `skills|skill|key skills|skill set|technologies|competencies|expertise|kenntnisse|fähigkeiten|compétences|habilidades`,
  degree: `degree|degrees|education|highest degree|qualification|qualifications|education level|abschluss|diplôme|título|titulación`,
  school: `school|schools|university|college|institution|education school|hochschule|école|universidad`,
  years: `years of experience|experience|total experience|experience years|years experience|yoe|exp|total experience years|berufserfahrung jahre`,
  place: `location|city|address|place|candidate location|current location|home address|residence|ort|wohnort|stadt|ville|ciudad|ubicación`,
  links: `links|linkedin|linkedin url|linkedin profile|website|websites|website addresses|portfolio|github|social|profile|url|social media addresses`,
  summary: `summary|about|bio|profile summary|professional summary|objective|cover letter`,
  notes: `notes|note|comments|comment|remarks|bemerkungen|notizen|commentaires|notas`,
  resumeText: `resume text|resume|cv|cv text|resume content|full resume|lebenslauf`,
  candidateId: `candidate id`,
  stage: `stage|current stage|pipeline stage|hiring stage|stufe|phase|étape|etapa|fase|etap|этап`,
  outcome: `application status|disqualified`,
  tags: `tags|tag|labels|candidate tags|schlagwörter|étiquettes|etiquetas`,
  source: `source|sources|candidate source|quelle|origine|fuente|origen|bron|źródło|источник`,
  job: `job|applied for|job applied for|job name|applied job|vacancy|requisition|job posting`,
  appliedAt: `applied|applied at|applied on|application date|date applied|date of application|bewerbungsdatum|date de candidature`,
  rejectedAt: `rejected at|rejected on|rejection date|date rejected|date of rejection|disqualified at`,
  rejectionReason: `rejection reason|reason of rejection|reason for rejection|disqualification reason|archive reason`,
  sourceId: `external id|applicant id|source id`,
}

const asCompared = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "emails", "addresses", "companies": as one of them is called, well enough to compare. */
const singular = (words: string) =>
  words
    .split(' ')
    .map((word) =>
      word.length < 4
        ? word
        : word
            .replace(/ies$/, 'y')
            .replace(/(ss|x|ch)es$/, '$1')
            .replace(/([^su])s$/, '$1'),
    )
    .join(' ')

const namesOf = (names: string, field: Field) =>
  names.split('|').flatMap((name) => {
    const words = asCompared(name)
    return [words, words.replaceAll(' ', ''), singular(words)].map((each): [string, Field] => [each, field])
  })

/** English and what stood here first wins over a word of another language that means something else. */
const fieldOf = new Map<string, Field>([
  ...Object.values(headerWords).flatMap((words) => fields.flatMap((field) => namesOf(words[field] ?? '', field))),
  ...fields.flatMap((field) => namesOf(known[field], field)),
])
fieldOf.delete('')

/** Words that tell one address or number of somebody from another, or whose it is, and not what it is. */
const besides = new Set(
  'primary main first personal private work business office home candidate applicant contact preferred current s your their value id no'
    .split(' ')
    .concat(besidesInLanguages.split(' ').map(asCompared)),
)
const withoutBesides = (words: string) =>
  words
    .split(' ')
    .filter((word) => !besides.has(word) && !/^\d+$/.test(word))
    .join(' ')

const bare = new Set(bareNames.split('|').map(asCompared))

/** Longest part of a heading that is looked at. */
const longestHeading = 200

/** The field that a heading names, by ways of reading it that understand ever more and are ever less sure. */
const readings: ((heading: string) => Field | undefined)[] = [
  (heading) => fieldOf.get(asCompared(heading)),
  (heading) => fieldOf.get(asCompared(heading).replace(/ \d+$/, '')),
  // "Email(s)", "Address(es)".
  (heading) => fieldOf.get(singular(asCompared(heading.replaceAll(/\(e?s\)/gi, 's')))),
  // "Email (personal)", "Phone [mobile]".
  (heading) => fieldOf.get(singular(asCompared(heading.replaceAll(/[([{][^()[\]{}]*[)\]}]/g, ' ')))),
  // "E-mail 1 - Value", "Home phone", "Email ID".
  (heading) => {
    const field = fieldOf.get(singular(withoutBesides(asCompared(heading))))
    return field === 'email' || field === 'phone' ? field : undefined
  },
]

/** Which columns hold what, as far as their names tell. The first of several columns of one field counts. */
export function guessMapping(header: readonly string[]): Mapping {
  const mapping: Mapping = {}
  const taken = new Set<number>()
  for (const read of readings)
    for (const [column, name] of header.entries()) {
      const field = taken.has(column) ? undefined : read(name.slice(0, longestHeading))
      if (!field) continue
      taken.add(column)
      mapping[field] ??= column
    }
  // "Name; Vorname", "Nome; Cognome": where the other half stands beside it, a bare "name" is one half.
  const isBare = mapping.name !== undefined && bare.has(asCompared((header[mapping.name] ?? '').slice(0, longestHeading)))
  if (isBare && (mapping.firstName === undefined) !== (mapping.lastName === undefined)) {
    if (mapping.firstName === undefined) mapping.firstName = mapping.name
    else mapping.lastName = mapping.name
    delete mapping.name
  }
  // A table that this product wrote: its people stand where they stand.
  if (mapping.candidateId !== undefined) for (const field of historyFields) delete mapping[field]
  // A column of whole names is asked for nothing else.
  if (mapping.name !== undefined) {
    delete mapping.firstName
    delete mapping.lastName
  }
  return mapping
}

/** True when every field of the choice has a column of its own that the table has. */
export function fitsTable(mapping: Mapping, columns: number): boolean {
  const chosen = Object.values(mapping)
  return (
    chosen.every((column) => Number.isInteger(column) && column >= 0 && column < columns) &&
    new Set(chosen).size === chosen.length
  )
}
