import { instantOf } from './dates.ts'
import type { Happening } from './history.ts'
import { firstOf, isObject, type Json, nameIn, objectsIn, textIn } from './json.ts'
import { contactIn, fullName, line, plain, span } from './profile-parts.ts'
import { happening, oldestFirst, type SystemReader } from './system-reader.ts'

const when = (value: unknown) => instantOf(value)?.iso ?? null

const applicationsOf = (entry: Json) =>
  objectsIn(entry.applications).toSorted((a, b) => (when(b.applied_at) ?? '').localeCompare(when(a.applied_at) ?? ''))

const jobsOf = (application: Json) => objectsIn(application.jobs).flatMap((job) => textIn(job.name) || [])

const named = (value: unknown) => (isObject(value) ? firstOf(value, 'name', 'public_name') : textIn(value))

const outcomeOf = (application: Json | undefined) => {
  const status = textIn(application?.status)
  return status === 'rejected' ? 'rejected' : status === 'hired' ? 'hired' : 'open'
}

/** What happened with one application, as lines of the history. */
function eventsOf(application: Json): Happening[] {
  const jobs = jobsOf(application).join(', ')
  const source = named(application.source)
  const credited = nameIn(application.credited_to)
  const said = [
    jobs ? `Applied for ${jobs}.` : 'Became a prospect.',
    source && `Source: ${source}.`,
    credited && `Credited to ${credited}.`,
  ]
  const reason = named(application.rejection_reason)
  const kind = isObject(application.rejection_reason) ? named(application.rejection_reason.type) : ''
  const stage = named(application.current_stage)
  const of = jobs && ` for ${jobs}`
  return [
    ...happening(when(application.applied_at), null, said.filter(Boolean).join(' ')),
    ...(outcomeOf(application) === 'rejected'
      ? happening(
          when(application.rejected_at),
          null,
          `Rejected${of}${stage && ` in the stage ${stage}`}${reason && `: ${reason}`}${kind && ` (${kind})`}`,
        )
      : outcomeOf(application) === 'hired'
        ? happening(when(application.last_activity_at), null, `Hired${of}`)
        : happening(when(application.last_activity_at), null, stage && `Stood in the stage ${stage}${of}`)),
  ]
}

function scorecardNote(card: Json): Happening[] {
  const attributes = objectsIn(card.attributes).map((each) =>
    [`${textIn(each.name)}: ${textIn(each.rating)}`, textIn(each.note)].filter(Boolean).join(' – '),
  )
  const questions = objectsIn(card.questions)
    .filter((each) => textIn(each.answer))
    .map((each) => `${textIn(each.question)}: ${textIn(each.answer)}`)
  const interview = firstOf(card, 'interview') || named(card.interview_step)
  const verdict = textIn(card.overall_recommendation)
  const text = [`Scorecard${interview && `: ${interview}`}`, verdict && `Overall: ${verdict}`, ...attributes, ...questions]
  return happening(
    when(card.submitted_at) ?? when(card.interviewed_at) ?? when(card.created_at),
    nameIn(card.submitted_by) ?? nameIn(card.interviewer),
    plain(text.filter(Boolean).join('\n')),
  )
}

const isPrivate = (note: Json) =>
  note.private === true || ['private', 'admin_only'].includes(firstOf(note, 'visibility', 'visiblity'))

