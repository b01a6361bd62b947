import { describe, expect, setDefaultTimeout, test } from 'bun:test'
import { aJobDescription, aResume } from '#adapters/test-documents.ts'
import { submissionForm, testServer } from '#adapters/test-server.ts'
import { applicationForm, linkOf, newAddress } from '#src/jobportal/applying/test-applying.ts'

setDefaultTimeout(60_000)

const permit = 'May you work in the US?'

/** A posted job of recruiters with a question of every kind, of which two write into fields. */
async function anAskingJob() {
  const server = testServer({ TRUST_PROXY: 'on' })
  const { cookie } = await server.recruiter()
  const send = (method: string, path: string, body?: unknown) => server.call(method, path, { cookie, body })
  const resume = await aResume({ skills: ['Go'] })
  const submitted = await send(
    'POST',
    '/api/submit',
    submissionForm({ 'uploaded.pdf': resume }, await aJobDescription(), 'Engineer'),
  )
  const job: string = submitted.body.results[0].jobDescriptionId._id
  const us = (
    await send('POST', '/api/fields', { name: 'US permit', kind: 'choice', choices: [{ name: 'Yes' }, { name: 'No' }] })
  ).body
  const days = (await send('POST', '/api/fields', { name: 'Notice', kind: 'number', unit: 'days', maximum: 365 })).body
  const wanted = {
    title: 'Engineer',
    companyName: 'Harbor Lane',
    location: 'Oslo',
    descriptionText: 'Keep the platform running.',
    questions: [
      { question: permit, kind: 'yesno', required: true, choices: [{ id: 'no', name: 'No', flagged: true }], fieldId: us._id },
      { question: 'Notice in days?', kind: 'number', fieldId: days._id },
      { question: 'Where?', kind: 'choice', choices: [{ name: 'Oslo' }, { name: 'Bergen', flagged: true }] },
      { question: 'Which?', kind: 'choices', choices: [{ name: 'Go' }, { name: 'Rust' }, { name: 'Zig' }] },
      { question: 'From when?', kind: 'date' },
      { question: 'In a line?', kind: 'short' },
      { question: 'Why us?' },
      { question: 'Your certificate?', kind: 'file' },
    ],
  }
  const posted = await send('POST', `/api/job-descriptions/${job}/posting`, wanted)
  if (posted.status !== 201) throw new Error(posted.text)
  await server.app.worker.runDue()
  const { publicId, _id: postId } = posted.body.job
  const asked: { id: string; choices?: { id: string; name: string }[] }[] = posted.body.job.fields.questions
  const field = (at: number) => `answer-${asked[at]!.id}`
  const apply = async (more: Record<string, string>, file?: { bytes: BlobPart; name: string }, email = 'mira@example.com') => {
    // Another person has another resume; but for the name it says the same.
    const name = email === 'mira@example.com' ? 'Mira Talvik' : email.startsWith('anna') ? 'Anna Berg' : 'Bert Lund'
    const resume = await aResume({ name, email, phone: email.startsWith('anna') ? '+1 415 555 0171' : '+1 415 555 0162' })
    const form = await applicationForm({ name, email, more, resume })
    if (file) form.append(field(7), new Blob([file.bytes]), file.name)
    const answer = await server.call('POST', `/public/apply/${publicId}`, {
      body: form,
      headers: { 'x-forwarded-for': newAddress() },
    })
    await server.app.worker.runDue()
    return answer
  }
  const candidateOf = async (email = 'mira@example.com') => (await server.applications.ofEmail(postId, email))!.candidateId!
  return { server, cookie, send, job, us, days, wanted, publicId, postId, asked, field, apply, candidateOf }
}

