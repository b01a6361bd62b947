/** A bucket on this machine, as a process of its own that can be ended: `bun s3-server.ts PORT FOLDER`. */
import S3rver from '@20minutes/s3rver'

const [port, directory] = process.argv.slice(2)
const server = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  // It forgets the final slash of the address when it checks the signature of a list.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: 'resumes', configs: [] }],
})
await server.run()
