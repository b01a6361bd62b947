import { resetLinkMs, verificationLinkMs } from '#src/shared/account-limits.ts'
import type { LinkRule } from '#src/shared/links.ts'
import type { CompanyLinkKind } from './company.ts'

export const linkRules: Record<CompanyLinkKind, LinkRule> = {
  'verify-email': {
    lifeMs: verificationLinkMs,
    page: '/jobportal/verify-email',
    alreadyUsed: 'This link has been used already. Your email address is verified.',
  },
  'reset-password': {
    lifeMs: resetLinkMs,
    page: '/jobportal/reset-password',
    alreadyUsed: 'This link has been used already. Sign in with your new password, or ask for a new link.',
  },
}
