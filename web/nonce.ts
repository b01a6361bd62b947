/**
 * Radix locks the page's scrolling with a style tag of its own making. The library that writes it looks for a nonce
 * under this name, and the page's policy lets nothing in without one.
 */
export const adoptNonceForStyles = () => {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce })
}
