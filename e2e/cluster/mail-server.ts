import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string
  /** The same for the same mail, however often it was sent. */
  messageId: string
  text: string
}

/** Takes every mail that the instance sends. */
export async function mailServer() {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString()
        // Long lines are folded with a final equals sign.
        const text = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
        mails.push({
          to: session.envelope.rcptTo[0]?.address ?? '',
          messageId: /^Message-ID:\s*(\S+)/im.exec(raw)?.[1] ?? '',
          text,
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** A link of ours in the newest mail to an address; waits for it. */
    async linkTo(address: string, path: string): Promise<URL> {
      const deadline = performance.now() + 30_000
      for (;;) {
        for (const { text } of mails.filter(({ to }) => to === address).toReversed()) {
          const link = text.match(/https?:\/\/[^\s"<>]+/g)?.find((each) => new URL(each).pathname.startsWith(path))
          if (link) return new URL(link.replaceAll('&amp;', '&'))
        }
        if (performance.now() > deadline) throw new Error(`No mail to ${address} with a link to ${path}.`)
        await Bun.sleep(50)
      }
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
