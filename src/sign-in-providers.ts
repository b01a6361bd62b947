import { type Role, roles } from '#src/shared/roles.ts'
import { WrongConfiguration } from './wrong-configuration.ts'

/** An identity provider that people may sign in with, as the environment names it. */
export interface ProviderConfig {
  /** In addresses and in the names of its variables: lower case. */
  name: string
  /** On the button. */
  label: string
  issuer: string
  clientId: string
  /** Null for a client that is registered without one. */
  clientSecret: string | null
  scopes: string
  /** Where the provider answers beside the host of its issuer, as host names. */
  hosts: string[]
  /** Domains of addresses that may come in; empty: only accounts that are there already. */
  allowedDomains: string[]
  /** Whether an address counts as verified where the provider does not say whether it is. */
  trustsAddresses: boolean
  /** Which words of `amr` or `acr` say that a second factor was asked for; `always`: it always is. */
  secondFactor: 'always' | string[]
  groupsClaim: string
  /** Whoever is in one of these groups works in this workspace; null: groups mean nothing. */
  workspace: { id: string; roles: { group: string; role: Role }[] } | null
}

type Environment = Record<string, string | undefined>

/** Stands for everybody whom the provider lets in, in the list of groups. */
export const everybody = '*'

/** Reads `OIDC_PROVIDERS` and what belongs to each; throws `WrongConfiguration` for the first value that cannot be used. */
export function readProviders(environment: Environment): ProviderConfig[] {
  const names = listOf(environment.OIDC_PROVIDERS).map((name) => name.toLowerCase())
  for (const name of names)
    if (!/^[a-z][a-z0-9-]{0,30}$/.test(name))
      throw new WrongConfiguration(
        'OIDC_PROVIDERS',
        `"${name}"`,
        'short names of letters, digits and hyphens, such as keycloak,google',
      )
  if (new Set(names).size < names.length)
    throw new WrongConfiguration('OIDC_PROVIDERS', 'a list with one name twice', 'each name once')
  const providers = names.map((name) => readProvider(name, environment))
  const clients = new Set(providers.map(({ issuer }) => issuer))
  if (clients.size < providers.length)
    throw new WrongConfiguration('OIDC_PROVIDERS', 'two names for one issuer', 'each issuer once')
  return providers
}

function readProvider(name: string, environment: Environment): ProviderConfig {
  const prefix = `OIDC_${name.toUpperCase().replaceAll('-', '_')}`
  const value = (what: string) => environment[`${prefix}_${what}`]?.trim() ?? ''
  const shown = (text: string) => (text ? `"${text.replace(/\/\/[^/]*@/, '//…@').slice(0, 80)}"` : 'not set')
  const wrong = (what: string, takes: string) => new WrongConfiguration(`${prefix}_${what}`, shown(value(what)), takes)

  const issuer = value('ISSUER')
  if (!isIssuer(issuer))
    throw wrong('ISSUER', 'the address of the provider, which begins with https:// (http:// only on this machine)')
  const clientId = value('CLIENT_ID')
  if (!clientId) throw wrong('CLIENT_ID', 'the id that the provider gave this server')
  const scopes = value('SCOPES') || 'openid email profile'
  if (!scopes.split(/\s+/).includes('openid'))
    throw wrong('SCOPES', 'scopes with openid among them, such as openid email profile')
  const hosts = listOf(value('HOSTS'))
  if (!hosts.every((host) => /^[a-z0-9.-]+$/i.test(host))) throw wrong('HOSTS', 'host names, such as oauth2.googleapis.com')
  const allowedDomains = listOf(value('ALLOWED_DOMAINS')).map((domain) => domain.toLowerCase().replace(/^@/, ''))
  if (!allowedDomains.every((domain) => /^[^\s@*/]+\.[^\s@*/.]+$/.test(domain)))
    throw wrong('ALLOWED_DOMAINS', 'the domains of addresses, such as example.com,example.org')
  const trust = value('TRUST_ADDRESSES') || 'off'
  if (trust !== 'on' && trust !== 'off') throw wrong('TRUST_ADDRESSES', 'one of on, off')
  if (trust === 'on' && allowedDomains.length === 0)
    throw wrong('TRUST_ADDRESSES', `on only with ${prefix}_ALLOWED_DOMAINS, for addresses of which the provider decides`)

  const workspace = value('WORKSPACE')
  const mapped = listOf(value('ROLES')).map((pair) => {
    const equals = pair.lastIndexOf('=')
    const [group, named] = [pair.slice(0, Math.max(equals, 0)).trim(), pair.slice(equals + 1).trim()]
    const role = roles.find((each) => each === named)
    if (!group || !role)
      throw wrong('ROLES', `pairs such as recruiters=recruiter,${everybody}=viewer, with the roles ${roles.join(', ')}`)
    return { group, role }
  })
  if (workspace && mapped.length === 0) throw wrong('ROLES', `who works in ${prefix}_WORKSPACE, such as recruiters=recruiter`)
  if (!workspace && mapped.length > 0) throw wrong('WORKSPACE', `the id of the workspace that ${prefix}_ROLES is about`)
  return {
    name,
    label: value('LABEL') || name[0]!.toUpperCase() + name.slice(1),
    issuer,
    clientId,
    clientSecret: value('CLIENT_SECRET') || null,
    scopes,
    hosts,
    allowedDomains,
    trustsAddresses: trust === 'on',
    secondFactor: value('SECOND_FACTOR') === 'always' ? 'always' : listOf(value('SECOND_FACTOR') || 'mfa'),
    groupsClaim: value('GROUPS_CLAIM') || 'groups',
    workspace: workspace ? { id: workspace, roles: mapped } : null,
  }
}

const listOf = (text: string | undefined) => (text ?? '').split(',').flatMap((each) => each.trim() || [])

function isIssuer(text: string): boolean {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.search || url.hash) return false
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere)
}
