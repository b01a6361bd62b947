/** Switches the page between light and dark and keeps the choice in a cookie, which the server reads before it renders. */
export const listenForThemeToggle = () => {
  addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-theme-toggle]')) return
    const dark = document.documentElement.classList.toggle('dark')
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store needs https, and this server may run without
    document.cookie = `theme=${dark ? 'dark' : 'light'};path=${document.documentElement.dataset.prefix ?? '/'};max-age=31536000;samesite=lax`
  })
  // Paper is white: the light letters of the dark theme could not be read on it.
  addEventListener('beforeprint', () => {
    const { classList } = document.documentElement
    if (!classList.contains('dark')) return
    classList.remove('dark')
    addEventListener('afterprint', () => classList.add('dark'), { once: true })
  })
}
