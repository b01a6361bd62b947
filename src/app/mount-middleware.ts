import { Elysia } from 'elysia'
import { contract } from '#src/contracts/index.ts'
import { checkedAnswers } from '#src/http/answer-check.ts'
import { auditedCalls } from '#src/http/audited-calls.ts'
import { bodies } from '#src/http/body.ts'
import { ownOriginOnly } from '#src/http/csrf.ts'
import { errors } from '#src/http/errors.ts'
import { healthRoutes } from '#src/http/health.ts'
import type { Log } from '#src/http/log.ts'
import { metricsRoutes } from '#src/http/metrics-routes.ts'
import { repeatedParameters } from '#src/http/repeated-parameters.ts'
import { requests, type Traffic } from '#src/http/requests.ts'
import { securityTxt } from '#src/http/security-txt.ts'
import { shownRankings } from '#src/http/shown-rankings.ts'
import { callingItself } from '#src/http/sub-path.ts'
import { tracedRequests } from '#src/http/traced-requests.ts'
import { veiledAnswers } from '#src/http/veiled-answers.ts'
import { versionedCalls } from '#src/http/versioned.ts'
import { type LedgerNotePorts, notingRankings } from '#src/ledger/index.ts'
import type { FileScanner } from '#src/ports/file-scanner.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import type { Mailer } from '#src/ports/mailer.ts'
import type { Metrics } from '#src/ports/metrics.ts'
import type { Processes } from '#src/ports/processes.ts'
import type { Tracer } from '#src/ports/tracer.ts'
import type { Transcriber } from '#src/ports/transcriber.ts'
import { formGuard } from '#src/proof-of-work/routes.ts'
import type { Access } from './access.ts'
import type { Contexts } from './contexts.ts'
import type { Instance } from './instance.ts'

export interface MiddlewareOutside extends Pick<Instance, 'config'>, LedgerNotePorts {
  fileStore: FileStore
  languageModel: LanguageModel
  mailer: Mailer
  transcriber: Transcriber
  fileScanner: FileScanner
  log: Log
  version: { version: string }
  checkDatabase(): Promise<void>
  /** What keeps the rows; SQLite unless told. */
  databaseEngine?: 'sqlite' | 'postgres'
  /** Everybody who serves the instance. */
  processes?: Pick<Processes, 'living'>
  /** Counts for whoever watches; read at /metrics with the token of the configuration. */
  metrics?: Metrics
  /** Tells which work was done for what; absent where nobody watches. */
  tracer?: Tracer
  /** Holds every answer against its contract: in tests and while developing. */
  checkAnswers?: boolean
}

interface Others extends Pick<Contexts, 'blindReview' | 'admin' | 'proofOfWork'> {
  access: Access
  traffic: Traffic
  isStopping(): boolean
}

/** What happens to every request, in this order, before and after its route. */
export function mountMiddleware(
  server: Elysia,
  ports: MiddlewareOutside,
  { blindReview, admin, access, proofOfWork, traffic, isStopping }: Others,
) {
  const { config, clock, log, metrics, tracer } = ports
  const { addressOf, notNoted } = access
  const noteRanking = notingRankings(ports)
  if (tracer) server.use(tracedRequests(tracer))
  if (ports.checkAnswers) server.use(checkedAnswers(contract))
  server
    .use(requests(log, { https: config.publicUrl.startsWith('https:'), trustProxy: config.trustProxy, traffic }))
    .use(errors(log))
    .use(metrics && config.metricsToken ? metricsRoutes(metrics, { token: config.metricsToken, clock, addressOf }) : new Elysia())
    .use(ownOriginOnly(config))
    .use(versionedCalls({ handle: callingItself(server) }))
    .use(auditedCalls(({ user, ...call }) => admin.noteCall(user, call)))
    .use(shownRankings((shown) => noteRanking(shown).catch(notNoted(shown.requestId))))
    .use(veiledAnswers(blindReview))
    .use(bodies())
    .use(repeatedParameters())
    .use(formGuard(proofOfWork, { addressOf }))
    .use(
      healthRoutes(
        {
          database: { name: ports.databaseEngine ?? 'sqlite', check: ports.checkDatabase },
          storage: ports.fileStore,
          mail: ports.mailer,
          llm: ports.languageModel,
          transcription: ports.transcriber,
          scanner: ports.fileScanner,
        },
        { version: ports.version.version, isStopping, ...(ports.processes && { living: ports.processes.living }) },
      ),
    )
    .use(securityTxt({ contacts: config.securityContacts, publicUrl: config.publicUrl, clock }))
}
