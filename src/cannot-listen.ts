import type { Config } from './config.ts'

/** Why nothing can listen at the address of the settings, in one line for the person who starts it. */
export function cannotListen(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `PORT is ${port}, but another program listens there already (HOST is ${host}). Stop that program, or set another PORT.`
  if (code === 'EACCES')
    return `PORT is ${port}, but this program may not listen there (HOST is ${host}). Set a PORT from 1024 up.`
  return `HOST is "${host}", but takes an address of this machine, such as 127.0.0.1 or 0.0.0.0.`
}
