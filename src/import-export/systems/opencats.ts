import { instantOf } from './dates.ts'
import { firstOf, type Json, objectsIn, textIn } from './json.ts'
import { tablesIn } from './mysql-dump.ts'
import { contactIn, fullName, line, lines, plain } from './profile-parts.ts'
import { happening, oldestFirst, type SystemReader } from './system-reader.ts'

const when = (value: unknown) => instantOf(value)?.iso ?? null

const wanted = [
  'candidate',
  'candidate_joborder',
  'candidate_joborder_status',
  'candidate_joborder_status_history',
  'joborder',
  'activity',
  'activity_type',
  'attachment',
  'extra_field',
  'tag',
  'candidate_tag',
  'user',
]
/** What its tables call a candidate among the kinds of things that have activities, files and fields of their own. */
const candidateKind = '100'

export const isDump = (text: string) => /CREATE TABLE `?candidate_joborder`?|INSERT INTO `?candidate`?\s/i.test(text)

/** The people of a dump of its database, each with what hangs on them. */
export function peopleOfDump(dump: string): Json[] {
  const tables = tablesIn(dump, wanted)
  const rows = (name: string) => tables.get(name) ?? []
  const by = (name: string, key: string) => new Map(rows(name).map((row) => [row[key] ?? '', row]))
  const users = by('user', 'user_id')
  const jobs = by('joborder', 'joborder_id')
  const tags = by('tag', 'tag_id')
  const kinds = by('activity_type', 'activity_type_id')
  const statuses = by('candidate_joborder_status', 'candidate_joborder_status_id')
  const statusName = (id = '') => statuses.get(id)?.short_description ?? builtIn[id] ?? id
  const userName = (id = '') => {
    const user = users.get(id)
    return user ? [user.first_name, user.last_name].filter(Boolean).join(' ') || (user.user_name ?? '') : ''
  }
  const jobName = (id = '') => jobs.get(id)?.title ?? ''
  const ofCandidate = (name: string, key: string, kind = false) =>
    Map.groupBy(
      rows(name).filter((row) => !kind || row.data_item_type === candidateKind),
      (row) => row[key] ?? '',
    )
  const pipelines = ofCandidate('candidate_joborder', 'candidate_id')
  const history = ofCandidate('candidate_joborder_status_history', 'candidate_id')
  const activities = ofCandidate('activity', 'data_item_id', true)
  const files = ofCandidate('attachment', 'data_item_id', true)
  const extras = ofCandidate('extra_field', 'data_item_id', true)
  const tagged = ofCandidate('candidate_tag', 'candidate_id')
  return rows('candidate').map((row) => {
    const id = row.candidate_id ?? ''
    return {
      ...row,
      owner: userName(row.owner),
      entered_by: userName(row.entered_by),
      tags: (tagged.get(id) ?? []).flatMap((each) => tags.get(each.tag_id ?? '')?.title ?? []),
      pipelines: (pipelines.get(id) ?? []).map((each) => ({
        job: jobName(each.joborder_id),
        status: statusName(each.status),
        date_created: each.date_created ?? '',
        date_submitted: each.date_submitted ?? '',
        date_modified: each.date_modified ?? '',
        rating_value: each.rating_value ?? '',
        added_by: userName(each.added_by),
      })),
      status_history: (history.get(id) ?? []).map((each) => ({
        job: jobName(each.joborder_id),
        date: each.date ?? '',
        status_from: statusName(each.status_from),
        status_to: statusName(each.status_to),
      })),
      activities: (activities.get(id) ?? []).map((each) => ({
        type: kinds.get(each.type ?? '')?.short_description ?? '',
        notes: each.notes ?? '',
        date_created: each.date_created ?? '',
        entered_by: userName(each.entered_by),
        job: jobName(each.joborder_id),
      })),
      attachments: (files.get(id) ?? []).map((each) => ({
        title: each.title ?? '',
        original_filename: each.original_filename ?? '',
        path: each.stored_filename ? `attachments/${each.directory_name ?? ''}/${each.stored_filename}` : '',
        resume: each.resume ?? '',
        text: each.text ?? '',
        date_created: each.date_created ?? '',
      })),
      extra_fields: (extras.get(id) ?? []).map((each) => ({ field_name: each.field_name ?? '', value: each.value ?? '' })),
    }
  })
}

