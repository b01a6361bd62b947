import { instantOf } from './dates.ts'
import { firstOf, isObject, type Json, nameIn, objectsIn, textIn } from './json.ts'
import { contactIn, fullName, line, lines, plain, span } from './profile-parts.ts'
import { happening, oldestFirst, type SystemReader } from './system-reader.ts'

const when = (value: unknown) => instantOf(value)?.iso ?? null
const jobOf = (entry: Json) => (isObject(entry.job) ? firstOf(entry.job, 'title', 'shortcode') : textIn(entry.job))
const outcomeOf = (entry: Json) =>
  entry.disqualified === true || entry.withdrew === true
    ? 'rejected'
    : entry.hired_at || /^hired$/i.test(textIn(entry.stage))
      ? 'hired'
      : 'open'

const answerOf = (each: Json) => {
  const question = isObject(each.question) ? firstOf(each.question, 'body') : textIn(each.question)
  const given = isObject(each.answer) ? each.answer : each
  const choices = Array.isArray(given.choices)
    ? given.choices.map((choice) => (isObject(choice) ? firstOf(choice, 'body') : textIn(choice))).join(', ')
    : ''
  const answer = firstOf(given, 'body', 'date', 'number', 'checked', 'answer') || choices || textIn(each.answer)
  return answer ? `${question}\n${answer}` : ''
}

const acted: Record<string, string> = {
  applied: 'Applied',
  moved: 'Moved',
  disqualified: 'Disqualified',
  requalified: 'Qualified again',
  'reverted-disqualification': 'Qualified again',
  sourced: 'Sourced',
  withdrew: 'Withdrew',
}

