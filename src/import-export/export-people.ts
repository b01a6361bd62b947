import { edenGC } from 'bun:jsc'
import { csvStream } from '#src/shared/csv.ts'
import { yieldToEventLoop } from '#src/shared/yield-to-event-loop.ts'
import { hrOpenOf } from './hr-open-of.ts'
import { jsonResumeOf } from './json-resume-of.ts'
import type { Actor, ExportPorts, ExportRow, FieldTable } from './ports.ts'

/** Candidates read at once: what is held in memory, and a millisecond of work. */
const slice = 50
const collectEvery = 2000

const exportColumns = [
  'Name',
  'Email',
  'Phone',
  'Job titles',
  'Companies',
  'Skills',
  'Degrees',
  'Years of experience',
  'Match',
  'Confidence',
  'Job description',
  'Stage',
  'Tags',
  'Received on',
  'File',
  'Candidate ID',
]

/** As what JSON a candidate is written. */
type Shape = 'json-resume' | 'hr-open'

/** Candidates as files. They are read in slices while the file is sent: its length costs no memory, and nobody else waits. */
export function exportPeople(
  ports: Pick<ExportPorts, 'concealed' | 'exportRows' | 'factsOf' | 'fieldTable' | 'marks' | 'stagesOf'>,
) {
  async function* slices(by: Actor, ids: readonly string[]): AsyncGenerator<ExportRow[]> {
    // A request of somebody else takes a few turns until it is answered: each must be short.
    const turn = yieldToEventLoop(1)
    for (let from = 0; from < ids.length; from += slice) {
      yield ports.exportRows(by, ids.slice(from, from + slice))
      // What became of earlier rows is garbage: left to itself it is collected once it weighs more than the file. Only what is
      // young is looked at, which stops nobody, and seldom enough that few rows are taken for old because they are just being sent.
      if (from % collectEvery === 0) edenGC()
      await turn()
    }
  }

  async function* lines(by: Actor, ids: readonly string[], cellsOf: FieldTable['cellsOf']) {
    const stages = new Map<string, { first: string; names: Map<string, string> }>()
    for await (const rows of slices(by, ids)) {
      const marks = await ports.marks(
        by.workspaceId,
        rows.map(({ id }) => id),
      )
      const inFields = await cellsOf(rows.map(({ id }) => id))
      for (const { jobDescriptionId } of rows)
        if (!stages.has(jobDescriptionId)) {
          const all = await ports.stagesOf(jobDescriptionId)
          stages.set(jobDescriptionId, { first: all[0]?.name ?? '', names: new Map(all.map(({ id, name }) => [id, name])) })
        }
      yield rows.map((row) => {
        const { first, names } = stages.get(row.jobDescriptionId)!
        const { stageId, tags } = marks.get(row.id) ?? { stageId: null, tags: [] }
        return [...cells(row, (stageId && names.get(stageId)) || first, tags), ...inFields(row.id)]
      })
    }
  }

  async function* resumes(by: Actor, ids: readonly string[], shape: Shape): AsyncGenerator<string> {
    const turn = yieldToEventLoop()
    let isFirst = true
    const concealed = (await ports.concealed?.(by.workspaceId)) ?? null
    for await (const rows of slices(by, ids)) {
      for (const { id, resumeId } of rows) {
        const read = await ports.factsOf(resumeId)
        await turn()
        if (!read) continue
        const whole = jsonResumeOf({ id, ...read })
        const shown = concealed ? concealed(id, whole) : whole
        yield `${isFirst ? '[\n' : ',\n'}${JSON.stringify(shape === 'hr-open' ? hrOpenOf(shown) : shown)}`
        isFirst = false
      }
    }
    yield isFirst ? '[]\n' : '\n]\n'
  }

  return {
    /** With a column for each field of the workspace that this person may see. */
    async csvOf(by: Actor, ids: readonly string[]): Promise<ReadableStream<Uint8Array>> {
      const fields = await ports.fieldTable(by)
      return csvStream([...exportColumns, ...fields.names], lines(by, ids, fields.cellsOf))
    },
    jsonOf: (by: Actor, ids: readonly string[], shape: Shape): ReadableStream<Uint8Array> => textStream(resumes(by, ids, shape)),
  }
}

function cells(row: ExportRow, stage: string, tags: string[]) {
  return [
    row.name,
    row.email,
    row.mobileNumber,
    list(row.designation),
    list(row.companyNames),
    skillList(row.skills),
    list(row.degree),
    row.totalExperience,
    row.percentage < 0 ? null : row.percentage,
    row.percentage < 0 ? null : Math.round(row.confidence * 100) / 100,
    row.jobTitle,
    stage,
    list(tags),
    row.createdAt.toISOString().slice(0, 10),
    row.filename,
    row.id,
  ]
}

/** Several values in one cell. */
const list = (values: readonly string[]): string => values.map((value) => value.replaceAll(/[;|]/g, ',')).join('; ')

/** A single skill with a comma in it ends like several, so that nobody takes it for two. */
const skillList = (skills: readonly string[]): string =>
  skills.length === 1 && skills[0]!.includes(',') ? `${list(skills)};` : list(skills)

/** Text as it is made, a few kilobytes at a time. */
function textStream(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      let text = ''
      while (text.length < 64 * 1024) {
        const { done, value } = await pieces.next()
        if (done) {
          if (text) controller.enqueue(encoder.encode(text))
          return controller.close()
        }
        text += value
      }
      controller.enqueue(encoder.encode(text))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
}