describe('questions of a job', () => {
  test('are shown to applicants without what is the company’s business', async () => {
    const { server, publicId, asked, us } = await anAskingJob()
    const shown = await server.call('GET', `/public/job/${publicId}`)
    expect(shown.text).not.toContain('flagged')
    expect(shown.text).not.toContain(us._id)
    expect(shown.body.questions[0]).toEqual({
      id: asked[0]!.id,
      question: permit,
      required: true,
      kind: 'yesno',
      choices: [
        { id: 'yes', name: 'Yes' },
        { id: 'no', name: 'No' },
      ],
    })
  })

  test('are refused in words where they cannot be asked', async () => {
    const { send, job, wanted } = await anAskingJob()
    const refused = async (question: object) => {
      const { status, body } = await send('PUT', `/api/job-descriptions/${job}/posting`, { ...wanted, questions: [question] })
      return [status, body.field, body.message]
    }
    const many = Array.from({ length: 21 }, (_, at) => ({ name: `Choice ${at}` }))
    expect(await refused({ question: 'One?', kind: 'choice', choices: many })).toEqual([
      400,
      'questions',
      'A question can have 20 choices at most.',
    ])
    expect((await refused({ question: 'One?', kind: 'choice', choices: [{ name: 'Only' }] }))[2]).toBe(
      'A question of choices needs at least two.',
    )
    expect((await refused({ question: 'One?', kind: 'color' }))[2]).toBe('A question has a kind that there is not.')
  })

  test('are answered by a plain form, each in its kind, or refused beside the question', async () => {
    const { field, apply, asked } = await anAskingJob()
    const refused = async (more: Record<string, string>, file?: { bytes: BlobPart; name: string }) => {
      const { status, body } = await apply(more, file)
      return [status, body.field, body.message]
    }
    expect(await refused({})).toEqual([400, field(0), `Please answer: ${permit}`])
    expect(await refused({ [field(0)]: 'maybe' })).toEqual([400, field(0), `Please choose one of the answers: ${permit}`])
    const yes = { [field(0)]: 'yes' }
    expect(await refused({ ...yes, [field(1)]: 'soon' })).toEqual([400, field(1), 'Please answer with a number: Notice in days?'])
    expect(await refused({ ...yes, [field(4)]: '2026-02-30' })).toEqual([400, field(4), 'Please answer with a day: From when?'])
    expect((await refused({ ...yes, [field(5)]: 'x'.repeat(301) }))[1]).toBe(field(5))
    expect(await refused(yes, { bytes: '<html>', name: 'page.pdf' })).toEqual([
      400,
      field(7),
      'Please send a PDF, DOC or DOCX file: Your certificate?',
    ])
    expect((await refused(yes, { bytes: new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), name: 'a.docx' }))[1]).toBe(field(7))
    const several = { [`${field(3)}.${asked[3]!.choices![0]!.id}`]: 'yes', [`${field(3)}.${asked[3]!.choices![2]!.id}`]: 'yes' }
    expect((await apply({ ...yes, ...several })).status).toBe(201)
  })

  test('flag what recruiters wanted to be shown, and that changes neither stage nor score', async () => {
    const { field, asked, apply, candidateOf, send } = await anAskingJob()
    await apply({ [field(0)]: 'yes' }, undefined, 'anna@example.com')
    await apply({ [field(0)]: 'no', [field(2)]: asked[2]!.choices![1]!.id, [field(1)]: '30' }, undefined, 'bert@example.com')
    const [anna, bert] = [await candidateOf('anna@example.com'), await candidateOf('bert@example.com')]
    const { application } = (await send('GET', `/api/candidates/${bert}/application`)).body
    expect(application.answers).toEqual([
      { questionId: asked[0]!.id, question: permit, answer: 'No', flagged: true },
      { questionId: asked[1]!.id, question: 'Notice in days?', answer: '30' },
      { questionId: asked[2]!.id, question: 'Where?', answer: 'Bergen', flagged: true },
    ])
    const standing = async (id: string) => {
      const { placement, stages, timeline } = (await send('GET', `/api/candidates/${id}/workflow`)).body
      const [{ 'Resume Data': data }] = (await send('GET', `/api/candidates/${id}`)).body.matchingResult
      return [
        placement.stageId,
        stages[0]._id,
        data['Matching Percentage'],
        timeline.entries.filter(({ kind }: { kind: string }) => kind === 'rejected' || kind === 'stage-moved').length,
      ]
    }
    // The same resume, with a flag and without: the same stage, the first, and the same score.
    expect(await standing(bert)).toEqual(await standing(anna))
    const [stage, first, percentage, moves] = await standing(bert)
    expect([stage, moves]).toEqual([first, 0])
    expect(percentage).toBeGreaterThan(0)
    const told = await send('GET', `/api/candidates/${anna}/application`)
    expect(told.text).not.toContain('flagged')
  })

  test('keep what was asked when they are changed, flags included', async () => {
    const { field, apply, candidateOf, send, job, wanted, asked } = await anAskingJob()
    await apply({ [field(0)]: 'no' })
    const [first, ...others] = wanted.questions
    const questions = [
      { ...first, id: asked[0]!.id, question: 'Anything else?', choices: [{ id: 'yes', name: 'Yes', flagged: true }] },
      ...others.slice(1),
    ]
    expect((await send('PUT', `/api/job-descriptions/${job}/posting`, { ...wanted, questions })).status).toBe(200)
    const { application } = (await send('GET', `/api/candidates/${await candidateOf()}/application`)).body
    expect(application.answers).toEqual([{ questionId: asked[0]!.id, question: permit, answer: 'No', flagged: true }])
  })

  test('write into the fields they are meant for, until a person writes there', async () => {
    const { field, apply, candidateOf, send, us, days, server } = await anAskingJob()
    await apply({ [field(0)]: 'no', [field(1)]: '400' })
    const id = await candidateOf()
    const filled = async () => (await send('GET', `/api/candidates/${id}/fields`)).body
    const [permitted, notice] = await filled()
    expect([permitted.shown, permitted.fromApplicant, permitted.changedBy]).toEqual(['No', true, null])
    // Beyond the limits of the field: it stands with the application alone.
    expect(notice.shown).toBe(null)
    const listed = async (condition: string) =>
      (await send('GET', `/api/candidate-filtering?fields=list&field=${condition}`)).body.map(({ _id }: { _id: string }) => _id)
    expect(await listed(`${us._id}:is:${us.choices[1].id}`)).toEqual([id])
    await send('PUT', `/api/candidates/${id}/fields/${us._id}`, { value: [us.choices[0].id], version: permitted.version })
    const token = await linkOf(server, 'mira@example.com')
    await apply({ [field(0)]: 'no', [field(1)]: '30' })
    const mail = (await server.sentMails()).findLast((each) => each.kind === 'application-sent')
    const { searchParams } = new URL(mail?.kind === 'application-sent' ? mail.link : 'about:blank')
    expect((await server.call('POST', `/api/application/${token}/newer/${searchParams.get('newer')}`, { body: {} })).status).toBe(
      200,
    )
    await server.app.worker.runDue()
    const [after, later] = (await send('GET', `/api/candidates/${await candidateOf()}/fields`)).body
    expect([after.shown, after.fromApplicant]).toEqual(['Yes', false])
    expect([later.shown, later.fromApplicant, days.unit]).toEqual(['30 days', true, 'days'])
  })

  test('take files that are stored, downloaded and deleted like resumes', async () => {
    const { server, cookie, field, asked, apply, candidateOf, send } = await anAskingJob()
    const bytes = new Uint8Array(await aResume({ name: 'Heron Certificate' }))
    expect((await apply({ [field(0)]: 'yes' }, { bytes, name: 'C:\\papers\\heron.pdf' })).status).toBe(201)
    const id = await candidateOf()
    const path = `/api/candidates/${id}/application/files/${asked[7]!.id}`
    const { url } = (await send('GET', path)).body
    const download = await server.call('GET', url, { cookie })
    expect([download.status, download.headers.get('content-disposition')?.startsWith('attachment')]).toEqual([200, true])
    const { application } = (await send('GET', `/api/candidates/${id}/application`)).body
    expect(application.answers[1]).toEqual({
      questionId: asked[7]!.id,
      question: 'Your certificate?',
      answer: 'heron.pdf',
      isFile: true,
    })
    const stranger = await server.recruiter('sara@example.com')
    expect((await server.call('GET', path, { cookie: stranger.cookie })).status).toBe(404)
    expect((await server.call('GET', url, { cookie: stranger.cookie })).status).toBe(404)
    const token = await linkOf(server, 'mira@example.com')
    const own = await server.call('GET', `/api/application/${token}`)
    expect(own.text).toContain('heron.pdf')
    expect(own.text).not.toContain('fileId')
    const zip = await server.call('GET', `/api/application/${token}/data.zip`)
    expect(zip.text).toContain('2 heron.pdf')
    const person = await send('GET', `/api/candidates/${id}/export`)
    expect(person.text).toContain('heron.pdf')
    const before = await server.files.allKeys()
    expect((await server.call('DELETE', `/api/application/${token}`)).status).toBe(204)
    await server.app.worker.runDue()
    const left = await server.files.allKeys()
    const gone = [...before].filter((key) => !left.has(key))
    expect(gone.length).toBe(2)
    for (const key of gone) expect(await server.fileStore.size(key)).toBe(null)
  })
})

test('applicants read the fields that are shown to them, and no others', async () => {
  const { server, field, apply, candidateOf, send, us } = await anAskingJob()
  await apply({ [field(0)]: 'yes', [field(1)]: '30' })
  const shown = async () =>
    (await server.call('GET', `/api/application/${await linkOf(server, 'mira@example.com')}`)).body.shownFields
  expect(await shown()).toEqual([])
  const choices = us.choices.map(({ id, name }: { id: string; name: string }) => ({ id, name }))
  await send('PUT', `/api/fields/${us._id}`, {
    name: 'US permit',
    choices,
    shownToApplicant: true,
    audience: 'owners',
    version: 1,
  })
  expect(await shown()).toEqual([{ name: 'US permit', value: 'Yes' }])
  expect(await candidateOf()).not.toBe(null)
})
