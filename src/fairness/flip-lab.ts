import { type JobSteps, TakenOver } from '#src/ports/job-queue.ts'
import { jobHandlers } from '#src/shared/job-handlers.ts'
import { madePeople, mostCandidates, mostFailed, mostListed, twinsOfKind } from './constants.ts'
import { AlreadyRunning, JobNotHere } from './errors.ts'
import type { Actor, FairnessPorts, FlipRequest, FlipResult, FlipRun, FlipsOfOne } from './ports.ts'
import type { FlipLabAnswer, FlipRunRecord } from './views.ts'

/** Compared at once: the reading processes have files of people who wait as well. */
const atOnce = 2

/** Compares candidates of a job with their twins in the background, one run at a time in a workspace. */
export function flipLab(ports: FairnessPorts) {
  const { auditLog, clock, flipReader, flipRuns, flipSource, ids, jobs, liveFeed, transaction, flipsMade = madePeople } = ports

  const told = ({ workspaceId, jobDescriptionId }: FlipRun) =>
    liveFeed.publish(workspaceId, { kind: 'workflow-changed', jobDescriptionId, candidateId: null })

  const end = (run: FlipRun, outcome: Partial<FlipRun>, job: JobSteps) =>
    transaction(async () => {
      await job.done()
      await flipRuns.update(run.id, { ...outcome, finishedAt: clock.now() })
      told(run)
    })

  const answer = async (by: Actor, jobDescriptionId: string): Promise<FlipLabAnswer> => {
    const material = await flipSource.flipMaterial(by.workspaceId, jobDescriptionId, 0)
    if (!material) throw new JobNotHere()
    const run = await flipRuns.latest(by.workspaceId, jobDescriptionId)
    return {
      jobDescription: { _id: jobDescriptionId, title: material.title },
      run: run && runRecord(run),
      isBusy: (await flipRuns.open(by.workspaceId)) !== null,
      limits: { candidates: mostCandidates, made: flipsMade },
    }
  }

  const compare = async (run: FlipRun, job: JobSteps) => {
    const material = await flipSource.flipMaterial(run.workspaceId, run.jobDescriptionId, mostCandidates)
    if (!material) throw new JobNotHere()
    const { requirements, criteria, resumes } = material
    const seed = run.id
    const result = emptyResult(ports, { criteriaVersion: criteria.version, candidates: resumes.length, seed, made: flipsMade })
    const day = clock.now().toISOString().slice(0, 10)
    const common = { requirements, criteria, most: twinsOfKind }
    const total = resumes.length + flipsMade
    await transaction(async () => {
      await flipRuns.update(run.id, { state: 'running', total, done: 0 })
      told(run)
    })
    let next = 0
    let done = 0
    const one = async (index: number) => {
      const resume = resumes[index]
      const made = resume ? null : index - resumes.length
      const document = resume && (await flipSource.documentOfResume(run.workspaceId, resume.resumeId))
      if (resume && !document) return
      const source: FlipRequest['source'] = document ? { document } : { seed, number: made! }
      const found = await flipReader.flips({ ...common, source, day: resume?.day ?? day, turn: index }).catch(() => null)
      if (found) takeIn(result, found, { candidateId: resume?.candidateId ?? null, made })
      else result.failed += 1
    }
    const work = async () => {
      while (next < total && result.failed <= mostFailed) {
        await one(next++)
        done += 1
        if (done % 5 === 0) await transaction(() => flipRuns.update(run.id, { done }))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if (result.failed > mostFailed) throw new Error(`${result.failed} resumes could not be compared`)
    await end(run, { state: 'done', done: total, result }, job)
  }

  return {
    flipLab: answer,

    /** Starts a run in the background. Rejects with `AlreadyRunning` while another one of the workspace is open. */
    async startFlipLab(by: Actor, jobDescriptionId: string, requestId: string): Promise<FlipLabAnswer> {
      if (!(await flipSource.flipMaterial(by.workspaceId, jobDescriptionId, 0))) throw new JobNotHere()
      await transaction(async () => {
        if (await flipRuns.open(by.workspaceId)) throw new AlreadyRunning()
        const id = ids.id()
        const run: FlipRun = {
          id,
          workspaceId: by.workspaceId,
          jobDescriptionId,
          state: 'waiting',
          done: 0,
          total: 0,
          error: null,
          result: null,
          startedBy: by.id,
          createdAt: clock.now(),
          finishedAt: null,
        }
        await flipRuns.add(run)
        await jobs.add({ kind: 'flip-lab', payload: { id }, key: `flip ${by.workspaceId}` })
        const subject = { kind: 'job description', id: jobDescriptionId }
        await auditLog.append({ action: 'run-flip-lab', actorId: by.id, workspaceId: by.workspaceId, subject, requestId })
      })
      return answer(by, jobDescriptionId)
    },

    jobs: jobHandlers({
      async 'flip-lab'({ id }, job) {
        const run = await flipRuns.find(id)
        if (!run || run.state === 'done' || run.state === 'failed') return
        try {
          await compare(run, job)
        } catch (error) {
          if (error instanceof TakenOver) throw error
          const sentence =
            error instanceof JobNotHere ? error.message : 'The twins could not be compared. Start the flip lab again.'
          await end(run, { state: 'failed', error: sentence }, job)
        }
      },
    }),
  }
}

export const emptyResult = (
  { engine, modelName }: Pick<FairnessPorts, 'engine' | 'modelName'>,
  {
    criteriaVersion,
    candidates,
    seed,
    made = madePeople,
  }: Pick<FlipResult, 'criteriaVersion' | 'candidates' | 'seed'> & { made?: number },
): FlipResult => ({
  engine,
  model: modelName,
  criteriaVersion,
  candidates,
  made,
  seed,
  failed: 0,
  counts: [],
  differing: 0,
  differences: [],
})

/** Adds what was found with one resume. */
export function takeIn(result: FlipResult, found: FlipsOfOne, whose: { candidateId: string | null; made: number | null }) {
  for (const { kind, twins, same, worst } of found.counts) {
    const known = result.counts.find((each) => each.kind === kind)
    if (known) {
      known.twins += twins
      known.same += same
      known.worst = Math.max(known.worst, worst)
    } else result.counts.push({ kind, twins, same, worst })
    result.differing += twins - same
  }
  const listed = found.differences.map((difference) => ({ ...difference, ...whose }))
  result.differences = [...result.differences, ...listed]
    .toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
    .slice(0, mostListed)
}

const runRecord = ({ id, state, done, total, error, createdAt, finishedAt, result }: FlipRun): FlipRunRecord => ({
  _id: id,
  state,
  done,
  total,
  error,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  result,
})
