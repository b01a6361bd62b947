/** Start here. Whoever asks the process to stop is obeyed from the first moment on, before the server itself has been read. */
import './end-before-ready.ts'

await import('./start-server.ts')
