import { instantOf } from './dates.ts'
import type { Happening } from './history.ts'
import { firstOf, isObject, type Json, nameIn, objectsIn, textIn } from './json.ts'
import { contactIn, line, plain, span } from './profile-parts.ts'
import { happening, type Names, oldestFirst, type SystemReader } from './system-reader.ts'

const when = (value: unknown) => instantOf(value)?.iso ?? null
const texts = (value: unknown) =>
  Array.isArray(value)
    ? value.flatMap((each) => (isObject(each) ? firstOf(each, 'value', 'text', 'url') : textIn(each)) || [])
    : []

const archivedOf = (entry: Json) => (isObject(entry.archived) ? entry.archived : null)

/** An archive reason of type "hired", or called so: everything else that was archived was turned away or went. */
const outcomeOf = (entry: Json, reason: string | null) =>
  !archivedOf(entry) ? 'open' : /^hired$/i.test((reason ?? '').trim()) ? 'hired' : 'rejected'

const jobsOf = (entry: Json) =>
  objectsIn(entry.applications).flatMap(
    (each) => firstOf(each, 'postingTitle') || (isObject(each.posting) ? firstOf(each.posting, 'text', 'title') : '') || [],
  )

function noteTexts(note: Json): string {
  const fields = objectsIn(note.fields).map((field) => {
    const value = isObject(field.value) || Array.isArray(field.value) ? JSON.stringify(field.value) : textIn(field.value)
    return [firstOf(field, 'text', 'label'), value].filter(Boolean).join(': ')
  })
  return plain([firstOf(note, 'text', 'value'), ...fields].filter(Boolean).join('\n'))
}

const noteOf = (note: Json, { users }: Names, heading = ''): Happening[] =>
  note.secret === true || note.deletedAt
    ? []
    : happening(
        when(note.completedAt ?? note.createdAt),
        nameIn(note.user ?? note.creator, users),
        [heading, noteTexts(note)].filter(Boolean).join('\n'),
      )

