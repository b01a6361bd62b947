import type { Metrics, ServerState } from '#src/ports/metrics.ts'

type Library = typeof import('prom-client')

interface Options {
  state: ServerState
  version: string
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Figures in the language of Prometheus. The library is loaded when this is made: a server that is not watched never has it. */
export function prometheus(options: Options): Metrics {
  const figures = import('prom-client').then((library) => createFigures(library, options))
  // Without its figures the server still serves.
  figures.catch(() => {})
  let isProofDemanded = () => false
  return {
    request({ method, route, status, seconds }) {
      const labels = { method: methods.has(method) ? method : 'other', route: route || 'page', status: String(status) }
      void figures.then(({ requests }) => requests.observe(labels, seconds)).catch(() => {})
    },
    job({ kind, outcome, seconds }) {
      void figures.then(({ jobs }) => jobs.observe({ kind, outcome }, seconds)).catch(() => {})
    },
    form(sent) {
      void figures.then(({ forms }) => forms.inc(sent)).catch(() => {})
    },
    proofOfWork(isDemanded) {
      isProofDemanded = isDemanded
    },
    async render() {
      const { registry, look } = await figures
      await look(isProofDemanded())
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

function createFigures({ Counter, Gauge, Histogram, Registry, collectDefaultMetrics }: Library, { state, version }: Options) {
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor time, open files, and how late the event loop is.
  collectDefaultMetrics({ register: registry, prefix: 'ats_' })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `ats_${name}`, help, labelNames, registers })

  const requests = new Histogram({
    name: 'ats_http_request_duration_seconds',
    help: 'Time from the arrival of a request to its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  })
  const jobs = new Histogram({
    name: 'ats_job_duration_seconds',
    help: 'Time of one attempt at a job of the queue.',
    labelNames: ['kind', 'outcome'],
    buckets: [0.01, 0.1, 0.5, 1, 5, 30, 120, 600],
    registers,
  })
  const forms = new Counter({
    name: 'ats_forms_total',
    help: 'Public forms that came, by what became of them at the door.',
    labelNames: ['form', 'outcome'],
    registers,
  })
  const proof = gauge('forms_proof_of_work', '1 while public forms ask for a proof of work.')
  const open = gauge('jobs_open', 'Jobs that are due or were tried before.', ['kind'])
  const failed = gauge('jobs_failed', 'Jobs that were given up and wait for an administrator.', ['kind'])
  const oldest = gauge('jobs_oldest_seconds', 'Age of the oldest job that is due and waits.', ['kind'])
  const database = gauge('database_bytes', 'Size of the database with its log.')
  const processes = gauge('readers_processes', 'Processes that read files.')
  const busy = gauge('readers_busy', 'Processes that read a file at this moment.')
  const waiting = gauge('readers_waiting_files', 'Files that wait for a process.')
  gauge('version_info', 'What is running.', ['version']).set({ version }, 1)

  /** Looks up what is not counted as it happens. */
  async function look(isProofDemanded: boolean) {
    proof.set(isProofDemanded ? 1 : 0)
    const [counts, bytes] = await Promise.all([state.jobs(), state.databaseBytes()])
    for (const each of [open, failed, oldest]) each.reset()
    for (const count of counts) {
      open.set({ kind: count.kind }, count.open)
      failed.set({ kind: count.kind }, count.failed)
      oldest.set({ kind: count.kind }, count.oldestSeconds)
    }
    database.set(bytes)
    const readers = state.readers()
    processes.set(readers.processes)
    busy.set(readers.busy)
    waiting.set(readers.waiting)
  }

  return { registry, requests, jobs, forms, look }
}
