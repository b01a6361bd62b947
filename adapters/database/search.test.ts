import { describe, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import type { ResumeFacts } from '#src/resume-engine/facts.ts'
import { files, modelFacts, people, resumeChanges, resumes, workspaces } from './schema.ts'
import { databaseResumeArchive } from './search.ts'
import { testDatabase } from './test-database.ts'
import { databaseWorkspaces } from './workspaces.ts'
import { writing } from './writing.ts'

const at = new Date('2026-01-15T09:00:00Z')

async function stored(...ids: string[]) {
  const database = testDatabase()
  const { query } = database
  const write = writing(database)
  const resume = (id: string) => ({
    id,
    workspaceId: 'w',
    personId: 'p',
    fileId: 'f',
    sha256: id,
    textHash: `text of ${id}`,
    filename: 'r.pdf',
    receivedOn: '2026-01-15',
    engine: 'e',
    facts: {} as ResumeFacts,
    warnings: [],
    createdAt: at,
  })
  await write(async () => {
    await query().insert(workspaces).values({ id: 'w', name: 'W', plan: 'free', createdAt: at }).run()
    await query().insert(people).values({ id: 'p', workspaceId: 'w', createdAt: at }).run()
    const file = {
      id: 'f',
      workspaceId: 'w',
      key: 'k',
      sha256: 's',
      size: 1,
      type: 'pdf',
      filename: 'r.pdf',
      createdAt: at,
    } as const
    await query().insert(files).values(file).run()
    for (const id of ids) await query().insert(resumes).values(resume(id)).run()
  })
  const archive = databaseResumeArchive(database)
  const idsAfter = async (number: number) => (await archive.changes('w', number, 100)).map(({ id }) => id)
  const newest = async () => (await archive.changes('w', 0, 100)).at(-1)!.number
  return { database, query, write, resume, archive, idsAfter, newest }
}

describe('the changes of resumes', () => {
  test('name what was added, read again, completed by a model or removed, whoever wrote it', async () => {
    const { query, write, resume, archive, idsAfter, newest } = await stored('a', 'b', 'c')
    expect(await idsAfter(0)).toEqual(['a', 'b', 'c'])
    const seen = await newest()
    await write(() =>
      query()
        .update(resumes)
        .set({ facts: {} as ResumeFacts })
        .where(eq(resumes.id, 'b'))
        .run(),
    )
    await write(() => query().insert(resumes).values(resume('d')).run())
    const added = {
      workspaceId: 'w',
      textHash: 'text of a',
      kind: 'resume',
      model: 'm',
      promptVersion: '1',
      facts: {},
      createdAt: at,
    }
    await write(() =>
      query()
        .insert(modelFacts)
        .values(added as typeof modelFacts.$inferInsert)
        .run(),
    )
    await write(() => query().delete(resumes).where(eq(resumes.id, 'c')).run())
    expect(await idsAfter(seen)).toEqual(['b', 'd', 'a', 'c'])
    expect((await archive.changes('w', 0, 100)).at(-1)).toMatchObject({ id: 'c', resume: null })
    expect(await idsAfter(await newest())).toEqual([])
  })

  test('are silent about what changes no score', async () => {
    const { query, write, idsAfter, newest } = await stored('a')
    const seen = await newest()
    await write(() => query().update(resumes).set({ filename: 'other.pdf' }).where(eq(resumes.id, 'a')).run())
    expect(await idsAfter(seen)).toEqual([])
  })

  test('of work that was undone leave nothing behind', async () => {
    const { query, write, resume, idsAfter } = await stored('a')
    const failing = write(async () => {
      await query().insert(resumes).values(resume('b')).run()
      throw new Error('undone')
    })
    const refused = expect(failing).rejects.toThrow('undone')
    await refused
    await write(() => query().insert(resumes).values(resume('c')).run())
    expect(await idsAfter(0)).toEqual(['a', 'c'])
  })

  test('are forgotten with their workspace', async () => {
    const { database, query } = await stored('a', 'b')
    await databaseWorkspaces(database).remove('w')
    expect(await query().select().from(resumeChanges).all()).toEqual([])
  })
})