/** Harvest: candidates, with applications, scorecards and activity feed put to them. */
export const greenhouse: SystemReader = {
  system: 'greenhouse',
  knows: (entry) =>
    Array.isArray(entry.email_addresses) && ('application_ids' in entry || 'applications' in entry)
      ? 'its entries have email_addresses and applications, as the Harvest interface writes them'
      : null,
  fates: [
    ['id', 'mapped', 'by which the person is known again'],
    ['first_name', 'mapped', 'Name'],
    ['last_name', 'mapped', 'Name'],
    ['company', 'mapped', 'Companies'],
    ['title', 'mapped', 'Job titles'],
    ['email_addresses[].value', 'mapped', 'Email'],
    ['phone_numbers[].value', 'mapped', 'Phone'],
    ['addresses[].value', 'mapped', 'Place'],
    ['website_addresses[].value', 'mapped', 'Links'],
    ['social_media_addresses[].value', 'mapped', 'Links'],
    ['tags', 'mapped', 'Tags'],
    ['educations[].degree', 'mapped', 'Degrees'],
    ['educations[].discipline', 'mapped', 'Degrees'],
    ['educations[].school_name', 'mapped', 'School'],
    ['educations[].start_date', 'mapped', 'Degrees'],
    ['educations[].end_date', 'mapped', 'Degrees'],
    ['employments[].company_name', 'mapped', 'Companies'],
    ['employments[].title', 'mapped', 'Job titles'],
    ['employments[].start_date', 'mapped', 'Job titles'],
    ['employments[].end_date', 'mapped', 'Job titles'],
    ['application_ids', 'lost', 'ids of applications, which mean nothing here'],
    ['attachments', 'lost', 'files: only their names and links are in this export'],
    ['attachments[].filename', 'kept', 'Other information'],
    ['keyed_custom_fields', 'lost', 'says the same as custom_fields'],
    ['photo_url', 'lost', 'about a protected trait or a picture: never taken in'],
    ['applications[].id', 'lost', 'ids of applications, which mean nothing here'],
    ['applications[].candidate_id', 'lost', 'ids of applications, which mean nothing here'],
    ['applications[].applied_at', 'mapped', 'History'],
    ['applications[].rejected_at', 'mapped', 'History'],
    ['applications[].last_activity_at', 'mapped', 'History'],
    ['applications[].source.public_name', 'mapped', 'History'],
    ['applications[].credited_to.name', 'mapped', 'History'],
    ['applications[].jobs[].name', 'mapped', 'History'],
    ['applications[].status', 'mapped', 'Stage and history'],
    ['applications[].current_stage.name', 'mapped', 'Stage and history'],
    ['applications[].rejection_reason.name', 'mapped', 'History'],
    ['applications[].rejection_reason.type.name', 'mapped', 'History'],
    ['applications[].answers', 'mapped', 'Note'],
    ['applications[].attachments', 'lost', 'files: only their names and links are in this export'],
    ['applications[].attachments[].filename', 'kept', 'Other information'],
    ['applications[].rejection_details.keyed_custom_fields', 'lost', 'says the same as custom_fields'],
    ['applications[].keyed_custom_fields', 'lost', 'says the same as custom_fields'],
    ['scorecards[].interview', 'mapped', 'Note'],
    ['scorecards[].submitted_at', 'mapped', 'Note'],
    ['scorecards[].submitted_by.name', 'mapped', 'Note'],
    ['scorecards[].overall_recommendation', 'mapped', 'Note'],
    ['scorecards[].attributes[].name', 'mapped', 'Note'],
    ['scorecards[].attributes[].rating', 'mapped', 'Note'],
    ['scorecards[].attributes[].note', 'mapped', 'Note'],
    ['scorecards[].questions[].question', 'mapped', 'Note'],
    ['scorecards[].questions[].answer', 'mapped', 'Note'],
    ['scorecards[].ratings', 'lost', 'says the same as the attributes'],
    ['activity_feed.notes[].body', 'mapped', 'Note'],
    ['activity_feed.notes[].created_at', 'mapped', 'Note'],
    ['activity_feed.notes[].user.name', 'mapped', 'Note'],
    ['activity_feed.emails[].subject', 'mapped', 'Note'],
    ['activity_feed.emails[].body', 'mapped', 'Note'],
    ['activity_feed.emails[].from', 'mapped', 'Note'],
    ['activity_feed.emails[].to', 'mapped', 'Note'],
    ['activity_feed.emails[].created_at', 'mapped', 'Note'],
    ['activity_feed.activities[].subject', 'mapped', 'History'],
    ['activity_feed.activities[].body', 'mapped', 'History'],
    ['activity_feed.activities[].created_at', 'mapped', 'History'],
    ['activity_feed.activities[].user.name', 'mapped', 'History'],
  ],
  jobs: (entry) => applicationsOf(entry).flatMap(jobsOf),
  read(entry, _, job) {
    const all = applicationsOf(entry)
    const main = job === null ? all[0] : all.find((application) => jobsOf(application).includes(job))
    if (job !== null && !main) return null
    const values = (name: string) => objectsIn(entry[name]).flatMap((each) => textIn(each.value) || [])
    const { profile, further } = contactIn({
      name: fullName(entry, 'first_name', 'last_name'),
      emails: values('email_addresses'),
      phones: values('phone_numbers'),
    })
    const employments = objectsIn(entry.employments)
    const current = { title: line(entry.title), company: line(entry.company), start: null, end: null, lines: [] }
    const isTold = employments.some((each) => line(each.title) === current.title && line(each.company_name) === current.company)
    const feed = isObject(entry.activity_feed) ? entry.activity_feed : {}
    const open = objectsIn(feed.notes).filter((note) => !isPrivate(note))
    const hidden = objectsIn(feed.notes).length - open.length
    return {
      profile: {
        ...profile,
        place: line(objectsIn(entry.addresses)[0]?.value) ?? line(isObject(main?.location) ? main.location.address : null),
        links: [...values('website_addresses'), ...values('social_media_addresses')]
          .slice(0, 20)
          .flatMap((each) => line(each) ?? []),
        positions: [
          ...((current.title || current.company) && !isTold ? [current] : []),
          ...employments.map((each) => ({
            title: line(each.title),
            company: line(each.company_name),
            ...span(each.start_date, each.end_date, true),
            lines: [],
          })),
        ],
        education: objectsIn(entry.educations).map((each) => ({
          degree: line([textIn(each.degree), textIn(each.discipline)].filter(Boolean).join(' in ')),
          school: line(each.school_name),
          ...span(each.start_date, each.end_date, false),
          lines: [],
        })),
      },
      history: {
        system: 'greenhouse',
        sourceId: `candidate ${textIn(entry.id)}`,
        stage: line(named(main?.current_stage)),
        outcome: outcomeOf(main),
        since: when(main?.last_activity_at) ?? when(main?.applied_at),
        tags: (Array.isArray(entry.tags) ? entry.tags : []).flatMap((tag) => line(isObject(tag) ? tag.name : tag) ?? []),
        notes: oldestFirst([
          ...all.flatMap((application) =>
            happening(
              when(application.applied_at),
              null,
              objectsIn(application.answers)
                .filter((each) => textIn(each.answer))
                .map((each) => `${textIn(each.question)}\n${textIn(each.answer)}`)
                .join('\n\n'),
            ),
          ),
          ...objectsIn(entry.scorecards).flatMap(scorecardNote),
          ...open.flatMap((note) => happening(when(note.created_at), nameIn(note.user), plain(textIn(note.body)))),
          ...objectsIn(feed.emails).flatMap((mail) =>
            happening(
              when(mail.created_at),
              nameIn(mail.user) ?? line(mail.from),
              plain(
                [`Email from ${textIn(mail.from)} to ${textIn(mail.to)}: ${textIn(mail.subject)}`, textIn(mail.body)].join('\n'),
              ),
            ),
          ),
        ]),
        events: oldestFirst([
          ...all.flatMap(eventsOf),
          ...objectsIn(feed.activities).flatMap((each) =>
            happening(
              when(each.created_at),
              nameIn(each.user),
              plain([textIn(each.subject), textIn(each.body)].filter(Boolean).join(': ')).replaceAll(/\s*\n\s*/g, ' '),
            ),
          ),
        ]),
        files: [...objectsIn(entry.attachments), ...all.flatMap((application) => objectsIn(application.attachments))]
          .filter((file) => textIn(file.type) === 'resume')
          .flatMap((file) => textIn(file.filename) || []),
        jobs: all.filter((application) => application !== main).flatMap(jobsOf),
      },
      partly: [
        ...(further.emails.length > 0
          ? [{ field: 'email_addresses[].value', as: `Further email addresses: ${further.emails.join(', ')}` }]
          : []),
        ...(further.phones.length > 0
          ? [{ field: 'phone_numbers[].value', as: `Further phone numbers: ${further.phones.join(', ')}` }]
          : []),
        ...(hidden > 0 ? [{ field: 'activity_feed.notes[].body', as: '' }] : []),
      ],
    }
  },
}
