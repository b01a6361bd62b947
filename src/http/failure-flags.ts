const succeeds = /^\/api\/(?:resumes\/.+|generate-(?:voice-)?questions|send-test-link|assessments\/[^/]+\/resend)$/
const isLink = /^\/api\/validate-assessment\//

/** What a failure says beside everything that any failure says, at calls whose answers say whether they worked. */
export function failureFlags(request: Request, status: number): { success?: false; valid?: false } {
  const { pathname } = URL.parse(request.url) ?? { pathname: '' }
  if (succeeds.test(pathname)) return { success: false }
  // Whoever is refused for another reason learns nothing about the link.
  return isLink.test(pathname) && (status === 404 || status === 410) ? { valid: false } : {}
}
