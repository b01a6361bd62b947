/** Where passkeys belong to: they work on pages of this origin, and on those of no other host. */
export interface PasskeyPlace {
  origin: string
  rpId: string
}

/** The place that an address of a server makes, or why it makes none. `publicUrl` has no slash at the end. */
export function passkeyPlace(publicUrl: string): PasskeyPlace | { problem: string } {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost')
  if (/^[\d.]+$/.test(hostname) || hostname.startsWith('['))
    return {
      problem: `Passkeys need a name, and this server's address (${publicUrl}) is a number. Give it a name with https in PUBLIC_URL.`,
    }
  if (protocol !== 'https:' && !isHere)
    return {
      problem: `Passkeys need https, and this server's address (${publicUrl}) begins with http. Put https before it and set PUBLIC_URL.`,
    }
  return { origin, rpId: hostname }
}
