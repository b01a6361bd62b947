/** The path of a request for the logs. Tokens and sealed links are secrets: what follows these prefixes is left out. */
export const loggedPath = ({ url }: Pick<Request, 'url'>) =>
  (URL.parse(url)?.pathname ?? '').replace(/^(\/(?:files|assessment|quiz|interview|application|schedule))\/.*/i, '$1/…')
