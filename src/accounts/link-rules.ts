import { resetLinkMs, verificationLinkMs } from '#src/shared/account-limits.ts'
import type { LinkRule } from '#src/shared/links.ts'
import { setUpLinkMs } from './constants.ts'
import type { LinkKind } from './ports.ts'

export const linkRules: Record<LinkKind, LinkRule> = {
  'verify-email': {
    lifeMs: verificationLinkMs,
    page: '/verify-email',
    alreadyUsed: 'This link has been used already. Your email address is verified: you can sign in.',
  },
  'reset-password': {
    lifeMs: resetLinkMs,
    page: '/reset-password',
    alreadyUsed: 'This link has been used already. Sign in with your new password, or ask for a new link.',
  },
  'set-up': {
    lifeMs: setUpLinkMs,
    page: '/setup',
    alreadyUsed: 'This link has been used already. Sign in as the administrator.',
  },
}
