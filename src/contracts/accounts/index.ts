import { adminCalls } from './admin-calls.ts'
import { accountsCalls } from './calls.ts'
import { passkeyCalls } from './passkey-calls.ts'
import { providerCalls } from './provider-calls.ts'
import { securityCalls } from './security-calls.ts'
import { teamCalls } from './team-calls.ts'

/** Every call of this part of the server. */
export const accountsContract = {
  ...accountsCalls,
  ...teamCalls,
  ...securityCalls,
  ...providerCalls,
  ...passkeyCalls,
  ...adminCalls,
}
