import { expect, test } from 'bun:test'
import { readProviders } from './sign-in-providers.ts'

const corp = {
  OIDC_PROVIDERS: 'corp',
  OIDC_CORP_ISSUER: 'https://id.example.com/realms/corp',
  OIDC_CORP_CLIENT_ID: 'ats',
}
const withCorp = (changes: Record<string, string>) => () => readProviders({ ...corp, ...changes })

test('nobody is a provider until somebody is named', () => {
  expect(readProviders({})).toEqual([])
  expect(readProviders({ OIDC_PROVIDERS: ' ', OIDC_CORP_ISSUER: 'nonsense' })).toEqual([])
})

test('one needs an issuer and a client; the rest has defaults', () => {
  expect(readProviders(corp)).toEqual([
    {
      name: 'corp',
      label: 'Corp',
      issuer: 'https://id.example.com/realms/corp',
      clientId: 'ats',
      clientSecret: null,
      scopes: 'openid email profile',
      hosts: [],
      allowedDomains: [],
      trustsAddresses: false,
      secondFactor: ['mfa'],
      groupsClaim: 'groups',
      workspace: null,
    },
  ])
})

test('several have variables of their own, with _ where their name has a hyphen', () => {
  const both = readProviders({
    ...corp,
    OIDC_PROVIDERS: 'corp, North-Office',
    OIDC_NORTH_OFFICE_ISSUER: 'http://localhost:8080/realms/north',
    OIDC_NORTH_OFFICE_CLIENT_ID: 'north',
    OIDC_NORTH_OFFICE_ALLOWED_DOMAINS: '@Example.com, example.org',
    OIDC_NORTH_OFFICE_WORKSPACE: 'w1',
    OIDC_NORTH_OFFICE_ROLES: '/hr/leads=owner, *=viewer',
  })
  expect(both.map(({ name }) => name)).toEqual(['corp', 'north-office'])
  expect(both[1]).toMatchObject({
    allowedDomains: ['example.com', 'example.org'],
    workspace: {
      id: 'w1',
      roles: [
        { group: '/hr/leads', role: 'owner' },
        { group: '*', role: 'viewer' },
      ],
    },
  })
})

test('what cannot be used stops the start with the variable and what it takes, and never shows a secret', () => {
  expect(withCorp({ OIDC_PROVIDERS: 'corp,corp' })).toThrow('each name once')
  expect(withCorp({ OIDC_PROVIDERS: 'co rp' })).toThrow('OIDC_PROVIDERS is "co rp"')
  expect(withCorp({ OIDC_CORP_CLIENT_ID: '' })).toThrow('OIDC_CORP_CLIENT_ID is not set')
  for (const issuer of [
    '',
    'id.example.com',
    'http://id.example.com',
    'https://me:hunter2@id.example.com',
    'https://x.example/?a=1',
  ])
    expect(withCorp({ OIDC_CORP_ISSUER: issuer })).toThrow('OIDC_CORP_ISSUER')
  expect(withCorp({ OIDC_CORP_ISSUER: 'https://me:hunter2@id.example.com' })).not.toThrow('hunter2')
  expect(withCorp({ OIDC_CORP_SCOPES: 'email' })).toThrow('scopes with openid')
  expect(withCorp({ OIDC_CORP_HOSTS: 'https://oauth2.googleapis.com' })).toThrow('host names')
  expect(withCorp({ OIDC_CORP_ALLOWED_DOMAINS: '*' })).toThrow('the domains of addresses')
  const twice = { OIDC_PROVIDERS: 'corp,again', OIDC_AGAIN_ISSUER: corp.OIDC_CORP_ISSUER, OIDC_AGAIN_CLIENT_ID: 'x' }
  expect(withCorp(twice)).toThrow('each issuer once')
})
