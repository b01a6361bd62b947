/** What fan-out costs at least: Bun's own publish, nothing around it. `/ws?to=7` hears what is posted to `/7`. */
const server = Bun.serve<{ topic: string }>({
  hostname: '127.0.0.1',
  port: Number(process.env.PORT),
  async fetch(request, self) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/ws') {
      const isOpen = self.upgrade(request, { data: { topic: searchParams.get('to') ?? '' } })
      return isOpen ? undefined : new Response(null, { status: 400 })
    }
    const frame = await request.text()
    const at = performance.timeOrigin + performance.now()
    if (frame !== '') server.publish(pathname.slice(1), frame)
    return Response.json(at)
  },
  websocket: {
    open: (socket) => void socket.subscribe(socket.data.topic),
    message: () => undefined,
  },
})
