import type { IdentityProvider } from '#src/accounts/identity-provider.ts'
import type { openIdConnect } from './openid-connect.ts'

/** A provider whose libraries are loaded when the first person signs in with it. */
export function identityProvider(...[settings, tools]: Parameters<typeof openIdConnect>): IdentityProvider {
  let loaded: Promise<IdentityProvider> | null = null
  const real = () => {
    loaded ??= import('./openid-connect.ts').then(({ openIdConnect }) => openIdConnect(settings, tools))
    return loaded
  }
  return {
    name: settings.name,
    begin: async (...given) => (await real()).begin(...given),
    finish: async (...given) => (await real()).finish(...given),
    askAgain: async (...given) => (await real()).askAgain(...given),
    readLogout: async (token) => (await real()).readLogout(token),
  }
}
