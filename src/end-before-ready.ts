/**
 * Asked to stop before it serves, a process ends at once: nothing is in hand, and what it was about to do is done at the next start. To be
 * imported first, by whatever is run; imports nothing, so that it is there before anything else is read.
 */
const signals = ['SIGTERM', 'SIGINT'] as const

let tidy = () => {}

function end() {
  tidy()
  process.exit(0)
}

for (const signal of signals) process.on(signal, end)

/** `work` is done should the process end before it is ready. */
export function whenEndingEarly(work: () => void) {
  tidy = work
}

/** From now on, whoever calls this decides how the process ends. */
export function noEarlyEnd() {
  for (const signal of signals) process.off(signal, end)
}