/** Candidates of the interface version 3, with their activities put to them. */
export const workable: SystemReader = {
  system: 'workable',
  knows: (entry) =>
    'disqualified' in entry &&
    'stage' in entry &&
    ('profile_url' in entry || 'education_entries' in entry || 'firstname' in entry)
      ? 'its entries have stage, disqualified and profile_url, as candidates of Workable have'
      : null,
  fates: [
    ['id', 'mapped', 'by which the person is known again'],
    ['name', 'mapped', 'Name'],
    ['firstname', 'mapped', 'Name'],
    ['lastname', 'mapped', 'Name'],
    ['headline', 'mapped', 'Job titles'],
    ['email', 'mapped', 'Email'],
    ['phone', 'mapped', 'Phone'],
    ['address', 'mapped', 'Place'],
    ['job.title', 'mapped', 'History'],
    ['stage', 'mapped', 'Stage and history'],
    ['disqualified', 'mapped', 'Stage and history'],
    ['disqualification_reason', 'mapped', 'History'],
    ['disqualified_at', 'mapped', 'History'],
    ['withdrew', 'mapped', 'History'],
    ['hired_at', 'mapped', 'History'],
    ['sourced', 'mapped', 'History'],
    ['domain', 'mapped', 'History'],
    ['created_at', 'mapped', 'History'],
    ['summary', 'mapped', 'Summary'],
    ['cover_letter', 'mapped', 'Note'],
    ['tags', 'mapped', 'Tags'],
    ['skills', 'mapped', 'Skills'],
    ['social_profiles[].url', 'mapped', 'Links'],
    ['education_entries[].degree', 'mapped', 'Degrees'],
    ['education_entries[].field_of_study', 'mapped', 'Degrees'],
    ['education_entries[].school', 'mapped', 'School'],
    ['education_entries[].start_date', 'mapped', 'Degrees'],
    ['education_entries[].end_date', 'mapped', 'Degrees'],
    ['experience_entries[].title', 'mapped', 'Job titles'],
    ['experience_entries[].company', 'mapped', 'Companies'],
    ['experience_entries[].summary', 'mapped', 'Job titles'],
    ['experience_entries[].start_date', 'mapped', 'Job titles'],
    ['experience_entries[].end_date', 'mapped', 'Job titles'],
    ['experience_entries[].current', 'mapped', 'Job titles'],
    ['answers', 'mapped', 'Note'],
    ['answers[].question_key', 'lost', 'ids, which mean nothing here'],
    ['profile_url', 'lost', 'links into the other system, which end with the account there'],
    ['image_url', 'lost', 'about a protected trait or a picture: never taken in'],
    ['resume_url', 'lost', 'files: only links, which end after a while, are in this export'],
    ['activities[].action', 'mapped', 'History'],
    ['activities[].stage_name', 'mapped', 'History'],
    ['activities[].created_at', 'mapped', 'History'],
    ['activities[].body', 'mapped', 'Note'],
    ['activities[].member.name', 'mapped', 'History'],
    ['activities[].rating', 'mapped', 'Note'],
    ['activities[].id', 'lost', 'ids, which mean nothing here'],
    ['comments[].body', 'mapped', 'Note'],
    ['comments[].created_at', 'mapped', 'Note'],
    ['comments[].member.name', 'mapped', 'Note'],
  ],
  jobs: (entry) => [jobOf(entry)].filter(Boolean),
  read(entry, _, job) {
    const title = jobOf(entry)
    if (job !== null && title !== job) return null
    const { profile } = contactIn({
      name: fullName(entry, 'firstname', 'lastname') ?? line(entry.name),
      emails: [textIn(entry.email)],
      phones: [textIn(entry.phone)],
    })
    const outcome = outcomeOf(entry)
    const reason = textIn(entry.disqualification_reason)
    const domain = textIn(entry.domain)
    const of = title && ` for ${title}`
    const activities = objectsIn(entry.activities)
    const written = (each: Json) => isObject(each.rating) || textIn(each.body) !== '' || textIn(each.rating) !== ''
    return {
      profile: {
        ...profile,
        headline: line(entry.headline),
        place: line(entry.address),
        links: objectsIn(entry.social_profiles)
          .slice(0, 20)
          .flatMap((each) => line(each.url) ?? []),
        summary: lines(entry.summary).join('\n') || null,
        skills: (Array.isArray(entry.skills) ? entry.skills : [])
          .slice(0, 200)
          .flatMap((skill) => line(isObject(skill) ? skill.name : skill) ?? []),
        positions: objectsIn(entry.experience_entries).map((each) => ({
          title: line(each.title),
          company: line(each.company),
          ...span(each.start_date, each.end_date, each.current === true),
          lines: lines(each.summary),
        })),
        education: objectsIn(entry.education_entries).map((each) => ({
          degree: line([textIn(each.degree), textIn(each.field_of_study)].filter(Boolean).join(' in ')),
          school: line(each.school),
          ...span(each.start_date, each.end_date, false),
          lines: [],
        })),
      },
      history: {
        system: 'workable',
        sourceId: `candidate ${textIn(entry.id)}`,
        stage: line(entry.stage),
        outcome,
        since: when(entry.disqualified_at) ?? when(entry.updated_at) ?? when(entry.created_at),
        tags: (Array.isArray(entry.tags) ? entry.tags : []).flatMap((tag) => line(tag) ?? []),
        notes: oldestFirst([
          ...happening(
            when(entry.created_at),
            null,
            textIn(entry.cover_letter) && `Cover letter\n${plain(textIn(entry.cover_letter))}`,
          ),
          ...happening(when(entry.created_at), null, objectsIn(entry.answers).map(answerOf).filter(Boolean).join('\n\n')),
          ...[...objectsIn(entry.comments), ...activities.filter(written)].flatMap((each) => {
            const rating = isObject(each.rating)
              ? Object.entries(each.rating)
                  .map(([name, value]) => `${name}: ${textIn(value)}`)
                  .join(', ')
              : textIn(each.rating)
            return happening(
              when(each.created_at),
              nameIn(each.member),
              plain([rating && `Rating: ${rating}`, textIn(each.body)].filter(Boolean).join('\n')),
            )
          }),
        ]),
        events: oldestFirst([
          ...happening(
            when(entry.created_at),
            null,
            [`${entry.sourced === true ? 'Sourced' : 'Applied'}${of}.`, domain && `Source: ${domain}.`].filter(Boolean).join(' '),
          ),
          ...activities
            .filter((each) => !written(each))
            .flatMap((each) => {
              const action = textIn(each.action)
              const stage = textIn(each.stage_name)
              return happening(when(each.created_at), nameIn(each.member), `${acted[action] ?? action}${stage && ` (${stage})`}`)
            }),
          ...(outcome === 'rejected'
            ? happening(
                when(entry.disqualified_at) ?? when(entry.updated_at),
                null,
                `${entry.withdrew === true ? 'Withdrew' : 'Disqualified'}${of}${reason && `: ${reason}`}`,
              )
            : outcome === 'hired'
              ? happening(when(entry.hired_at) ?? when(entry.updated_at), null, `Hired${of}`)
              : []),
        ]),
        files: [],
        jobs: [],
      },
    }
  },
}
