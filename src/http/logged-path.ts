import { secretStarts } from '#src/shared/secret-paths.ts'

const secretPaths = new RegExp(`^(${secretStarts})/.*`, 'i')

/** The path of a request for the logs. Tokens and sealed links are secrets: what follows such a beginning is left out. */
export const loggedPath = ({ url }: Pick<Request, 'url'>) => (URL.parse(url)?.pathname ?? '').replace(secretPaths, '$1/…')
