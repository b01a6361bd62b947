import { connect } from 'node:net'

/** Sends bytes as they are, which no well-behaved client would, and resolves to what came back until the server was silent. */
export const raw = (port: number, text: string, silenceMs = 250) =>
  new Promise<{ statuses: number[]; text: string; closed: boolean }>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let got = ''
    let closed = false
    const finish = () => {
      socket.destroy()
      const statuses = [...got.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => Number(status))
      resolve({ statuses, text: got, closed })
    }
    let silence = setTimeout(finish, silenceMs * 4)
    socket.on('data', (data) => {
      got += data.toString('latin1')
      clearTimeout(silence)
      silence = setTimeout(finish, silenceMs)
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      closed = true
      clearTimeout(silence)
      finish()
    })
  })

/** Begins to send an upload and pulls the cable in the middle of a file. */
export async function brokenUpload(port: number, cookie: string) {
  const part = `--x\r\nContent-Disposition: form-data; name="resumes"; filename="a.pdf"\r\n\r\n%PDF-1.7 ${'x'.repeat(100_000)}`
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST /api/submit HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n${part}`,
  )
  await Bun.sleep(150)
  socket.destroy()
}
