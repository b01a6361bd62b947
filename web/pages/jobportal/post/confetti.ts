export const confettiPieces = 500
/** Milliseconds. */
export const confettiTime = 5000

const colours = ['#0f766e', '#f59e0b', '#e11d48', '#2563eb', '#7c3aed', '#16a34a', '#facc15']

/** Milliseconds within which all pieces set out, and over which they fade at the end. */
const settingOut = 2200
const fading = 700

const piece = (width: number, at: number) => ({
  at: (at / confettiPieces) * settingOut,
  x: Math.random() * width,
  /** Pixels a second. */
  speed: 180 + Math.random() * 240,
  drift: (Math.random() - 0.5) * 90,
  sway: 8 + Math.random() * 26,
  turn: Math.random() * Math.PI * 2,
  spin: (Math.random() - 0.5) * 9,
  size: 5 + Math.random() * 6,
  colour: colours[at % colours.length]!,
})

/** Lets confetti fall over the whole window; nothing where less motion is asked for. Returns how to end it at once. */
export const throwConfetti = (): (() => void) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  const canvas = document.createElement('canvas')
  canvas.className = 'confetti'
  canvas.setAttribute('aria-hidden', 'true')
  const scale = Math.min(2, devicePixelRatio || 1)
  const { innerWidth: width, innerHeight: height } = window
  canvas.width = width * scale
  canvas.height = height * scale
  const paint = canvas.getContext('2d')
  if (!paint) return () => {}
  document.body.append(canvas)
  const pieces = Array.from({ length: confettiPieces }, (_, at) => piece(width, at))
  const started = performance.now()
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    canvas.remove()
  }
  const draw = (now: number) => {
    const passed = now - started
    if (passed >= confettiTime) return end()
    paint.setTransform(scale, 0, 0, scale, 0, 0)
    paint.clearRect(0, 0, width, height)
    paint.globalAlpha = Math.min(1, (confettiTime - passed) / fading)
    for (const { at, x, speed, drift, sway, turn, spin, size, colour } of pieces) {
      const seconds = (passed - at) / 1000
      const y = seconds * speed - 20
      if (seconds < 0 || y > height + 20) continue
      const angle = turn + spin * seconds
      paint.setTransform(scale, 0, 0, scale, (x + drift * seconds + Math.sin(angle) * sway) * scale, y * scale)
      paint.rotate(angle)
      paint.fillStyle = colour
      // Turning over and over, a piece looks thinner and thicker.
      paint.fillRect(-size / 2, (-size / 2) * Math.cos(angle * 1.7), size, size * Math.cos(angle * 1.7))
    }
    frame = requestAnimationFrame(draw)
  }
  frame = requestAnimationFrame(draw)
  return end
}