/** As every installation begins with. */
const builtIn: Record<string, string> = {
  0: 'No Status',
  100: 'No Contact',
  200: 'Contacted',
  250: 'Candidate Responded',
  300: 'Qualifying',
  400: 'Submitted',
  500: 'Interviewing',
  600: 'Offered',
  650: 'Not in Consideration',
  700: 'Client Declined',
  800: 'Placed',
}

export const outcomeOfStatus = (status: string) =>
  /^(?:not in consideration|client declined|declined|rejected)$/i.test(status)
    ? 'rejected'
    : /^(?:placed|hired)$/i.test(status)
      ? 'hired'
      : 'open'

const pipelinesOf = (entry: Json) =>
  objectsIn(entry.pipelines).toSorted((a, b) => (when(b.date_modified) ?? '').localeCompare(when(a.date_modified) ?? ''))

/** Candidates as their tables have them: first of all for a backup, which is a dump of the database with its files. */
export const opencats: SystemReader = {
  system: 'opencats',
  knows: (entry) =>
    'candidate_id' in entry && 'key_skills' in entry && 'email1' in entry
      ? 'it has the tables candidate, candidate_joborder and activity of its database'
      : null,
  fates: [
    ['candidate_id', 'mapped', 'by which the person is known again'],
    ['first_name', 'mapped', 'Name'],
    ['middle_name', 'mapped', 'Name'],
    ['last_name', 'mapped', 'Name'],
    ['email1', 'mapped', 'Email'],
    ['email2', 'mapped', 'Email'],
    ['phone_cell', 'mapped', 'Phone'],
    ['phone_home', 'mapped', 'Phone'],
    ['phone_work', 'mapped', 'Phone'],
    ['address', 'mapped', 'Place'],
    ['city', 'mapped', 'Place'],
    ['state', 'mapped', 'Place'],
    ['zip', 'mapped', 'Place'],
    ['web_site', 'mapped', 'Links'],
    ['key_skills', 'mapped', 'Skills'],
    ['current_employer', 'mapped', 'Companies'],
    ['notes', 'mapped', 'Note'],
    ['source', 'mapped', 'History'],
    ['date_created', 'mapped', 'History'],
    ['tags', 'mapped', 'Tags'],
    ['entered_by', 'mapped', 'History'],
    ['site_id', 'lost', 'ids, which mean nothing here'],
    ['import_id', 'lost', 'ids, which mean nothing here'],
    ['eeo_ethnic_type_id', 'lost', 'about a protected trait or a picture: never taken in'],
    ['pipelines[].job', 'mapped', 'History'],
    ['pipelines[].status', 'mapped', 'Stage and history'],
    ['pipelines[].date_created', 'mapped', 'History'],
    ['pipelines[].date_modified', 'mapped', 'History'],
    ['pipelines[].added_by', 'mapped', 'History'],
    ['status_history[].date', 'mapped', 'History'],
    ['status_history[].job', 'mapped', 'History'],
    ['status_history[].status_from', 'mapped', 'History'],
    ['status_history[].status_to', 'mapped', 'History'],
    ['activities[].type', 'mapped', 'Note'],
    ['activities[].notes', 'mapped', 'Note'],
    ['activities[].date_created', 'mapped', 'Note'],
    ['activities[].entered_by', 'mapped', 'Note'],
    ['activities[].job', 'mapped', 'Note'],
    ['attachments[].text', 'mapped', 'Resume as text'],
    ['attachments[].original_filename', 'kept', 'Other information'],
    ['attachments[].path', 'mapped', 'by which the file is found in the backup'],
    ['attachments[].resume', 'mapped', 'tells resumes from other files'],
    ['extra_fields[].field_name', 'mapped', 'Other information'],
    ['extra_fields[].value', 'kept', 'Other information'],
  ],
  jobs: (entry) => pipelinesOf(entry).flatMap((each) => textIn(each.job) || []),
  read(entry, _, job) {
    const all = pipelinesOf(entry)
    const main = job === null ? all[0] : all.find((each) => textIn(each.job) === job)
    if (job !== null && !main) return null
    const { profile, further } = contactIn({
      name:
        line(
          [firstOf(entry, 'first_name'), firstOf(entry, 'middle_name'), firstOf(entry, 'last_name')].filter(Boolean).join(' '),
        ) ?? fullName(entry, 'first_name', 'last_name'),
      emails: [textIn(entry.email1), textIn(entry.email2)],
      phones: [textIn(entry.phone_cell), textIn(entry.phone_home), textIn(entry.phone_work)],
    })
    const company = line(entry.current_employer)
    const resume = objectsIn(entry.attachments).find((file) => textIn(file.resume) === '1' && textIn(file.text))
    const status = textIn(main?.status)
    return {
      profile: {
        ...profile,
        place: line(
          [textIn(entry.address), [textIn(entry.zip), textIn(entry.city)].filter(Boolean).join(' '), textIn(entry.state)]
            .filter(Boolean)
            .join(', '),
        ),
        links: [line(entry.web_site)].flatMap((each) => each ?? []),
        positions: company ? [{ title: null, company, start: null, end: null, lines: [] }] : [],
        skills: textIn(entry.key_skills)
          .split(/[,;\n]/)
          .slice(0, 200)
          .flatMap((each) => line(each) ?? []),
        resumeText: resume ? lines(resume.text).join('\n') || null : null,
      },
      history: {
        system: 'opencats',
        sourceId: `candidate ${textIn(entry.candidate_id)}`,
        stage: line(status),
        outcome: outcomeOfStatus(status),
        since: when(main?.date_modified) ?? when(entry.date_created),
        tags: (Array.isArray(entry.tags) ? entry.tags : []).flatMap((tag) => line(tag) ?? []),
        notes: oldestFirst([
          ...happening(when(entry.date_created), textIn(entry.entered_by) || null, plain(textIn(entry.notes))),
          ...objectsIn(entry.activities).flatMap((each) =>
            happening(
              when(each.date_created),
              textIn(each.entered_by) || null,
              plain(
                [[textIn(each.type), textIn(each.job)].filter(Boolean).join(', '), textIn(each.notes)].filter(Boolean).join('\n'),
              ),
            ),
          ),
        ]),
        events: oldestFirst([
          ...happening(
            when(entry.date_created),
            textIn(entry.entered_by) || null,
            ['Came into OpenCATS.', textIn(entry.source) && `Source: ${textIn(entry.source)}.`].filter(Boolean).join(' '),
          ),
          ...all.flatMap((each) =>
            happening(
              when(each.date_created),
              textIn(each.added_by) || null,
              `Put on the pipeline of ${textIn(each.job) || 'a job'}`,
            ),
          ),
          ...objectsIn(entry.status_history).flatMap((each) =>
            happening(
              when(each.date),
              null,
              `${textIn(each.job) && `${textIn(each.job)}: `}${textIn(each.status_from)} became ${textIn(each.status_to)}`,
            ),
          ),
          ...all.flatMap((each) =>
            objectsIn(entry.status_history).length === 0
              ? happening(
                  when(each.date_modified),
                  null,
                  `Stood at ${textIn(each.status)}${textIn(each.job) && ` for ${textIn(each.job)}`}`,
                )
              : [],
          ),
        ]),
        files: objectsIn(entry.attachments)
          .filter((file) => textIn(file.resume) === '1')
          .flatMap((file) => textIn(file.path) || []),
        jobs: all.filter((each) => each !== main).flatMap((each) => textIn(each.job) || []),
      },
      partly: [
        ...(further.emails.length > 0 ? [{ field: 'email2', as: `Further email addresses: ${further.emails.join(', ')}` }] : []),
        ...(further.phones.length > 0
          ? [{ field: 'phone_home', as: `Further phone numbers: ${further.phones.join(', ')}` }]
          : []),
        ...objectsIn(entry.extra_fields)
          .filter((each) => textIn(each.value))
          .map((each) => ({ field: 'extra_fields[].value', as: `${textIn(each.field_name)}: ${textIn(each.value)}` })),
      ],
    }
  },
}
