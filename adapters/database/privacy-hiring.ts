import { sql } from 'drizzle-orm'
import type { ExportedPart, OwnsPersonalData } from '#src/ports/personal-data.ts'
import type { Database } from './open.ts'
import { among, moment } from './privacy-rows.ts'

/** What colleagues say about candidates and do with them. All of it goes with the candidates' rows. */
export const hiringOfPeople = ({ query }: Database): OwnsPersonalData => {
  const rows = <Row>(statement: ReturnType<typeof sql>) => query().all<Row>(statement)
  const part = <Row extends object>(
    title: string,
    name: string,
    found: Row[],
    columns: string[],
    cells: (row: Row) => (string | null)[],
  ): ExportedPart => ({ title, name, data: found, columns, rows: found.map((row) => cells(row).map((cell) => cell ?? '')) })
  return {
    room: 'hiring',
    erase: async () => ({}),
    async count({ people }) {
      const counted = await rows<{ id: string; notes: number; messages: number; tasks: number; scorecards: number }>(sql`
        select resumes.person_id as id,
          sum((select count(*) from notes where notes.candidate_id = candidates.id)) as notes,
          sum((select count(*) from messages where messages.candidate_id = candidates.id)) as messages,
          sum((select count(*) from tasks where tasks.candidate_id = candidates.id)) as tasks,
          sum((select count(*) from scorecards where scorecards.candidate_id = candidates.id and scorecards.version > 0)) as scorecards
        from resumes join candidates on candidates.resume_id = resumes.id
        where resumes.person_id in ${among(people)} group by resumes.person_id`)
      return new Map(counted.map(({ id, ...counts }) => [id, counts]))
    },
    async export({ candidates }) {
      const ids = among(candidates)
      const ofThem = sql`join candidates on candidates.id = candidate_id
        join job_descriptions on job_descriptions.id = candidates.job_description_id where candidate_id in ${ids}`
      const job = sql`job_descriptions.title as jobTitle`
      const notes = await rows<{ at: number; author: string | null; text: string; jobTitle: string }>(sql`
        select notes.created_at as at, (select full_name from users where users.id = author_id) as author, text, ${job}
        from notes ${ofThem} order by notes.created_at`)
      const earlier = await rows<{ at: number; text: string }>(sql`
        select written_at as at, note_versions.text from note_versions join notes on notes.id = note_versions.note_id
        where notes.candidate_id in ${ids} order by written_at`)
      const scorecards = await rows<{
        at: number
        author: string | null
        state: string
        line: string
        rating: number | null
        note: string
        jobTitle: string
      }>(sql`
        select * from (
          select saved_at as at, (select full_name from users where users.id = author_id) as author,
            iif(submitted_at is null, 'Draft', 'Submitted') as state, 'Recommendation: ' || coalesce(recommendation, 'none') as line,
            null as rating, scorecards.note, ${job}, -1 as position from scorecards ${ofThem} and scorecards.version > 0
          union all
          select saved_at, (select full_name from users where users.id = author_id), iif(submitted_at is null, 'Draft', 'Submitted'),
            r.label, r.rating, r.note, ${job}, r.position
          from scorecards join scorecard_ratings r on r.scorecard_id = scorecards.id ${ofThem})
        order by at, author, position`)
      const messages = await rows<{
        at: number
        address: string
        subject: string
        body: string
        state: string
        sender: string | null
      }>(sql`
        select queued_at as at, address, subject, body, state, (select full_name from users where users.id = sender_id) as sender
        from messages ${ofThem} order by queued_at`)
      const tasks = await rows<{ at: number; title: string; dueOn: string | null; doneAt: number | null; jobTitle: string }>(sql`
        select tasks.created_at as at, tasks.title, due_on as dueOn, done_at as doneAt, ${job} from tasks ${ofThem}
        order by tasks.created_at`)
      const tags = await rows<{ tag: string; jobTitle: string }>(sql`
        select tags.name as tag, ${job} from candidate_tags join tags on tags.id = tag_id ${ofThem} order by tags.name`)
      const stages = await rows<{ stage: string; at: number; reason: string | null; jobTitle: string }>(sql`
        select stages.name as stage, entered_at as at, reason, ${job} from placements join stages on stages.id = stage_id ${ofThem}
        order by entered_at`)
      const timeline = (
        await rows<{ at: number; actor: string | null; kind: string; details: string; jobTitle: string }>(sql`
        select at, (select full_name from users where users.id = actor_id) as actor, kind, details, ${job}
        from timeline_entries ${ofThem} order by at`)
      ).map(({ details, ...entry }) => ({
        ...entry,
        details: JSON.parse(details) as Record<string, unknown>,
      }))
      return [
        part('Stages', 'stages', stages, ['Job description', 'Stage', 'Since', 'Reason'], ({ jobTitle, stage, at, reason }) => [
          jobTitle,
          stage,
          moment(at),
          reason,
        ]),
        part('Messages', 'messages', messages, ['When', 'From', 'To', 'Subject', 'Text', 'State'], (message) => [
          moment(message.at),
          message.sender,
          message.address,
          message.subject,
          message.body,
          message.state,
        ]),
        part('Notes', 'notes', notes, ['When', 'Who', 'Job description', 'Note'], ({ at, author, jobTitle, text }) => [
          moment(at),
          author,
          jobTitle,
          text,
        ]),
        part(
          'Scorecards',
          'scorecards',
          scorecards,
          ['When', 'Who', 'Job description', 'State', 'Line', 'Rating (1 to 4)', 'Note'],
          ({ at, author, jobTitle, state, line, rating, note }) => [
            moment(at),
            author,
            jobTitle,
            state,
            line,
            rating === null ? null : String(rating),
            note,
          ],
        ),
        part('What notes said before', 'earlierNotes', earlier, ['When', 'Note'], ({ at, text }) => [moment(at), text]),
        part('Tasks', 'tasks', tasks, ['Written', 'Task', 'Due', 'Done', 'Job description'], (task) => [
          moment(task.at),
          task.title,
          task.dueOn,
          task.doneAt ? moment(task.doneAt) : null,
          task.jobTitle,
        ]),
        part('Tags', 'tags', tags, ['Tag', 'Job description'], ({ tag, jobTitle }) => [tag, jobTitle]),
        part('Timeline', 'timeline', timeline, ['When', 'Who', 'What', 'Details', 'Job description'], (entry) => [
          moment(entry.at),
          entry.actor ?? 'The product',
          entry.kind.replaceAll('-', ' '),
          Object.entries(entry.details)
            .filter(([name]) => !/Id$/.test(name))
            .map(([name, value]) => `${name}: ${value}`)
            .join(', '),
          entry.jobTitle,
        ]),
      ]
    },
  }
}
