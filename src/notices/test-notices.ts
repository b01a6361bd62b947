import { aWorkspace } from '#src/privacy/test-privacy.ts'

export const texts = {
  controller: 'Lindqvist Staffing, Storgatan 1, Stockholm',
  contact: 'privacy@lindqvist.example',
  purpose: 'To find out whether you suit one of our open positions.',
  basis: 'Our legitimate interest in finding people for open positions (Art. 6(1)(f) GDPR).',
  words: '',
}

/** A workspace that has said what a notice has to say; somebody stands in it twice, for two jobs. */
export async function aTellingWorkspace(dataDir?: string) {
  const workspace = await aWorkspace(dataDir)
  const { rosa, server, quillon } = workspace
  await rosa.put('/api/privacy-notice', texts)
  const mails = async () => (await server.sentMails()).filter((mail) => mail.kind === 'candidate-message')
  /** The token of the newest link that was mailed to an address. */
  const linkOf = async (email: string) => {
    await server.app.worker.runDue()
    const mail = (await mails()).findLast(({ to }) => to === email)
    if (mail?.kind !== 'candidate-message' || !mail.action) throw new Error(`No link was mailed to ${email}.`)
    return new URL(mail.action.href).pathname.split('/').at(-1)!
  }
  return {
    ...workspace,
    mails,
    linkOf,
    /** Tells somebody, and resolves to the token of their link. */
    async told(candidateId = quillon, email = 'quillon.xanthopel@example.org') {
      const { status, text } = await rosa.post(`/api/candidates/${candidateId}/notice`)
      if (status !== 200) throw new Error(text)
      return linkOf(email)
    },
    byLink: (method: string, token: string, path = '', body: unknown = {}) =>
      server.call(method, `/notice/${token}${path}`, method === 'GET' ? {} : { body }),
  }
}
