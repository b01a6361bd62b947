import { t } from 'elysia'
import { calls, nothing } from '#src/contracts/contract.ts'

const masked = '^/[a-z0-9/:_-]*$'

export const browserCalls = calls({
  'POST /api/browser-failures': {
    summary: 'Tell that something broke in a browser: which page, what kind of error, where in our files; nothing of who uses it',
    body: t.Object({
      /** The path of the page; whatever is no plain word is `:id`. */
      page: t.String({ maxLength: 200, pattern: masked }),
      name: t.String({ maxLength: 60, pattern: '^[A-Z][A-Za-z]*( #\\d{1,4})?$' }),
      /** Such as still-Bx81.js:12:345, the innermost first. */
      positions: t.Array(t.String({ maxLength: 120, pattern: '^[\\w.-]+\\.js:\\d{1,7}:\\d{1,7}$' }), {
        minItems: 1,
        maxItems: 5,
      }),
      version: t.String({ maxLength: 40, pattern: '^[\\w.+-]*$' }),
    }),
    answers: { 204: nothing },
  },
})
