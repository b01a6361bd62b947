import type { Purpose } from '#src/ports/outgoing.ts'

/** A place that the settings lead to. */
export interface Destination {
  purpose: Purpose
  /** The variable that names it. */
  setting: string
  /** Host and port, in lower case. */
  host: string
}

interface Chosen {
  fileStore: string
  languageModel: string
  transcriber: string
  mailer: string
  fileScanner?: string
}

/** An identity provider that people sign in with. */
interface Provider {
  name: string
  issuer: string
  hosts: string[]
}

const ports: Record<string, string> = {
  'http:': '80',
  'https:': '443',
  'smtp:': '587',
  'smtps:': '465',
  'postgres:': '5432',
  'postgresql:': '5432',
  'imap:': '143',
  'imaps:': '993',
}

/** Host and port of an address; null for what is none, and for files and data that lead nowhere. */
export function hostOf(address: string): string | null {
  const url = URL.parse(address)
  const port = url && (url.port || ports[url.protocol])
  return url && port ? `${url.hostname.toLowerCase()}:${port}` : null
}

/** Whether a host with its port is this machine. */
export const isThisMachine = (host: string): boolean => /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]):\d+$/.test(host)

/** Every place that the chosen adapters connect to, and where traces go. What an adapter that is not chosen would need is none of it. */
export function destinationsOf(
  chosen: Chosen,
  environment: Record<string, string | undefined>,
  providers: Provider[] = [],
): Destination[] {
  const value = (name: string, fallback: string) => environment[name]?.trim() || fallback
  const openai: [string, string] = ['OPENAI_BASE_URL', value('OPENAI_BASE_URL', 'https://api.openai.com/v1')]
  const ollama = value('OLLAMA_HOST', 'http://localhost:11434')
  const ownOllama: [string, string] = ['OLLAMA_HOST', /^https?:/.test(ollama) ? ollama : withOwnPort(ollama)]
  const storage = value('S3_ENDPOINT', `https://s3.${value('S3_REGION', 'us-east-1')}.amazonaws.com`)
  const known: Record<string, [Purpose, string, string]> = {
    'languageModel ollama': ['language model', ...ownOllama],
    'languageModel openai': ['language model', ...openai],
    'transcriber openai': ['transcription', ...openai],
    'mailer smtp': ['mail', 'SMTP_URL', value('SMTP_URL', '')],
    'fileScanner clamd': ['virus scan', 'CLAMD_ADDRESS', value('CLAMD_ADDRESS', 'tcp://127.0.0.1:3310')],
    'fileStore s3': ['file storage', 'S3_ENDPOINT', storage],
  }
  const collector: [Purpose, string, string] = ['traces', 'OTEL_EXPORTER_OTLP_ENDPOINT', value('OTEL_EXPORTER_OTLP_ENDPOINT', '')]
  const anchors: [Purpose, string, string] | undefined = environment.AUDIT_ANCHOR_S3_BUCKET?.trim()
    ? [
        'audit log',
        'AUDIT_ANCHOR_S3_ENDPOINT',
        value('AUDIT_ANCHOR_S3_ENDPOINT', `https://s3.${value('AUDIT_ANCHOR_S3_REGION', 'us-east-1')}.amazonaws.com`),
      ]
    : undefined
  const mailbox: [Purpose, string, string] = ['mail in', 'IMAP_URL', value('IMAP_URL', '')]
  const wanted = [...Object.entries(chosen).map(([part, name]) => known[`${part} ${name}`]), mailbox, collector, anchors]
  const ofAdapters = wanted.flatMap((place): Destination[] => {
    const [purpose, setting, address] = place ?? []
    const host = address === undefined ? null : hostOf(address)
    return purpose && setting && host ? [{ purpose, setting, host }] : []
  })
  return [...ofAdapters, ...providers.flatMap(ofProvider)]
}

/** Its issuer, and where it answers besides, which is always https. */
function ofProvider({ name, issuer, hosts }: Provider): Destination[] {
  const prefix = `OIDC_${name.toUpperCase().replaceAll('-', '_')}`
  const places = [[`${prefix}_ISSUER`, issuer], ...hosts.map((host) => [`${prefix}_HOSTS`, `https://${host}`])]
  return places.flatMap(([setting, address]) => {
    const host = hostOf(address ?? '')
    return setting && host ? [{ purpose: 'sign-in', setting, host }] : []
  })
}

/** Ollama's own library takes a host without a scheme and a port for one with its own. */
const withOwnPort = (host: string) => `http://${/:\d+(?:\/|$)/.test(host) ? host : host.replace(/(?=\/|$)/, ':11434')}`