/** Opportunities of the data interface, with notes and feedback put to them. */
export const lever: SystemReader = {
  system: 'lever',
  knows: (entry) =>
    Array.isArray(entry.emails) && ('stageChanges' in entry || 'origin' in entry || 'archived' in entry) && 'stage' in entry
      ? 'its entries have stage, origin and stageChanges, as opportunities of Lever have'
      : null,
  fates: [
    ['id', 'mapped', 'by which the person is known again'],
    ['name', 'mapped', 'Name'],
    ['headline', 'mapped', 'Job titles'],
    ['location', 'mapped', 'Place'],
    ['emails', 'mapped', 'Email'],
    ['phones[].value', 'mapped', 'Phone'],
    ['links', 'mapped', 'Links'],
    ['tags', 'mapped', 'Tags'],
    ['stage', 'mapped', 'Stage and history'],
    ['stage.id', 'lost', 'ids, which mean nothing here'],
    ['stageChanges[].toStageId', 'mapped', 'History'],
    ['stageChanges[].toStageIndex', 'lost', 'the place of the stage in a list that is not in the export'],
    ['stageChanges[].updatedAt', 'mapped', 'History'],
    ['stageChanges[].userId', 'mapped', 'History'],
    ['archived.archivedAt', 'mapped', 'History'],
    ['archived.reason', 'mapped', 'History'],
    ['origin', 'mapped', 'History'],
    ['sources', 'mapped', 'History'],
    ['createdAt', 'mapped', 'History'],
    ['applications', 'lost', 'ids of applications, which mean nothing here'],
    ['applications[].postingTitle', 'mapped', 'History'],
    ['applications[].posting.text', 'mapped', 'History'],
    ['contact', 'lost', 'ids, which mean nothing here'],
    ['followers', 'lost', 'people who followed the candidate there and have no account here'],
    ['urls', 'lost', 'links into the other system, which end with the account there'],
    ['notes[].text', 'mapped', 'Note'],
    ['notes[].value', 'mapped', 'Note'],
    ['notes[].fields', 'mapped', 'Note'],
    ['notes[].user', 'mapped', 'Note'],
    ['notes[].createdAt', 'mapped', 'Note'],
    ['feedback[].text', 'mapped', 'Note'],
    ['feedback[].fields', 'mapped', 'Note'],
    ['feedback[].user', 'mapped', 'Note'],
    ['feedback[].createdAt', 'mapped', 'Note'],
    ['feedback[].completedAt', 'mapped', 'Note'],
    ['resumes[].parsedData.positions', 'mapped', 'Job titles'],
    ['resumes[].parsedData.schools', 'mapped', 'Degrees'],
    ['resumes[].file', 'lost', 'files: only their names and links are in this export'],
    ['resumes[].file.name', 'kept', 'Other information'],
    ['isAnonymized', 'lost', 'says whether the other system has forgotten the person'],
  ],
  jobs: jobsOf,
  read(entry, names, job) {
    const titles = jobsOf(entry)
    if (job !== null && !titles.includes(job)) return null
    const stageName = (value: unknown) =>
      isObject(value) ? firstOf(value, 'text', 'name') : (names.stages.get(textIn(value)) ?? textIn(value))
    const { profile, further } = contactIn({
      name: line(entry.name),
      emails: texts(entry.emails),
      phones: texts(entry.phones),
    })
    const archived = archivedOf(entry)
    const reason =
      archived &&
      (isObject(archived.reason)
        ? firstOf(archived.reason, 'text')
        : (names.reasons.get(textIn(archived.reason)) ?? textIn(archived.reason)))
    const outcome = outcomeOf(entry, reason)
    const changes = objectsIn(entry.stageChanges)
    const parsed = objectsIn(entry.resumes).flatMap((resume) => (isObject(resume.parsedData) ? [resume.parsedData] : []))[0] ?? {}
    const [headline] = [line(entry.headline)]
    const month = (value: unknown) =>
      isObject(value) && textIn(value.year)
        ? `${textIn(value.year)}${textIn(value.month) ? `-${textIn(value.month).padStart(2, '0')}` : ''}`
        : ''
    const origin = textIn(entry.origin)
    const sources = texts(entry.sources).join(', ')
    const came = [
      titles.length > 0 ? `Applied for ${titles.join(', ')}.` : 'Came into Lever.',
      origin && `Origin: ${origin}.`,
      sources && `Source: ${sources}.`,
    ]
    return {
      profile: {
        ...profile,
        headline,
        place: line(isObject(entry.location) ? firstOf(entry.location, 'name') : entry.location),
        links: texts(entry.links)
          .slice(0, 20)
          .flatMap((each) => line(each) ?? []),
        positions: objectsIn(parsed.positions).map((each) => ({
          title: line(each.title),
          company: line(each.org),
          ...span(month(each.start), month(each.end), true),
          lines: plain(textIn(each.summary)).split('\n').filter(Boolean),
        })),
        education: objectsIn(parsed.schools).map((each) => ({
          degree: line([textIn(each.degree), textIn(each.field)].filter(Boolean).join(' in ')),
          school: line(each.org),
          ...span(month(each.start), month(each.end), false),
          lines: [],
        })),
      },
      history: {
        system: 'lever',
        sourceId: `opportunity ${textIn(entry.id)}`,
        stage: line(stageName(entry.stage)),
        outcome,
        since: when(changes.at(-1)?.updatedAt) ?? when(entry.createdAt),
        tags: texts(entry.tags).flatMap((tag) => line(tag) ?? []),
        notes: oldestFirst([
          ...objectsIn(entry.notes).flatMap((note) => noteOf(note, names)),
          ...objectsIn(entry.feedback).flatMap((card) =>
            noteOf({ ...card, text: '' }, names, `Feedback${textIn(card.text) && `: ${textIn(card.text)}`}`),
          ),
        ]),
        events: oldestFirst([
          ...happening(when(entry.createdAt), null, came.filter(Boolean).join(' ')),
          ...changes.flatMap((change) =>
            happening(when(change.updatedAt), nameIn(change.userId, names.users), `Moved to ${stageName(change.toStageId)}`),
          ),
          ...(archived
            ? happening(
                when(archived.archivedAt),
                null,
                outcome === 'hired' ? `Archived: ${reason}` : `Archived${reason && `: ${reason}`}`,
              )
            : []),
        ]),
        files: objectsIn(entry.resumes).flatMap((resume) => (isObject(resume.file) ? textIn(resume.file.name) || [] : [])),
        jobs: job === null ? titles.slice(1) : titles.filter((title) => title !== job),
      },
      partly: [
        ...(further.emails.length > 0
          ? [{ field: 'emails[]', as: `Further email addresses: ${further.emails.join(', ')}` }]
          : []),
        ...(further.phones.length > 0
          ? [{ field: 'phones[].value', as: `Further phone numbers: ${further.phones.join(', ')}` }]
          : []),
        ...[...objectsIn(entry.notes), ...objectsIn(entry.feedback)]
          .filter((note) => note.secret === true || note.deletedAt)
          .slice(0, 1)
          .map(() => ({ field: 'notes[].text', as: '' })),
      ],
    }
  },
}
